package org.chaturaji.store;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.opentelemetry.instrumentation.annotations.WithSpan;
import io.quarkus.redis.datasource.RedisDataSource;
import io.vertx.mutiny.redis.client.Response;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.match.MatchLock;
import org.chaturaji.match.Refusal;
import org.jboss.logging.Logger;

import java.time.Clock;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * One lock per match in Redis: {@code SET NX PX} with a random token, released by compare-and-delete.
 * Without Redis the work is done unlocked: the row lock in PostgreSQL is what keeps it right.
 */
@ApplicationScoped
class RedisMatchLock implements MatchLock {

    private static final Logger LOG = Logger.getLogger(RedisMatchLock.class);

    /** Longer than a command waits for the row; the row lock holds for what takes longer still. */
    private static final long EXPIRES_MILLIS = 4_000;

    /** Long enough to outlive the lock of a holder that died. */
    private static final long WAIT_MILLIS = 5_000;

    private static final long RETRY_NANOS = TimeUnit.MILLISECONDS.toNanos(5);
    private static final String RELEASE =
            "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end"
                    + " return 0";

    /** How many requests for one match may wait in a replica, the one at work included. */
    private static final int LONGEST_LINE = 32;

    private final LocalLine line = new LocalLine(LONGEST_LINE, WAIT_MILLIS);
    private final RedisDataSource redis;
    private final RedisBreaker breaker;
    private final Supplier<UUID> tokens;
    private final Clock clock;
    private final MeterRegistry metrics;
    private final Counter lost;

    RedisMatchLock(
            RedisDataSource redis,
            RedisBreaker breaker,
            Supplier<UUID> tokens,
            Clock clock,
            MeterRegistry metrics) {
        this.redis = redis;
        this.breaker = breaker;
        this.tokens = tokens;
        this.clock = clock;
        this.metrics = metrics;
        this.lost = metrics.counter("chaturaji.match.locks.lost");
    }

    @Override
    @WithSpan("match.lock")
    public <T> T whileHolding(UUID match, Supplier<T> work) {
        Wait wait = new Wait();
        try {
            return line.whileFirst(match, () -> whileHoldingInRedis(match, wait, work));
        } finally {
            wait.end("busy");
        }
    }

    private <T> T whileHoldingInRedis(UUID match, Wait wait, Supplier<T> work) {
        String key = "chaturaji:{" + match + "}:lock";
        String token = tokens.get().toString();
        Attempt attempt = acquire(key, token);
        wait.end(attempt == Attempt.LOCKED ? "locked" : "without");
        try {
            return work.get();
        } finally {
            if (attempt == Attempt.LOCKED) {
                release(key, token);
            } else if (attempt == Attempt.UNKNOWN) {
                releaseLater(key, token);
            }
        }
    }

    private Attempt acquire(String key, String token) {
        long giveUp = clock.millis() + WAIT_MILLIS;
        while (!breaker.isOpen()) {
            Attempt attempt = breaker.call(() -> attempt(key, token), Attempt.UNKNOWN);
            if (attempt != Attempt.TAKEN) {
                return attempt;
            } else if (clock.millis() > giveUp) {
                throw new Refusal(Refusal.Code.BUSY);
            }
            LockSupport.parkNanos(RETRY_NANOS);
        }
        return Attempt.NONE;
    }

    private Attempt attempt(String key, String token) {
        Response set = redis.execute("SET", key, token, "NX", "PX", Long.toString(EXPIRES_MILLIS));
        return set == null ? Attempt.TAKEN : Attempt.LOCKED;
    }

    private void release(String key, String token) {
        int released = breaker.call(
                () -> redis.execute("EVAL", RELEASE, "1", key, token).toInteger(), 1);
        if (released == 0) {
            LOG.warnf("the lock %s was lost before its work was done", key);
            lost.increment();
        }
    }

    /** A Redis that was only slow may have given the lock after all: nobody waits for the answer. */
    private void releaseLater(String key, String token) {
        redis.getReactive()
                .execute("EVAL", RELEASE, "1", key, token)
                .subscribe()
                .with(released -> {}, away -> LOG.debugf("the lock %s will expire", key));
    }

    /** Is measured once, however it ends first. */
    private final class Wait {

        private final Timer.Sample sample = Timer.start(metrics);
        private boolean isOver;

        void end(String outcome) {
            if (!isOver) {
                isOver = true;
                sample.stop(metrics.timer("chaturaji.match.lock.wait", "outcome", outcome));
            }
        }
    }

    private enum Attempt {
        LOCKED,
        TAKEN,
        /** Redis did not answer in time. */
        UNKNOWN,
        /** Redis is away, and was not asked. */
        NONE
    }
}
