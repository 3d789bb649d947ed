package org.chaturaji.embedded;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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

    private ServiceProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /** A service over this data directory, which may not have come up yet, or never will. */
    public static ServiceProcess launch(Path data) throws IOException {
        Path log = Files.createTempFile(Path.of("target"), "service-", ".log");
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                JAR.toString());
        builder.environment().put("CHATURAJI_DATA", data.toString());
        builder.environment().put("QUARKUS_HTTP_PORT", "0");
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        return new ServiceProcess(builder.start(), log);
    }

    /** A service over this data directory that listens. */
    public static ServiceProcess start(Path data) throws IOException {
        ServiceProcess service = launch(data);
        await().atMost(STARTS_WITHIN)
                .failFast("the service ended", () -> !service.process.isAlive())
                .until(() -> LISTENING.matcher(service.output()).find());
        return service;
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
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
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
