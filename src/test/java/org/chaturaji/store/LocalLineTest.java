package org.chaturaji.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.chaturaji.match.Refusal;
import org.junit.jupiter.api.Test;

import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class LocalLineTest {

    private static final UUID MATCH = new UUID(1, 1);

    @Test
    void whoFindsTheLineFullIsToldAtOnceAndOtherMatchesAreFree()
            throws InterruptedException, ExecutionException {
        LocalLine line = new LocalLine(1, 60_000);
        CountDownLatch working = new CountDownLatch(1);
        CountDownLatch finish = new CountDownLatch(1);
        ExecutorService thread = Executors.newSingleThreadExecutor();
        Future<String> first = thread.submit(() -> line.whileFirst(MATCH, () -> {
            working.countDown();
            awaitFinish(finish);
            return "first";
        }));
        working.await();
        assertThrows(Refusal.class, () -> line.whileFirst(MATCH, () -> "second"));
        assertEquals("other", line.whileFirst(new UUID(2, 2), () -> "other"));
        finish.countDown();
        assertEquals("first", first.get());
        assertEquals("third", line.whileFirst(MATCH, () -> "third"));
        thread.shutdown();
    }

    @Test
    void whoWaitsTooLongIsToldSo() {
        LocalLine line = new LocalLine(2, 1);
        line.whileFirst(MATCH, () -> {
            ExecutorService thread = Executors.newSingleThreadExecutor();
            Future<String> second = thread.submit(() -> line.whileFirst(MATCH, () -> "second"));
            ExecutionException refused = assertThrows(ExecutionException.class, second::get);
            assertInstanceOf(Refusal.class, refused.getCause());
            thread.shutdown();
            return "first";
        });
    }

    @Test
    void aFaultLeavesTheLine() {
        LocalLine line = new LocalLine(1, 1);
        assertThrows(
                IllegalStateException.class,
                () -> line.whileFirst(MATCH, () -> {
                    throw new IllegalStateException("work failed");
                }));
        assertEquals("next", line.whileFirst(MATCH, () -> "next"));
    }

    private static void awaitFinish(CountDownLatch finish) {
        try {
            finish.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
