package org.chaturaji.store;

import io.smallrye.mutiny.Uni;

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
            answered();
            return answer;
        } catch (RuntimeException e) {
            failed(e);
            return otherwise;
        }
    }

    /** Returns what {@code call} brings, or a failure when Redis is away. */
    <T> Uni<T> call(Supplier<Uni<T>> call) {
        if (isOpen()) {
            return Uni.createFrom().failure(() -> new IllegalStateException("Redis is away"));
        }
        return call.get().onItem().invoke(this::answered).onFailure().invoke(this::failed);
    }

    private void answered() {
        if (away.compareAndSet(true, false)) {
            LOG.info("Redis is back");
        }
    }

    private void failed(Throwable failure) {
        closedFrom.set(clock.millis() + OPEN_MILLIS);
        if (away.compareAndSet(false, true)) {
            LOG.warnf("Redis is away, the service goes on without it: %s", failure);
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
