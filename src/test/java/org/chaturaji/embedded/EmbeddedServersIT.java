package org.chaturaji.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.redis.datasource.RedisDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

import javax.sql.DataSource;

@QuarkusTest
class EmbeddedServersIT {

    @Inject
    DataSource database;

    @Inject
    RedisDataSource redis;

    @Test
    void postgresKeepsWhatItHasConfirmed() throws SQLException {
        for (String setting : List.of("fsync", "synchronous_commit", "full_page_writes")) {
            assertEquals("on", show(setting), setting);
        }
    }

    @Test
    void statementsAndIdleTransactionsEndAfterFiveSeconds() throws SQLException {
        assertEquals("5s", show("statement_timeout"));
        assertEquals("5s", show("idle_in_transaction_session_timeout"));
    }

    @Test
    void serversAreReachedFromThisMachineOnly() throws SQLException {
        assertEquals("127.0.0.1", show("listen_addresses"));
        assertEquals("", show("unix_socket_directories"));
        assertTrue(redis.execute("CONFIG", "GET", "bind").toString().contains("127.0.0.1"));
    }

    @Test
    void redisSavesNothing() {
        assertEquals("", redis.execute("CONFIG", "GET", "save").get("save").toString());
    }

    private String show(String setting) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("SHOW " + setting)) {
            result.next();
            return result.getString(1);
        }
    }
}
