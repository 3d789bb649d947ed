package org.chaturaji.embedded;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import io.zonky.test.db.postgres.util.LinuxUtils;

import org.jboss.logging.Logger;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.stream.Stream;

/** The PostgreSQL of a data directory: durable, on a free port of the loopback interface. */
final class PostgresServer {

    static final String USER = "postgres";

    private static final Logger LOG = Logger.getLogger(PostgresServer.class);

    /** Long enough for the recovery after a crash; one that cannot start is waited for as long. */
    private static final Duration STARTS_WITHIN = Duration.ofSeconds(30);

    private static final String UNFINISHED = "postgresql-unfinished-";

    private PostgresServer() {}

    /** The JDBC address of the server, which is running and accepts connections. */
    static String start(DataDirectory data) throws IOException {
        return start(data, DataDirectory.freePort());
    }

    /** The JDBC address of the server, which is running on this port and accepts connections. */
    static String start(DataDirectory data, int port) throws IOException {
        refuseRootWithoutNamespaces();
        try {
            initialise(data);
            EmbeddedPostgres server = start(data, data.cluster(), port);
            if (data.process(data.postgresPidFile()).isEmpty()) {
                throw new IOException("the port was taken by somebody else");
            }
            // The library lets everybody write there.
            Files.setPosixFilePermissions(
                    data.programs(), PosixFilePermissions.fromString("rwx------"));
            LOG.infof("PostgreSQL started on port %d, data in %s", server.getPort(), data.root());
            return "jdbc:postgresql://127.0.0.1:" + server.getPort() + "/postgres";
        } catch (IOException | IllegalStateException e) {
            throw new IOException(
                    "The embedded PostgreSQL did not start (" + e.getMessage() + "). Set"
                            + " QUARKUS_DATASOURCE_JDBC_URL to use one of your own. Its last words, from "
                            + data.postgresLog() + ":" + System.lineSeparator()
                            + DataDirectory.lastLines(data.postgresLog()),
                    e);
        }
    }

    /** Stops the server of this directory when there is one, and waits for its end. */
    static void stop(DataDirectory data) {
        data.process(data.postgresPidFile()).ifPresent(PostgresServer::interrupt);
        Processes.awaitEnd(() -> data.process(data.postgresPidFile()));
    }

    /** SIGINT: stop cleanly now. SIGTERM, all that Java can send, would wait for the clients. */
    private static void interrupt(ProcessHandle server) {
        try {
            new ProcessBuilder("sh", "-c", "kill -INT " + server.pid()).start();
        } catch (IOException e) {
            server.destroy();
        }
    }

    /**
     * Makes the cluster under another name first, and renames it: so one that was interrupted half
     * way is never taken for a whole one, and a whole one is never thrown away.
     */
    private static void initialise(DataDirectory data) throws IOException {
        if (Files.exists(data.cluster())) {
            return;
        }
        try (Stream<Path> entries = Files.list(data.root())) {
            for (Path entry : entries.toList()) {
                if (entry.getFileName().toString().startsWith(UNFINISHED)) {
                    DataDirectory.delete(entry);
                }
            }
        }
        Path unfinished = Files.createTempDirectory(data.root(), UNFINISHED);
        start(data, unfinished, DataDirectory.freePort()).close();
        Files.move(unfinished, data.cluster());
    }

    private static EmbeddedPostgres start(DataDirectory data, Path cluster, int port)
            throws IOException {
        File log = data.postgresLog().toFile();
        return EmbeddedPostgres.builder()
                .setOverrideWorkingDirectory(data.programs().toFile())
                .setDataDirectory(cluster)
                .setCleanDataDirectory(false)
                .setRegisterShutdownHook(false)
                .setPort(port)
                .setPGStartupWait(STARTS_WITHIN)
                .setOutputRedirector(Redirect.to(log))
                .setErrorRedirector(Redirect.to(log))
                // The library turns both off, which is quick for tests and loses moves in a crash.
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("listen_addresses", "127.0.0.1")
                .setServerConfig("unix_socket_directories", "")
                .setServerConfig("log_checkpoints", "off")
                .start();
    }

    /** PostgreSQL refuses to run as root; a user namespace of its own makes it believe it is not. */
    private static void refuseRootWithoutNamespaces() throws IOException {
        if ("root".equals(System.getProperty("user.name")) && !LinuxUtils.isUnshareAvailable()) {
            throw new IOException("The embedded PostgreSQL cannot run as root here, because this"
                    + " machine does not allow user namespaces (`unshare -U true` fails). Start the"
                    + " service as an ordinary user, or allow them (sysctl"
                    + " user.max_user_namespaces), or set QUARKUS_DATASOURCE_JDBC_URL to use a"
                    + " PostgreSQL of your own.");
        }
    }
}
