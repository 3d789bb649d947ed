package org.chaturaji.failure;

import org.awaitility.Awaitility;
import org.chaturaji.http.ContractWatch;

import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Many tables at once, at which one match after the other is played until it is enough. Those that
 * are under way then are played to their end.
 */
final class Load implements AutoCloseable {

    /** Whoever waits longer waits in vain, on the slowest machine too. */
    private static final Duration GOES_ON_WITHIN = Duration.ofMinutes(2);

    private static final Duration ENDS_WITHIN = Duration.ofMinutes(10);
    private static final int FOUR = 4;

    /** At one table of so many, matches have no round limit but the usual one. */
    private static final int FULL_LENGTH = 10;

    private static final int MOST_ROUNDS = 3;

    private final Replicas replicas;
    private final Traffic traffic = new Traffic();
    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<CompletableFuture<Void>> tables = new ArrayList<>();
    private volatile boolean enough;

    private Load(Replicas replicas) {
        this.replicas = replicas;
    }

    /** Sits people down at so many tables and lets them begin. */
    static Load start(Replicas replicas, int tables, long seed) {
        Load load = new Load(replicas);
        for (int table = 0; table < tables; table++) {
            load.addTable(table, new Random(seed + table));
        }
        return load;
    }

    private void addTable(int number, Random random) {
        Consumer<HttpResponse<String>> watcher = number == 0 ? new ContractWatch() : answer -> {};
        List<Repeater> people = Stream.generate(() -> Repeater.register(replicas, traffic, watcher))
                .limit(FOUR)
                .toList();
        boolean fullLength = number % FULL_LENGTH == FULL_LENGTH - 1;
        tables.add(CompletableFuture.runAsync(
                () -> {
                    do {
                        new Table(replicas, people, traffic, threads, random)
                                .play(options(random, fullLength));
                    } while (!enough);
                },
                threads));
    }

    private static String options(Random random, boolean fullLength) {
        String rounds = fullLength ? "" : ",\"roundLimit\":" + (1 + random.nextInt(MOST_ROUNDS));
        String dice = random.nextBoolean() ? "long" : "cubic";
        return "{\"options\":{\"dice\":\"" + dice + "\"" + rounds + "}}";
    }

    Traffic traffic() {
        return traffic;
    }

    /** Waits until so many more commands have been acknowledged at all tables together. */
    void awaitCommands(int more) {
        long then = traffic.commands() + more;
        await(() -> traffic.commands() >= then);
    }

    /** Waits for something that comes while the tables play; fails when one of them fails. */
    void await(Callable<Boolean> condition) {
        await(GOES_ON_WITHIN, condition);
    }

    private void await(Duration atMost, Callable<Boolean> condition) {
        Awaitility.await().atMost(atMost).failFast(this::assertNoneFailed).until(condition);
    }

    private void assertNoneFailed() {
        tables.stream()
                .filter(CompletableFuture::isCompletedExceptionally)
                .forEach(CompletableFuture::join);
    }

    /** Ends it: every match is over and was found as it should be. */
    void finish() {
        enough = true;
        await(ENDS_WITHIN, () -> tables.stream().allMatch(CompletableFuture::isDone));
        assertNoneFailed();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
