package org.chaturaji.failure;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;

/** Keeps a match from all commands until it is closed. */
final class RowLock implements AutoCloseable {

    private final Connection connection;

    /**
     * @param connection used for nothing else, and closed with the lock
     */
    RowLock(Connection connection, UUID match) throws SQLException {
        this.connection = connection;
        connection.setAutoCommit(false);
        try (PreparedStatement lock =
                connection.prepareStatement("select 1 from matches where id = ? for update")) {
            lock.setObject(1, match);
            lock.executeQuery();
        }
    }

    /** Whether a command has come as far as the row. */
    boolean isWaitedFor() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet waiting = statement.executeQuery("""
                        select exists (select 1 from pg_locks
                            where not granted and pg_backend_pid() = any (pg_blocking_pids(pid)))""")) {
            waiting.next();
            return waiting.getBoolean(1);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
