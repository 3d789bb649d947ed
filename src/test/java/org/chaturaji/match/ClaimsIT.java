package org.chaturaji.match;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/** Who may act on a match that is due, and how long. */
@QuarkusTest
class ClaimsIT {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @Inject
    MatchTransactions transactions;

    @Inject
    MeterRegistry metrics;

    @Inject
    RealMatches real;

    @AfterEach
    void giveUpBrokenMatches() {
        real.change("update matches set due_at = null where rules_version = 99");
    }

    @Test
    void aDueMatchIsForOneReplicaAlone() throws Exception {
        UUID host = real.person();
        Stream.generate(() -> real.open(host, MatchOptions.DEFAULT))
                .limit(100)
                .toList()
                .forEach(this::comeDue);
        ExecutorService replicas = Executors.newFixedThreadPool(4);
        Callable<List<Claim>> claiming = () -> transactions.claimDue(10);
        Set<UUID> claimed = new HashSet<>();
        for (Future<List<Claim>> claims : replicas.invokeAll(Collections.nCopies(20, claiming))) {
            for (Claim claim : claims.get()) {
                assertTrue(claimed.add(claim.match()), "claimed twice");
            }
        }
        replicas.shutdown();
        claimed.forEach(match -> assertEquals(List.of("created"), real.types(match)));
    }

    @Test
    void aMatchThatFailsAlwaysBacksOffAndShowsInAMetric() {
        UUID match = brokenMatch();
        double failed = failed();
        long[] leases = {10, 20, 40, 80, 80, 80};
        for (int i = 0; i < leases.length; i++) {
            int claims = i + 1;
            comeDue(match);
            await().atMost(PATIENCE)
                    .until(() -> real.holds(
                            "select claims = ? from matches where id = ?", claims, match));
            assertTrue(isDueWithin(match, leases[i]), "claim " + claims);
        }
        await().atMost(PATIENCE).until(() -> failed() >= failed + leases.length);
    }

    @Test
    void onceItCanBeTakenAStepMakesUpForAllThatFailed() {
        UUID match = brokenMatch();
        comeDue(match);
        await().atMost(PATIENCE)
                .until(() -> real.holds("select claims > 0 from matches where id = ?", match));
        real.change("update matches set rules_version = 1 where id = ?", match);
        comeDue(match);
        await().atMost(PATIENCE)
                .until(() -> real.holds("select claims = 0 from matches where id = ?", match));
        assertTrue(isDueWithin(match, 30));
    }

    @Test
    void onlyAClaimInForceSaysWhenTheMatchComesDue() {
        UUID match = real.started(real.people(4), Matches.withTurnTime(30));
        Instant due = real.read(match).deadline().orElseThrow();
        Duration hour = Duration.ofHours(1);
        transactions.comeDueIn(new Claim(match, due.minusSeconds(1)), hour);
        assertTrue(isDueWithin(match, 30));
        transactions.comeDueIn(new Claim(match, due), hour);
        assertTrue(isDueWithin(match, hour.toSeconds()));
    }

    /** Returns a match whose log no step can replay. */
    private UUID brokenMatch() {
        UUID match = real.started(real.people(4), Matches.withTurnTime(30));
        real.change("update matches set rules_version = 99 where id = ?", match);
        return match;
    }

    private void comeDue(UUID match) {
        real.change("update matches set due_at = clock_timestamp() where id = ?", match);
    }

    /** Whether a match is due in so many seconds, or a little sooner. */
    private boolean isDueWithin(UUID match, long seconds) {
        return real.holds("""
                select due_at - clock_timestamp() between ? * interval '0.6 s' and ? * interval '1 s'
                from matches where id = ?""", seconds, seconds, match);
    }

    private double failed() {
        return metrics.counter("chaturaji.match.steps", "outcome", "failed").count();
    }
}
