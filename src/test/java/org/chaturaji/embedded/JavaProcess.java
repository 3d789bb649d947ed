package org.chaturaji.embedded;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A virtual machine of its own whose output can be read. It is asked to stop when this one ends,
 * however it does.
 */
final class JavaProcess implements AutoCloseable {

    private static final Duration STARTS_WITHIN = Duration.ofSeconds(90);

    private final Process process;
    private final Path log;

    private JavaProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /** A virtual machine with these arguments and, in the environment, these settings. */
    static JavaProcess launch(Map<String, String> environment, String... arguments)
            throws IOException {
        Path log = Files.createTempFile(Path.of("target"), "process-", ".log");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command =
                Stream.concat(Stream.of(java), Stream.of(arguments)).toList();
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().putAll(environment);
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        Process process = builder.start();
        guard(process);
        return new JavaProcess(process, log);
    }

    /** Reads from a pipe whose other end is nowhere but in this virtual machine, until that ends. */
    @SuppressWarnings("FutureReturnValueIgnored") // nothing is left to be done then
    private static void guard(Process process) throws IOException {
        String script = String.format(
                "trap '' HUP INT TERM; read -r end; kill -TERM %1$d; kill -CONT %1$d",
                process.pid());
        Process guard = new ProcessBuilder("sh", "-c", script).start();
        process.onExit().thenRun(guard::destroyForcibly);
    }

    /** Waits until it has printed something that matches. */
    void awaitOutput(Pattern pattern) {
        await().atMost(STARTS_WITHIN)
                .failFast(() -> assertTrue(process.isAlive(), this::output))
                .until(() -> pattern.matcher(output()).find());
    }

    /** The first group of the first match in what it has printed. */
    String printed(Pattern pattern) {
        Matcher matcher = pattern.matcher(output());
        if (!matcher.find()) {
            throw new AssertionError("no " + pattern + " in\n" + output());
        }
        return matcher.group(1);
    }

    /** What it has printed up to now. */
    String output() {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    ProcessHandle handle() {
        return process.toHandle();
    }

    /** Ends it as a power cut would: no hook runs. */
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** Asks it to stop. */
    void stop() {
        process.destroy();
    }

    /** The exit code, when it ends within the time that a start may take. */
    int exitCode() throws InterruptedException {
        if (!process.waitFor(STARTS_WITHIN.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("the process has not ended:\n" + output());
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
}
