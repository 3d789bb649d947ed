package org.chaturaji.embedded;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The packaged service as a process of its own, which a test may kill. */
public final class ServiceProcess implements AutoCloseable {

    private static final Path JAR = Path.of("target", "quarkus-app", "quarkus-run.jar");
    private static final Duration STARTS_WITHIN = Duration.ofSeconds(90);
    private static final Pattern LISTENING = Pattern.compile("Listening on: http://[^:]+:(\\d+)");
    private static final Pattern POSTGRES = Pattern.compile("PostgreSQL started on port (\\d+)");

    private final Process process;
    private final Path log;
    private final Path data;
    private final Map<String, String> environment;

    private ServiceProcess(Process process, Path log, Path data, Map<String, String> environment) {
        this.process = process;
        this.log = log;
        this.data = data;
        this.environment = Map.copyOf(environment);
    }

    /** A service over this data directory, which may not have come up yet, or never will. */
    public static ServiceProcess launch(Path data) throws IOException {
        return launch(data, Map.of());
    }

    private static ServiceProcess launch(Path data, Map<String, String> environment)
            throws IOException {
        Path log = Files.createTempFile(Path.of("target"), "service-", ".log");
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                JAR.toString());
        builder.environment().put("CHATURAJI_DATA", data.toString());
        builder.environment().put("QUARKUS_HTTP_PORT", "0");
        builder.environment().putAll(environment);
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        return new ServiceProcess(builder.start(), log, data, environment);
    }

    /** A service over this data directory that listens. */
    public static ServiceProcess start(Path data) throws IOException {
        return start(data, Map.of());
    }

    /** A service over this data directory that listens; its settings stand in the environment. */
    public static ServiceProcess start(Path data, Map<String, String> environment)
            throws IOException {
        ServiceProcess service = launch(data, environment);
        await().atMost(STARTS_WITHIN)
                .failFast("the service ended", () -> !service.process.isAlive())
                .until(() -> LISTENING.matcher(service.output()).find());
        return service;
    }

    /** Another service with the same data, settings and address, once this one has ended. */
    public ServiceProcess again() throws IOException {
        Map<String, String> same = new HashMap<>(environment);
        same.put("QUARKUS_HTTP_PORT", port(LISTENING));
        return start(data, same);
    }

    /** The root of the service's addresses. */
    public URI uri() {
        return URI.create("http://127.0.0.1:" + port(LISTENING));
    }

    /** The address of its embedded PostgreSQL. */
    public String jdbcUrl() {
        return "jdbc:postgresql://127.0.0.1:" + port(POSTGRES) + "/postgres?user=postgres";
    }

    /** What it has printed up to now. */
    public String output() {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends it as a power cut would: no hook runs. */
    public void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** Asks it to stop, as an operator does. */
    public void stop() {
        process.destroy();
    }

    /** The exit code, when it ends within the time that a start may take. */
    public int exitCode() throws InterruptedException {
        if (!process.waitFor(STARTS_WITHIN.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("the service has not ended:\n" + output());
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        stop();
        try {
            exitCode();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
        }
    }

    private String port(Pattern pattern) {
        Matcher matcher = pattern.matcher(output());
        if (!matcher.find()) {
            throw new AssertionError("no " + pattern + " in\n" + output());
        }
        return matcher.group(1);
    }
}
