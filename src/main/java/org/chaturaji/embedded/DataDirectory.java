package org.chaturaji.embedded;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where the embedded servers keep everything.
 *
 * @param root absolute and free of symbolic links, so that the programs of a running process can be
 *     compared with it
 */
record DataDirectory(Path root) {

    private static final int LAST_LINES = 10;

    /** The directory at this path, made when it is not there. */
    static DataDirectory create(Path path) throws IOException {
        try {
            if (!Files.exists(path)) {
                Files.createDirectories(path.toAbsolutePath());
                Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwx------"));
            }
            return new DataDirectory(path.toRealPath());
        } catch (IOException e) {
            throw new IOException(
                    "Cannot make the data directory " + path.toAbsolutePath() + " (" + e
                            + "). Set CHATURAJI_DATA to a directory that can be written.",
                    e);
        }
    }

    /** PostgreSQL's cluster; it is there only when it was initialised to the end. */
    Path cluster() {
        return root.resolve("postgresql");
    }

    Path postgresPidFile() {
        return cluster().resolve("postmaster.pid");
    }

    Path postgresLog() {
        return root.resolve("postgresql.log");
    }

    Path redisPidFile() {
        return root.resolve("redis.pid");
    }

    Path redisLog() {
        return root.resolve("redis.log");
    }

    /** Where the servers' programs are unpacked; nobody else runs programs from there. */
    Path programs() {
        return root.resolve("programs");
    }

    /**
     * The lock that tells a second living service on this directory. It is held until the channel is
     * closed or the process ends, however it ends.
     */
    FileChannel lock() throws IOException {
        FileChannel channel = FileChannel.open(
                root.resolve("lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE);
        if (channel.tryLock() == null) {
            ByteBuffer owner = ByteBuffer.allocate(20);
            channel.read(owner);
            channel.close();
            throw new IOException("The data directory " + root
                    + " is in use by another running service (process "
                    + StandardCharsets.US_ASCII.decode(owner.flip()) + "). Stop that one, or set"
                    + " CHATURAJI_DATA to another directory.");
        }
        String pid = Long.toString(ProcessHandle.current().pid());
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(pid.getBytes(StandardCharsets.US_ASCII)));
        return channel;
    }

    /**
     * The living process that a pid file of this directory names. A number that was given to some
     * other program meanwhile does not count.
     */
    Optional<ProcessHandle> process(Path pidFile) {
        try (var lines = Files.lines(pidFile)) {
            return lines.findFirst()
                    .map(String::strip)
                    .map(Long::valueOf)
                    .flatMap(ProcessHandle::of)
                    .filter(process -> process.info()
                            .command()
                            .filter(program -> program.startsWith(programs().toString()))
                            .isPresent());
        } catch (IOException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** A port of the loopback interface that is free now. */
    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** Deletes a directory with all that is in it; none is fine. */
    static void delete(Path directory) throws IOException {
        if (!Files.exists(directory)) {
            return;
        }
        try (Stream<Path> entries = Files.walk(directory)) {
            for (Path entry : entries.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(entry);
            }
        }
    }

    /** The last lines of a server's log, for a message that says why it did not start. */
    static String lastLines(Path log) {
        try {
            List<String> lines = Files.readAllLines(log, StandardCharsets.UTF_8);
            int from = Math.max(0, lines.size() - LAST_LINES);
            return String.join(System.lineSeparator(), lines.subList(from, lines.size()));
        } catch (IOException e) {
            return "(no log at " + log + ")";
        }
    }
}
