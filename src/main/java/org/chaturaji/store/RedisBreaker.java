package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;

import org.jboss.logging.Logger;

import java.time.Clock;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * Keeps a Redis that is away from costing every request a time-out: after a failed call none is
 * tried for two seconds. Going away and coming back are logged once each. Thread-safe.
 */
@ApplicationScoped
class RedisBreaker {

    private static final Logger LOG = Logger.getLogger(RedisBreaker.class);
    private static final long OPEN_MILLIS = 2_000;

    private final Clock clock;
    private final AtomicLong closedFrom = new AtomicLong();
    private final AtomicBoolean away = new AtomicBoolean();

    RedisBreaker(Clock clock) {
        this.clock = clock;
    }

    /** Returns what {@code call} returns, or {@code otherwise} when Redis is away. */
    <T> T call(Supplier<T> call, T otherwise) {
        if (isOpen()) {
            return otherwise;
        }
        try {
            T answer = call.get();
            if (away.compareAndSet(true, false)) {
                LOG.info("Redis is back");
            }
            return answer;
        } catch (RuntimeException e) {
            closedFrom.set(clock.millis() + OPEN_MILLIS);
            if (away.compareAndSet(false, true)) {
                LOG.warnf("Redis is away, the service goes on without it: %s", e);
            }
            return otherwise;
        }
    }

    /** Returns whether calls are not even tried at the moment. */
    boolean isOpen() {
        return clock.millis() < closedFrom.get();
    }

    /** Returns whether the last call failed. */
    boolean isAway() {
        return away.get();
    }
}
