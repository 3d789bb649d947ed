package org.chaturaji.store;

import jakarta.inject.Singleton;
import jakarta.transaction.RollbackException;

import org.chaturaji.match.Outages;

import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransientConnectionException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Outages of PostgreSQL, by the SQL state that stands somewhere among the causes. */
@Singleton
final class SqlOutages implements Outages {

    /** More causes than any exception has; a chain of causes may be a ring. */
    private static final int MOST_CAUSES = 32;

    /** Connection, resources, and operator intervention, the time-out of a statement included. */
    private static final Set<String> AWAY = Set.of("08", "53", "57");

    /**
     * A server that takes no writes, as one that is about to take over; a transaction that was ended
     * because this replica left it lying.
     */
    private static final Set<String> NO_LONGER = Set.of("25006", "25P03");

    /** A lock that did not come free, a deadlock, a serialization failure. */
    private static final Set<String> BUSY = Set.of("55P03", "40P01", "40001");

    @Override
    public boolean isOutage(Throwable failure) {
        return anyCause(failure, SqlOutages::isAway) || isOverdue(failure);
    }

    @Override
    public boolean isBusy(Throwable failure) {
        return anyCause(failure, cause -> BUSY.contains(state(cause)));
    }

    /** The transaction manager rolls back by itself what takes too long, and names no other reason. */
    private static boolean isOverdue(Throwable failure) {
        return !anyCause(failure, cause -> true)
                && causes(failure).stream().anyMatch(RollbackException.class::isInstance);
    }

    private static boolean anyCause(Throwable failure, Predicate<SQLException> test) {
        return causes(failure).stream()
                .anyMatch(cause -> cause instanceof SQLException sql && test.test(sql));
    }

    /** A commit that failed tells its reason only in what the transaction manager suppressed. */
    private static List<Throwable> causes(Throwable failure) {
        List<Throwable> causes = new ArrayList<>();
        Deque<Throwable> left = new ArrayDeque<>(List.of(failure));
        while (!left.isEmpty() && causes.size() < MOST_CAUSES) {
            Throwable next = left.remove();
            causes.add(next);
            Optional.ofNullable(next.getCause()).ifPresent(left::add);
            left.addAll(List.of(next.getSuppressed()));
        }
        return causes;
    }

    private static boolean isAway(SQLException failure) {
        String state = state(failure);
        return failure instanceof SQLTransientConnectionException
                || failure instanceof SQLTimeoutException
                || NO_LONGER.contains(state)
                || (state.length() == 5 && AWAY.contains(state.substring(0, 2)))
                || isFromPool(failure);
    }

    /** The pool says without any state that no connection came free in time. */
    private static boolean isFromPool(SQLException failure) {
        return state(failure).isEmpty()
                && String.valueOf(failure.getMessage()).contains("cquisition timeout");
    }

    private static String state(SQLException failure) {
        String state = failure.getSQLState();
        return state == null ? "" : state;
    }
}
