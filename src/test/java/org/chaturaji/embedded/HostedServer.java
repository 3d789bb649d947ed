package org.chaturaji.embedded;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A server that belongs to no service, so that several may use it and a test may stop and start it.
 * A virtual machine of its own starts it, and stops it at its end.
 */
public final class HostedServer implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("serving (\\S+)");

    private final Kind kind;
    private final Path directory;
    private final int port;
    private JavaProcess host;

    private HostedServer(Kind kind, Path directory) throws IOException {
        this.kind = kind;
        this.directory = directory;
        port = DataDirectory.freePort();
        host = launch();
    }

    /** A PostgreSQL over this data directory that accepts connections. */
    public static HostedServer postgres(Path directory) throws IOException {
        return new HostedServer(Kind.POSTGRES, directory);
    }

    /** A Redis that answers; what is in it goes with it. */
    public static HostedServer redis(Path directory) throws IOException {
        return new HostedServer(Kind.REDIS, directory);
    }

    private JavaProcess launch() throws IOException {
        JavaProcess launched = JavaProcess.launch(
                Map.of(),
                "-cp",
                System.getProperty("java.class.path"),
                HostedServer.class.getName(),
                kind.name(),
                directory.toString(),
                Integer.toString(port));
        launched.awaitOutput(ADDRESS);
        return launched;
    }

    /** Runs a server of a kind, in a directory, on a port, until it is told to stop. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        DataDirectory data = DataDirectory.create(Path.of(arguments[1]));
        StopAtExit.lockAndRegister(data);
        int port = Integer.parseInt(arguments[2]);
        System.out.println("serving " + Kind.valueOf(arguments[0]).start(data, port));
        Thread.currentThread().join();
    }

    /** Where services find it. */
    public String address() {
        return host.printed(ADDRESS);
    }

    /** Ends it at once: what it has not written yet it has to recover when it starts again. */
    public void kill() throws IOException, InterruptedException {
        kind.kill(directory);
        close();
    }

    /** Starts it again where it was, once it has ended. */
    public void start() throws IOException {
        host = launch();
    }

    /** Stops it as an operator does. */
    @Override
    public void close() {
        host.close();
    }

    private enum Kind {
        POSTGRES {
            @Override
            String start(DataDirectory data, int port) throws IOException {
                return PostgresServer.start(data, port);
            }

            @Override
            void kill(Path directory) throws IOException, InterruptedException {
                ServerProcesses.postmaster(directory).quit();
            }
        },
        REDIS {
            @Override
            String start(DataDirectory data, int port) throws IOException {
                return RedisServer.start(data, port);
            }

            @Override
            void kill(Path directory) throws IOException, InterruptedException {
                ServerProcesses.redis(directory).kill();
            }
        };

        abstract String start(DataDirectory data, int port) throws IOException;

        abstract void kill(Path directory) throws IOException, InterruptedException;
    }
}
