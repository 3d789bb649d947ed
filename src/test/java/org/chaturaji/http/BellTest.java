package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.smallrye.mutiny.Uni;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

class BellTest {

    private static final Frame NEWS = Frame.ofLog(7, "{}");
    private static final Duration LONG = Duration.ofHours(1);

    private final Bell bell = new Bell(LONG);

    @Test
    void whoWaitsIsWokenByARing() {
        CompletableFuture<Frame> told = waitFor(bell);
        assertFalse(told.isDone());
        bell.ring();
        assertEquals(NEWS, told.join());
    }

    @Test
    void aRingBeforehandIsNotLost() {
        bell.ring();
        assertEquals(NEWS, waitFor(bell).join());
    }

    @Test
    void manyRingsBeforehandWakeOnce() {
        bell.ring();
        bell.ring();
        assertEquals(NEWS, waitFor(bell).join());
        assertFalse(waitFor(bell).isDone());
    }

    @Test
    void theEndIsToldToWhoWaitsAndToWhoComesLater() {
        CompletableFuture<Frame> told = waitFor(bell);
        bell.close();
        assertEquals(Frame.END, told.join());
        assertEquals(Frame.END, waitFor(bell).join());
    }

    @Test
    void aCommentComesWhenNothingHappens() throws Exception {
        Bell impatient = new Bell(Duration.ofMillis(1));
        assertEquals(Frame.COMMENT, waitFor(impatient).get(1, TimeUnit.MINUTES));
        impatient.ring();
        assertEquals(NEWS, waitFor(impatient).get(1, TimeUnit.MINUTES));
    }

    @Test
    void whoHasStoppedWaitingIsNotWoken() {
        CompletableFuture<Frame> told = waitFor(bell);
        assertTrue(told.cancel(true));
        bell.ring();
        assertEquals(NEWS, waitFor(bell).join());
    }

    private static CompletableFuture<Frame> waitFor(Bell bell) {
        return bell.waitFor(() -> Uni.createFrom().item(NEWS)).subscribeAsCompletionStage();
    }
}
