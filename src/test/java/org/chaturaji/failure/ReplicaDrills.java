package org.chaturaji.failure;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.embedded.ServerProcesses;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/**
 * What befalls replicas in operation befalls them in the middle of a load. Whatever it is, nothing
 * acknowledged is lost and nothing happens twice: each {@link Table} sees to that.
 */
@TestInstance(Lifecycle.PER_CLASS)
abstract class ReplicaDrills {

    private static final long SEED = 20261103;

    /** Computers hardly wait, and a step that died with its replica is soon taken again. */
    private static final Map<String, String> SETTINGS = Map.of(
            "CHATURAJI_MATCH_COMPUTER_PAUSE", "20ms",
            "CHATURAJI_MATCH_POLL_INTERVAL", "20ms",
            "CHATURAJI_MATCH_LEASE", "1s");

    private static final Duration COMPUTERS_END_WITHIN = Duration.ofMinutes(2);
    private static final int COMMANDS_EACH = 5;

    private final int tables;
    private final int kills;
    private final Map<String, String> settings;

    private Replicas replicas;

    /**
     * @param tables at how many tables at once people play
     * @param kills how often a replica is killed
     * @param settings of the replicas
     */
    ReplicaDrills(int tables, int kills, Map<String, String> settings) {
        this.tables = tables;
        this.kills = kills;
        this.settings = new HashMap<>(settings);
        this.settings.putAll(SETTINGS);
    }

    @BeforeAll
    void start(@TempDir Path directory) throws IOException {
        replicas = Replicas.start(directory.resolve("a b"), settings);
    }

    @AfterAll
    void stop() {
        replicas.close();
    }

    /** One drill that fails shall not make the next one fail. */
    @BeforeEach
    void startMissing() {
        replicas.startServices();
    }

    @AfterEach
    void noFaultWasLogged() {
        for (int i = 0; i < Replicas.COUNT; i++) {
            String output = replicas.service(i).output();
            assertFalse(output.contains(" ERROR "), output);
        }
    }

    @Test
    void everythingSentTwiceCountsOnce() {
        try (Load load = Load.start(replicas, tables, SEED)) {
            load.finish();
        }
    }

    @Test
    void redisIsKilledAndStartedAgain() throws Exception {
        try (Load load = underWay()) {
            replicas.redis().kill();
            load.await(() -> redisIs(0));
            goOn(load);
            replicas.redis().start();
            load.await(() -> redisIs(1));
            goOn(load);
            load.finish();
        }
    }

    private boolean redisIs(double up) {
        return IntStream.range(0, Replicas.COUNT)
                .allMatch(i -> new Probe(replicas.uri(i)).metric("chaturaji_redis_up") == up);
    }

    /** Its command is taken over meanwhile; what is left of it comes to nothing. */
    @Test
    void holderOfTheLockIsStoppedForLongerThanTheLockLives() throws Exception {
        try (Load load = underWay()) {
            StartedMatch match = StartedMatch.begin(replicas);
            ServerProcesses holder = replicas.service(0).alone();
            CompletableFuture<String> first;
            try (RowLock row = new RowLock(replicas.connect(), match.id())) {
                first = CompletableFuture.supplyAsync(() -> match.rollAt(0));
                load.await(row::isWaitedFor);
                holder.freeze();
            }
            try {
                assertEquals(match.rollAt(1), first.join());
                load.awaitCommands(tables);
            } finally {
                holder.thaw();
            }
            isServed(load, 0);
            goOn(load);
            assertEquals(1, match.rollsOfItsPerson());
            load.finish();
        }
    }

    @Test
    void oneReplicaIsKilledAndStartedAgain() {
        try (Load load = underWay()) {
            for (int i = 0; i < kills; i++) {
                replicas.service(1).kill();
                goOn(load);
                replicas.startService(1);
                isServed(load, 1);
            }
            load.finish();
        }
    }

    /** Everybody is told to come back meanwhile. */
    @Test
    void postgresIsKilledAndStartedAgain() throws Exception {
        try (Load load = underWay()) {
            Traffic traffic = load.traffic();
            replicas.postgres().kill();
            load.await(() -> traffic.refusedBy(0) > 0 && traffic.refusedBy(1) > 0);
            replicas.postgres().start();
            goOn(load);
            load.finish();
        }
    }

    /** Each kill finds matches that have just begun: such games are over within seconds. */
    @Test
    void computersPlayOnThoughAllReplicasAreKilled() throws Exception {
        ComputerMatches matches = new ComputerMatches(replicas);
        for (int i = 0; i < kills; i++) {
            matches.start(tables / kills);
            assertTrue(matches.running() > 0);
            replicas.killServices();
            replicas.startServices();
        }
        await().atMost(COMPUTERS_END_WITHIN).until(() -> matches.running() == 0);
        matches.check();
    }

    private Load underWay() {
        Load load = Load.start(replicas, tables, SEED);
        goOn(load);
        return load;
    }

    /** As many commands as would be a few at each table, if all went on equally. */
    private void goOn(Load load) {
        load.awaitCommands(COMMANDS_EACH * tables);
    }

    private static void isServed(Load load, int replica) {
        int before = load.traffic().servedBy(replica);
        load.await(() -> load.traffic().servedBy(replica) > before);
    }
}
