package org.chaturaji.store;

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

    /** Longer than any transaction may take. */
    private static final long EXPIRES_MILLIS = 10_000;

    private static final long WAIT_MILLIS = 3_000;
    private static final long RETRY_NANOS = TimeUnit.MILLISECONDS.toNanos(5);
    private static final String RELEASE =
            "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end"
                    + " return 0";

    private final RedisDataSource redis;
    private final RedisBreaker breaker;
    private final Supplier<UUID> tokens;
    private final Clock clock;

    RedisMatchLock(
            RedisDataSource redis, RedisBreaker breaker, Supplier<UUID> tokens, Clock clock) {
        this.redis = redis;
        this.breaker = breaker;
        this.tokens = tokens;
        this.clock = clock;
    }

    @Override
    public <T> T whileHolding(UUID match, Supplier<T> work) {
        String key = "chaturaji:{" + match + "}:lock";
        String token = tokens.get().toString();
        boolean locked = acquire(key, token);
        try {
            return work.get();
        } finally {
            if (locked) {
                release(key, token);
            }
        }
    }

    /** Returns whether the lock is held; not when Redis is away. */
    private boolean acquire(String key, String token) {
        long giveUp = clock.millis() + WAIT_MILLIS;
        while (true) {
            Attempt attempt = breaker.call(() -> attempt(key, token), Attempt.AWAY);
            if (attempt != Attempt.TAKEN) {
                return attempt == Attempt.LOCKED;
            } else if (clock.millis() > giveUp) {
                throw new Refusal(Refusal.Code.BUSY);
            }
            LockSupport.parkNanos(RETRY_NANOS);
        }
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
        }
    }

    private enum Attempt {
        LOCKED,
        TAKEN,
        AWAY
    }
}
