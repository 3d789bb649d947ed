package org.chaturaji.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.redis.datasource.RedisDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.match.MatchLock;
import org.chaturaji.match.Refusal;
import org.junit.jupiter.api.Test;

import java.util.Collections;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

@QuarkusTest
class RedisMatchLockIT {

    @Inject
    MatchLock lock;

    @Inject
    RedisDataSource redis;

    @Inject
    MeterRegistry metrics;

    private final UUID match = new UUID(7, System.nanoTime());

    @Test
    void oneAtATimeWorksOnAMatch() throws InterruptedException, ExecutionException {
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        Callable<Integer> work = () -> lock.whileHolding(match, () -> {
            most.accumulateAndGet(inside.incrementAndGet(), Math::max);
            return inside.decrementAndGet();
        });
        ExecutorService threads = Executors.newFixedThreadPool(4);
        for (Future<Integer> done : threads.invokeAll(Collections.nCopies(40, work))) {
            assertEquals(0, done.get());
        }
        threads.shutdown();
        assertEquals(1, most.get());
    }

    @Test
    void theLockIsFreeAgainAfterAFault() {
        assertThrows(
                IllegalStateException.class,
                () -> lock.whileHolding(match, () -> {
                    throw new IllegalStateException("work failed");
                }));
        assertFalse(isHeld());
        assertEquals("done", lock.whileHolding(match, () -> "done"));
    }

    @Test
    void whoWaitsTooLongIsToldSo() {
        redis.execute("SET", key(), "somebody else", "PX", "20000");
        Refusal refusal = assertThrows(Refusal.class, () -> lock.whileHolding(match, () -> "done"));
        assertEquals(Refusal.Code.BUSY, refusal.code());
        assertEquals("somebody else", redis.execute("GET", key()).toString());
    }

    @Test
    void aLostLockIsNotTakenFromWhoeverHasItNow() {
        lock.whileHolding(match, () -> redis.execute("SET", key(), "somebody else"));
        assertEquals("somebody else", redis.execute("GET", key()).toString());
    }

    @Test
    void aLockThatExpiredWhileItsHolderWorkedIsNoticed() {
        Counter lost = metrics.counter("chaturaji.match.locks.lost");
        double before = lost.count();
        lock.whileHolding(match, () -> redis.execute("PEXPIRE", key(), "0"));
        assertEquals(before + 1, lost.count());
    }

    @Test
    void aLockIsNotRenewedAndGoneOnceItIsReleased() {
        long left = lock.whileHolding(match, () -> {
            redis.execute("PEXPIRE", key(), "1000");
            lock.whileHolding(new UUID(8, 8), () -> "other work");
            return redis.execute("PTTL", key()).toLong();
        });
        assertTrue(left <= 1000, "lives " + left + " ms");
        assertFalse(isHeld());
    }

    private boolean isHeld() {
        return redis.execute("EXISTS", key()).toInteger() == 1;
    }

    private String key() {
        return "chaturaji:{" + match + "}:lock";
    }
}
