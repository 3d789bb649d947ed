package org.chaturaji.store;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.redis.datasource.RedisDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.MovedClock;
import org.chaturaji.player.Budget;
import org.chaturaji.player.Budgets;
import org.chaturaji.player.Budgets.Taken;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** Both kinds of buckets behave alike. */
@QuarkusTest
class BudgetsIT {

    private static final Budget HOURLY = new Budget("test", 3, Duration.ofHours(3));

    /** A token comes back every second. */
    private static final Budget QUICK = new Budget("quick", 20, Duration.ofSeconds(20));

    @Inject
    Budgets budgets;

    @Inject
    RedisDataSource redis;

    private final String owner = UUID.randomUUID().toString();

    @Test
    void asManyAsTheBucketHoldsComeAtOnceAndThenOneHasToWait() {
        for (int left = 2; left >= 0; left--) {
            Taken taken = take(HOURLY, owner);
            assertTrue(taken.granted());
            assertEquals(left, taken.left());
            assertEquals(left > 0, taken.pause().isZero());
        }
        Taken refused = take(HOURLY, owner);
        assertFalse(refused.granted());
        assertEquals(0, refused.left());
        assertTrue(refused.pause().compareTo(Duration.ofMinutes(59)) > 0, refused::toString);
        assertTrue(refused.pause().compareTo(Duration.ofHours(1)) <= 0, refused::toString);
        assertTrue(take(HOURLY, owner + "x").granted());
        assertTrue(take(new Budget("other", 3, Duration.ofHours(3)), owner).granted());
    }

    @Test
    void whatIsRefusedCostsNothingAndTheBucketFillsAgain() {
        while (take(QUICK, owner).granted()) {
            // Until it is empty.
        }
        await().until(() -> take(QUICK, owner).granted());
        assertTrue(take(QUICK, owner).left() < 10);
    }

    @Test
    void manyAtOnceGetNoMoreThanTheBucketHolds() {
        Budget budget = new Budget("crowd", 20, Duration.ofHours(20));
        long granted = Stream.generate(() -> budgets.take(budget, owner).toCompletableFuture())
                .limit(60)
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .filter(Taken::granted)
                .count();
        assertEquals(20, granted);
    }

    @Test
    void aFullBucketIsForgotten() {
        take(HOURLY, owner);
        String key = "chaturaji:budget:test:{" + owner + "}";
        long millis = redis.execute("PTTL", key).toLong();
        assertTrue(millis > 3_500_000 && millis <= 3_600_000, () -> millis + " ms");
    }

    @Test
    void bucketsInMemoryFillByTheClock() {
        MovedClock clock = new MovedClock();
        LocalBudgets local = new LocalBudgets(clock);
        for (int left = 2; left >= 0; left--) {
            Taken taken = local.take(HOURLY, owner);
            assertEquals(left, taken.left());
            assertEquals(left > 0, taken.pause().isZero());
        }
        Taken refused = local.take(HOURLY, owner);
        assertFalse(refused.granted());
        assertEquals(Duration.ofHours(1), refused.pause());
        clock.move(Duration.ofMinutes(59));
        assertFalse(local.take(HOURLY, owner).granted());
        clock.move(Duration.ofMinutes(1));
        assertTrue(local.take(HOURLY, owner).granted());
        assertFalse(local.take(HOURLY, owner).granted());
        clock.move(Duration.ofDays(1));
        assertEquals(2, local.take(HOURLY, owner).left());
    }

    private Taken take(Budget budget, String whose) {
        return budgets.take(budget, whose).toCompletableFuture().join();
    }
}
