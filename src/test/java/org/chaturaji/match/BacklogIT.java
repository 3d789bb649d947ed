package org.chaturaji.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;

import jakarta.inject.Inject;

import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;

/** How much there is to do, in a service that does nothing by itself. */
@QuarkusTest
@TestProfile(BacklogIT.Idle.class)
class BacklogIT {

    @Inject
    MatchStore store;

    @Inject
    BacklogGauges gauges;

    @Inject
    MeterRegistry metrics;

    @Inject
    AgroalDataSource database;

    /** Nothing is looked for in the time that the test takes. */
    public static final class Idle implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("chaturaji.match.poll-interval", "1h");
        }
    }

    @Test
    void whatWaitsIsCountedAndForHowLong() throws SQLException {
        assertEquals(new Backlog(0, 0, 0, Duration.ZERO), store.backlog());
        insert("open", "+ interval '1 h'");
        insert("open", "- interval '1 s'");
        insert("playing", "- interval '100 s'");
        insert("playing", "+ interval '1 h'");
        insert("playing", "+ interval '1 h'");
        Backlog backlog = store.backlog();
        assertEquals(2, backlog.open());
        assertEquals(3, backlog.playing());
        assertEquals(2, backlog.due());
        assertTrue(backlog.lag().compareTo(Duration.ofSeconds(100)) >= 0, backlog::toString);

        gauges.look();
        assertEquals(
                3,
                metrics.get("chaturaji.matches")
                        .tag("status", "playing")
                        .gauge()
                        .value());
        assertEquals(2, metrics.get("chaturaji.match.due").gauge().value());
        assertTrue(metrics.get("chaturaji.match.due.lag").gauge().value() >= 100);
    }

    private void insert(String status, String due) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("""
                    insert into matches (id, group_id, status, version, rules_version, options,
                        visibility, cpu_level, first_seat, position, server_seed, join_code, due_at,
                        created_at)
                    select gen_random_uuid(), gen_random_uuid(), '%s', 1, 1, '{}', 'private', 'easy',
                        'red', '', '', '', clock_timestamp() %s, clock_timestamp()""".formatted(status, due));
        }
    }
}
