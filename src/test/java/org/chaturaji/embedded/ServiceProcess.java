package org.chaturaji.embedded;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The packaged service as a process of its own, which a test may kill. */
public final class ServiceProcess implements AutoCloseable {

    private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");
    private static final Pattern LISTENING = Pattern.compile("Listening on: http://[^:]+:(\\d+)");
    private static final Pattern POSTGRES = Pattern.compile("PostgreSQL started on port (\\d+)");

    private static final List<String> BUDGETS =
            List.of("ADDRESS", "PERSON", "PLAYERS", "CODES", "ANALYSIS");

    private static final String MANY = "1000000";

    private final JavaProcess process;
    private final Path data;
    private final Map<String, String> settings;

    private ServiceProcess(JavaProcess process, Path data, Map<String, String> settings) {
        this.process = process;
        this.data = data;
        this.settings = Map.copyOf(settings);
    }

    /** A service over this data directory, which may not have come up yet, or never will. */
    public static ServiceProcess launch(Path data) throws IOException {
        return launch(data, Map.of());
    }

    /** A command of the jar over this data directory, which ends by itself. */
    public static ServiceProcess command(
            Path data, Map<String, String> settings, String... arguments) throws IOException {
        return launch(data, settings, arguments);
    }

    private static ServiceProcess launch(
            Path data, Map<String, String> settings, String... arguments) throws IOException {
        Map<String, String> environment = new HashMap<>();
        environment.put("CHATURAJI_DATA", data.toString());
        environment.put("QUARKUS_HTTP_PORT", "0");
        // All come from one address.
        BUDGETS.forEach(budget -> environment.put("CHATURAJI_BUDGET_" + budget, MANY));
        environment.putAll(settings);
        String[] jar = Stream.concat(Stream.of("-jar", JAR.toString()), Stream.of(arguments))
                .toArray(String[]::new);
        return new ServiceProcess(JavaProcess.launch(environment, jar), data, settings);
    }

    /** A service over this data directory that listens. */
    public static ServiceProcess start(Path data) throws IOException {
        return start(data, Map.of());
    }

    /** A service over this data directory that listens; its settings stand in the environment. */
    public static ServiceProcess start(Path data, Map<String, String> settings) throws IOException {
        ServiceProcess service = launch(data, settings);
        service.process.awaitOutput(LISTENING);
        return service;
    }

    /** Another service with the same data, settings and address, once this one has ended. */
    public ServiceProcess again() throws IOException {
        Map<String, String> same = new HashMap<>(settings);
        same.put("QUARKUS_HTTP_PORT", process.printed(LISTENING));
        return start(data, same);
    }

    /** The root of the service's addresses. */
    public URI uri() {
        return URI.create("http://127.0.0.1:" + process.printed(LISTENING));
    }

    /** The address of its embedded PostgreSQL. */
    public String jdbcUrl() {
        return "jdbc:postgresql://127.0.0.1:" + process.printed(POSTGRES)
                + "/postgres?user=postgres";
    }

    /** What it has printed up to now. */
    public String output() {
        return process.output();
    }

    /** The service alone, without the servers it has started. */
    public ServerProcesses alone() {
        return new ServerProcesses(List.of(process.handle()));
    }

    public boolean isAlive() {
        return process.handle().isAlive();
    }

    /** Ends it as a power cut would: no hook runs. */
    public void kill() {
        process.kill();
    }

    /** Asks it to stop, as an operator does. */
    public void stop() {
        process.stop();
    }

    /** The exit code, when it ends within the time that a start may take. */
    public int exitCode() throws InterruptedException {
        return process.exitCode();
    }

    /** Stops it, and the servers that it has left running if it was killed. */
    @Override
    public void close() {
        process.close();
        try {
            DataDirectory directory = DataDirectory.create(data);
            FileChannel lock = directory.lock();
            PostgresServer.stop(directory);
            RedisServer.stop(directory);
            lock.close();
        } catch (IOException e) {
            // Another service is at work there.
        }
    }
}
