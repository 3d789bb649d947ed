package org.chaturaji.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Processes of a service or of servers, all of which may be frozen or killed at once. */
public final class ServerProcesses {

    private final List<ProcessHandle> processes;

    ServerProcesses(List<ProcessHandle> processes) {
        this.processes = List.copyOf(processes);
    }

    /** The Redis of a data directory. */
    public static ServerProcesses redis(Path directory) throws IOException {
        DataDirectory data = DataDirectory.create(directory);
        return new ServerProcesses(List.of(data.process(data.redisPidFile()).orElseThrow()));
    }

    /** The PostgreSQL of a data directory with all its children. */
    public static ServerProcesses postgres(Path directory) throws IOException {
        return new ServerProcesses(postmaster(directory).processes.stream()
                .flatMap(process -> Stream.concat(Stream.of(process), process.descendants()))
                .toList());
    }

    /** The PostgreSQL of a data directory without its children, whom it takes along. */
    public static ServerProcesses postmaster(Path directory) throws IOException {
        DataDirectory data = DataDirectory.create(directory);
        return new ServerProcesses(List.of(data.process(data.postgresPidFile()).orElseThrow()));
    }

    /** Those children of PostgreSQL that serve the connections of a service. */
    public static ServerProcesses backends(ServiceProcess service) throws SQLException {
        List<ProcessHandle> backends = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(service.jdbcUrl());
                Statement statement = connection.createStatement();
                ResultSet pids = statement.executeQuery("""
                        select pid from pg_stat_activity
                        where backend_type = 'client backend' and pid <> pg_backend_pid()""")) {
            while (pids.next()) {
                ProcessHandle.of(pids.getLong(1)).ifPresent(backends::add);
            }
        }
        return new ServerProcesses(backends);
    }

    /** Lets them neither answer nor end. */
    public void freeze() throws IOException, InterruptedException {
        signal("STOP");
    }

    /** Lets them go on where they were. */
    public void thaw() throws IOException, InterruptedException {
        signal("CONT");
    }

    public void kill() throws IOException, InterruptedException {
        signal("KILL");
    }

    /** What PostgreSQL takes for an order to shut down at once. One that is killed leaves its lock. */
    public void quit() throws IOException, InterruptedException {
        signal("QUIT");
    }

    /** Those that have ended meanwhile are no matter. */
    private void signal(String name) throws IOException, InterruptedException {
        String pids = processes.stream()
                .map(process -> Long.toString(process.pid()))
                .collect(Collectors.joining(" "));
        String each = "for pid in " + pids + "; do kill -" + name + " $pid 2>/dev/null; done; true";
        assertEquals(0, new ProcessBuilder("sh", "-c", each).start().waitFor());
    }
}
