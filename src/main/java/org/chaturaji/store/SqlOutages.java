package org.chaturaji.store;

import jakarta.inject.Singleton;

import org.chaturaji.match.Outages;
import org.jspecify.annotations.Nullable;

import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.SQLTransientConnectionException;
import java.util.Set;

/** Outages of PostgreSQL, by the SQL state that stands somewhere among the causes. */
@Singleton
final class SqlOutages implements Outages {

    /** More causes than any exception has; a chain of causes may be a ring. */
    private static final int MOST_CAUSES = 32;

    /**
     * Connection (08), resources (53) and operator intervention (57, a statement's time-out
     * included), locks that did not come free, and a server that takes no writes.
     */
    private static final Set<String> CLASSES = Set.of("08", "53", "57");

    private static final Set<String> STATES = Set.of("55P03", "25006");

    @Override
    public boolean isOutage(Throwable failure) {
        @Nullable Throwable cause = failure;
        for (int i = 0; cause != null && i < MOST_CAUSES; i++) {
            if (cause instanceof SQLException sql && isOutage(sql)) {
                return true;
            }
            cause = cause.getCause();
        }
        return false;
    }

    private static boolean isOutage(SQLException failure) {
        String state = failure.getSQLState();
        return failure instanceof SQLTransientConnectionException
                || failure instanceof SQLTimeoutException
                || isFromPool(failure)
                || (state != null
                        && (STATES.contains(state)
                                || (state.length() == 5
                                        && CLASSES.contains(state.substring(0, 2)))));
    }

    /** The pool says that no connection came free in time without any state. */
    private static boolean isFromPool(SQLException failure) {
        String message = failure.getMessage();
        return failure.getSQLState() == null
                && message != null
                && message.contains("cquisition timeout");
    }
}
