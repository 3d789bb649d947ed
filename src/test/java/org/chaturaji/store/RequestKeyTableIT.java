package org.chaturaji.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.match.Expiring;
import org.chaturaji.match.KeptAnswer;
import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Optional;
import java.util.UUID;

@QuarkusTest
class RequestKeyTableIT {

    @Inject
    RequestKeyTable keys;

    @Inject
    AgroalDataSource database;

    private final UUID scope = new UUID(1, System.nanoTime());
    private final UUID player = new UUID(2, 2);
    private final KeptAnswer answer = new KeptAnswer("abc", scope, 7);
    private final KeptAnswer later = new KeptAnswer("def", scope, 9);

    @Test
    void aKeyIsKeptForItsScopeAndPlayer() {
        assertTrue(keys.keep(scope, player, "k", answer));
        assertEquals(Optional.of(answer), keys.find(scope, player, "k"));
        assertTrue(keys.find(scope, player, "other").isEmpty());
        assertTrue(keys.find(scope, new UUID(3, 3), "k").isEmpty());
        assertTrue(keys.find(new UUID(4, 4), player, "k").isEmpty());
    }

    @Test
    void aTakenKeyStaysAsItWas() {
        keys.keep(scope, player, "k", answer);
        assertFalse(keys.keep(scope, player, "k", later));
        assertEquals(Optional.of(answer), keys.find(scope, player, "k"));
    }

    @Test
    void afterADayAKeyCanBeUsedAgain() throws SQLException {
        keys.keep(scope, player, "k", answer);
        makeOlder();
        assertTrue(keys.find(scope, player, "k").isEmpty());
        assertTrue(keys.keep(scope, player, "k", later));
        assertEquals(Optional.of(later), keys.find(scope, player, "k"));
    }

    @Test
    void oldKeysAreDropped() throws SQLException {
        keys.keep(scope, player, "old", answer);
        makeOlder();
        keys.keep(scope, player, "new", answer);
        assertTrue(keys.dropExpired() >= 1);
        assertEquals(0, keys.dropExpired());
        assertTrue(keys.find(scope, player, "new").isPresent());
    }

    @Test
    void manyOldKeysAreDroppedInBatches() throws SQLException {
        execute("""
                insert into idempotency_keys
                    (scope, player_id, key, request_hash, match_id, seq, created_at)
                select ?::uuid, gen_random_uuid(), 'k', 'h', gen_random_uuid(), 1,
                    clock_timestamp() - interval '24 hours'
                from generate_series(1, %d)""".formatted(Expiring.BATCH + 1));
        assertEquals(Expiring.BATCH, keys.dropExpired());
        assertTrue(keys.dropExpired() >= 1);
        assertEquals(0, keys.dropExpired());
    }

    private void makeOlder() throws SQLException {
        execute("update idempotency_keys set created_at = created_at - interval '24 hours'"
                + " where scope = ?");
    }

    private void execute(String change) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(change)) {
            statement.setObject(1, scope);
            statement.executeUpdate();
        }
    }
}
