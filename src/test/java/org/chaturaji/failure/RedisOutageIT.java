package org.chaturaji.failure;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.client.Client;
import org.chaturaji.embedded.ServerProcesses;
import org.chaturaji.embedded.ServiceProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;

/** Redis may go at any time: commands are still done, and it is told. */
class RedisOutageIT {

    private static final Duration NOTICED_WITHIN = Duration.ofSeconds(20);
    private static final int COMMANDS = 10;

    @TempDir
    Path data;

    @Test
    void commandsGoOnWhileRedisIsFrozenAndAfterItWasKilled() throws Exception {
        try (ServiceProcess service = ServiceProcess.start(data)) {
            Probe probe = new Probe(service.uri());
            Client ann = Client.register(service.uri(), "Ann", answer -> {});
            ServerProcesses redis = ServerProcesses.redis(data);
            awaitRedis(probe, true);

            redis.freeze();
            try {
                commandsAreDone(ann);
                awaitRedis(probe, false);
                assertTrue(probe.isReady());
            } finally {
                redis.thaw();
            }
            awaitRedis(probe, true);
            commandsAreDone(ann);

            redis.kill();
            commandsAreDone(ann);
            awaitRedis(probe, false);
            assertTrue(probe.isReady());
            outagesAreLoggedOnceEach(service.output());
        }
    }

    private static void awaitRedis(Probe probe, boolean there) {
        await().atMost(NOTICED_WITHIN)
                .until(() -> probe.hasAll() == there
                        && probe.metric("chaturaji_redis_up") == (there ? 1 : 0));
    }

    private static void commandsAreDone(Client host) {
        String match =
                Client.json(host.command("/api/matches", "{}"), 201).path("id").asText();
        for (int i = 0; i < COMMANDS; i++) {
            String[] seats = {"green", "red"};
            Client.json(host.put("/api/matches/" + match + "/seats/" + seats[i % 2]), 201);
        }
    }

    private static void outagesAreLoggedOnceEach(String output) {
        long away =
                output.lines().filter(line -> line.contains("Redis is away")).count();
        long back =
                output.lines().filter(line -> line.contains("Redis is back")).count();
        assertEquals(away - 1, back, output);
        assertTrue(away < COMMANDS, output);
        assertFalse(output.contains("ERROR"), output);
    }
}
