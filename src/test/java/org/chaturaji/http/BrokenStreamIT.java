package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.client.EventStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.UUID;

/** A fault after the answer has begun ends the stream, and does not hang it. */
@QuarkusTest
@Timeout(60)
class BrokenStreamIT {

    @Inject
    AgroalDataSource database;

    @Test
    void aStreamOfALogThatCannotBeReadIsClosed() throws SQLException {
        Api.Person ann = Api.newPerson("Ann");
        String match = Api.newMatch(ann, "{}");
        try (EventStream stream = Streamed.open("/api/matches/" + match + "/events");
                EventStream own = Streamed.open("/api/players/me/events", Streamed.as(ann))) {
            assertEquals("match", stream.next().orElseThrow().name());
            assertEquals("matches", own.next().orElseThrow().name());
            addNonsense(match);
            assertTrue(stream.next().isEmpty());
            assertTrue(own.next().isEmpty());
        }
    }

    /** What a later release may write that this one does not know. */
    private void addNonsense(String match) throws SQLException {
        try (Connection connection = database.getConnection()) {
            for (String sql : new String[] {
                "insert into match_events (match_id, seq, at, kind, caused_by, body)"
                        + " values (?, 2, now(), 'rejoiced', 'service', '{}')",
                "update matches set version = 2, due_at = null where id = ?"
            }) {
                try (PreparedStatement statement = connection.prepareStatement(sql)) {
                    statement.setObject(1, UUID.fromString(match));
                    assertEquals(1, statement.executeUpdate());
                }
            }
        }
    }
}
