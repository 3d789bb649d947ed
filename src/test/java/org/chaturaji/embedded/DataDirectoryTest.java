package org.chaturaji.embedded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

class DataDirectoryTest {

    @TempDir
    Path directory;

    @Test
    void isMadeForItsOwnerAlone() throws IOException {
        DataDirectory data = DataDirectory.create(directory.resolve("a b/data"));
        assertEquals(
                "rwx------",
                PosixFilePermissions.toString(Files.getPosixFilePermissions(data.root())));
    }

    @Test
    void processOfAnotherProgramIsNotTakenForTheServer() throws IOException {
        DataDirectory data = DataDirectory.create(directory);
        Files.writeString(data.redisPidFile(), ProcessHandle.current().pid() + "\n");
        assertEquals(Optional.empty(), data.process(data.redisPidFile()));
    }

    @Test
    void processIsNoneWithoutOrWithABrokenPidFile() throws IOException {
        DataDirectory data = DataDirectory.create(directory);
        assertEquals(Optional.empty(), data.process(data.redisPidFile()));
        Files.writeString(data.redisPidFile(), "junk");
        assertEquals(Optional.empty(), data.process(data.redisPidFile()));
        Files.writeString(data.redisPidFile(), "");
        assertEquals(Optional.empty(), data.process(data.redisPidFile()));
    }

    @Test
    void lastLinesAreTheEndOfTheLog() throws IOException {
        Path log = directory.resolve("log");
        Files.writeString(log, "x\n".repeat(20) + "last\n");
        assertTrue(DataDirectory.lastLines(log).endsWith("x" + System.lineSeparator() + "last"));
    }

    @Test
    void deleteTakesAWholeTreeAndMindsNone() throws IOException {
        Path tree = directory.resolve("tree");
        Files.createDirectories(tree.resolve("branch"));
        Files.writeString(tree.resolve("branch/leaf"), "");
        DataDirectory.delete(tree);
        DataDirectory.delete(tree);
        assertTrue(Files.notExists(tree));
    }
}
