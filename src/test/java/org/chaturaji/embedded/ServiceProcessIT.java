package org.chaturaji.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/** What only a service of its own process can show: being killed, stopped, refused. */
class ServiceProcessIT {

    @TempDir
    Path directory;

    @Test
    void killedServiceFindsItsDataAndStopsWhatItLeft() throws Exception {
        DataDirectory data = DataDirectory.create(directory.resolve("a b/data"));
        ServiceProcess killed = ServiceProcess.start(data.root());
        write(killed, "CREATE TABLE kept AS SELECT 42 AS answer");
        killed.kill();
        Optional<ProcessHandle> orphan = data.process(data.postgresPidFile());
        assertTrue(orphan.isPresent());
        assertTrue(data.process(data.redisPidFile()).isPresent());

        try (ServiceProcess service = ServiceProcess.start(data.root())) {
            assertEquals(42, read(service, "SELECT answer FROM kept"));
            assertNotEquals(orphan, data.process(data.postgresPidFile()));
        }
        assertEquals(Optional.empty(), data.process(data.postgresPidFile()));
        assertEquals(Optional.empty(), data.process(data.redisPidFile()));
    }

    @Test
    void secondServiceOnTheSameDataIsRefusedAndOneBesideItRuns() throws Exception {
        Path first = directory.resolve("first");
        try (ServiceProcess service = ServiceProcess.start(first);
                ServiceProcess refused = ServiceProcess.launch(first);
                ServiceProcess beside = ServiceProcess.start(directory.resolve("second"))) {
            assertEquals(1, refused.exitCode());
            assertTrue(refused.output().contains("is in use by another running service (process"));
            assertFalse(refused.output().contains("\tat "), refused.output());
            assertNotEquals(service.jdbcUrl(), beside.jdbcUrl());
            assertEquals(1, read(service, "SELECT 1"));
        }
    }

    private static void write(ServiceProcess service, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(service.jdbcUrl());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static int read(ServiceProcess service, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(service.jdbcUrl());
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            result.next();
            return result.getInt(1);
        }
    }
}
