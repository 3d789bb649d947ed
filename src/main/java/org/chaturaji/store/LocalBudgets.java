package org.chaturaji.store;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Expiry;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.EstimationProbe;
import io.github.bucket4j.TimeMeter;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.player.Budget;
import org.chaturaji.player.Budgets.Taken;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Token buckets in the memory of this replica. Those that are full again are forgotten. */
@ApplicationScoped
class LocalBudgets {

    /** A bucket takes some hundred bytes; of more owners at once the first are forgotten. */
    private static final int MOST = 100_000;

    private final TimeMeter time;
    private final Cache<Key, Bucket> buckets;

    LocalBudgets(Clock clock) {
        time = new ClockMeter(clock);
        buckets = Caffeine.newBuilder()
                .maximumSize(MOST)
                .ticker(time::currentTimeNanos)
                .expireAfter(Expiry.<Key, Bucket>accessing(
                        (key, bucket) -> key.budget().refill()))
                .build();
    }

    private record Key(Budget budget, String owner) {}

    private record ClockMeter(Clock clock) implements TimeMeter {

        @Override
        public long currentTimeNanos() {
            return TimeUnit.MILLISECONDS.toNanos(clock.millis());
        }

        @Override
        public boolean isWallClockBased() {
            return true;
        }
    }

    Taken take(Budget budget, String owner) {
        Bucket bucket = buckets.get(new Key(budget, owner), this::bucket);
        boolean granted = bucket.tryConsume(1);
        EstimationProbe next = bucket.estimateAbilityToConsume(1);
        return new Taken(
                granted,
                (int) next.getRemainingTokens(),
                Duration.ofNanos(next.getNanosToWaitForRefill()));
    }

    private Bucket bucket(Key key) {
        Budget budget = key.budget();
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(budget.capacity())
                        .refillGreedy(budget.capacity(), budget.refill()))
                .withCustomTimePrecision(time)
                .build();
    }
}
