package org.chaturaji.embedded;

import org.jboss.logging.Logger;

import redis.embedded.core.ExecutableProvider;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The Redis of a data directory: nothing saved, on a free port of the loopback interface. */
final class RedisServer {

    private static final Logger LOG = Logger.getLogger(RedisServer.class);

    private static final Duration STARTS_WITHIN = Duration.ofSeconds(10);
    private static final int PING_TIMEOUT_MILLIS = 500;

    private RedisServer() {}

    /** The address of the server, which is running and answers. */
    static String start(DataDirectory data) throws IOException {
        return start(data, DataDirectory.freePort());
    }

    /** The address of the server, which is running on this port and answers. */
    static String start(DataDirectory data, int port) throws IOException {
        Path output = data.redisLog();
        Files.deleteIfExists(output);
        Process launcher = new ProcessBuilder(command(data, port))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        if (!started(launcher, port)) {
            throw new IOException("The embedded Redis did not start. Set QUARKUS_REDIS_HOSTS to use"
                    + " one of your own. Its last words, from " + output + ":"
                    + System.lineSeparator() + DataDirectory.lastLines(output));
        }
        LOG.infof("Redis started on port %d, nothing of it is kept", port);
        return "redis://127.0.0.1:" + port;
    }

    /** Stops the server of this directory when there is one, and waits for its end. */
    static void stop(DataDirectory data) {
        data.process(data.redisPidFile()).ifPresent(ProcessHandle::destroy);
        Processes.awaitEnd(() -> data.process(data.redisPidFile()));
    }

    /** As a daemon, so that Ctrl-C in the terminal reaches the service alone. */
    private static List<String> command(DataDirectory data, int port) throws IOException {
        Path programs = data.programs().resolve("redis");
        DataDirectory.delete(programs);
        Files.createDirectories(programs);
        return List.of(
                ExecutableProvider.newJarResourceProvider(programs.toFile())
                        .get()
                        .getPath(),
                "--bind",
                "127.0.0.1",
                "--port",
                Integer.toString(port),
                "--save",
                "",
                "--appendonly",
                "no",
                "--dir",
                data.root().toString(),
                "--daemonize",
                "yes",
                "--pidfile",
                data.redisPidFile().toString(),
                "--logfile",
                data.redisLog().toString());
    }

    /** The launcher ends as soon as the daemon runs, or with an error. */
    private static boolean started(Process launcher, int port) {
        return Processes.await(STARTS_WITHIN, () -> !launcher.isAlive())
                && launcher.exitValue() == 0
                && Processes.await(STARTS_WITHIN, () -> answers(port));
    }

    private static boolean answers(int port) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(PING_TIMEOUT_MILLIS);
            socket.getOutputStream().write("PING\r\n".getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            return new String(in.readNBytes(5), StandardCharsets.US_ASCII).equals("+PONG");
        } catch (IOException e) {
            return false;
        }
    }
}
