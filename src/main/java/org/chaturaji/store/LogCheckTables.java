package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.match.LogCheck;
import org.chaturaji.match.MatchLog;
import org.chaturaji.match.MatchStore;
import org.chaturaji.notation.NotationException;
import org.hibernate.StatelessSession;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/** Rows of {@code matches} beside the events that they follow from, as of one moment. */
@ApplicationScoped
@Transactional
class LogCheckTables implements LogCheck {

    private static final UUID FIRST = new UUID(0, 0);

    /** What a row says that follows from the log. */
    private static final Map<String, Function<MatchEntity, Object>> COLUMNS = columns();

    private final StatelessSession session;
    private final MatchStore store;

    LogCheckTables(StatelessSession session, MatchStore store) {
        this.session = session;
        this.store = store;
    }

    private static Map<String, Function<MatchEntity, Object>> columns() {
        Map<String, Function<MatchEntity, Object>> columns = new LinkedHashMap<>();
        columns.put("status", row -> row.status);
        columns.put("version", row -> row.version);
        columns.put("position", row -> row.position);
        columns.put("options", row -> row.options.options());
        columns.put("visibility", row -> row.visibility);
        columns.put("cpu_level", row -> row.cpuLevel);
        columns.put("created_at", row -> row.createdAt);
        columns.put("started_at", row -> Optional.ofNullable(row.startedAt));
        columns.put("ended_at", row -> Optional.ofNullable(row.endedAt));
        return columns;
    }

    @Override
    public List<UUID> after(Optional<UUID> last, int limit) {
        return session.createNativeQuery(
                        "select id from matches where id > :last order by id limit :limit",
                        UUID.class)
                .setParameter("last", last.orElse(FIRST))
                .setParameter("limit", limit)
                .getResultList();
    }

    @Override
    public Optional<List<String>> differences(UUID match) {
        session.createNativeMutationQuery("set transaction isolation level repeatable read")
                .executeUpdate();
        return Optional.ofNullable(session.get(MatchEntity.class, match)).map(this::differences);
    }

    private List<String> differences(MatchEntity row) {
        try {
            MatchLog log = store.find(row.id).orElseThrow();
            MatchEntity byLog = new MatchEntity(log.match(), row.dueAt);
            return COLUMNS.keySet().stream()
                    .flatMap(column -> difference(column, row, byLog).stream())
                    .toList();
        } catch (NotationException | IllegalArgumentException | IllegalStateException e) {
            return List.of("the log cannot be replayed: " + e.getMessage());
        }
    }

    private static Optional<String> difference(String column, MatchEntity row, MatchEntity byLog) {
        Function<MatchEntity, Object> value = Objects.requireNonNull(COLUMNS.get(column));
        Object there = value.apply(row);
        Object expected = value.apply(byLog);
        return there.equals(expected)
                ? Optional.empty()
                : Optional.of(column + ": " + there + ", by the log " + expected);
    }
}
