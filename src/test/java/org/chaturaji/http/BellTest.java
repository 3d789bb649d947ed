package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.MovedClock;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

class BellTest {

    private static final Duration PATIENCE = Duration.ofHours(1);

    private final MovedClock clock = new MovedClock();
    private final Bell bell = new Bell(PATIENCE, clock);

    @Test
    void whoWaitsIsWokenByARing() {
        CompletableFuture<Frame> word = heard();
        assertFalse(word.isDone());
        bell.ring();
        assertEquals(Frame.NOTHING, word.join());
    }

    @Test
    void aRingBeforehandIsNotLost() {
        bell.ring();
        assertEquals(Frame.NOTHING, heard().join());
    }

    @Test
    void manyRingsBeforehandWakeOnce() {
        bell.ring();
        bell.ring();
        assertEquals(Frame.NOTHING, heard().join());
        assertFalse(heard().isDone());
    }

    @Test
    void theEndIsToldToWhoWaitsAndToWhoComesLater() {
        CompletableFuture<Frame> word = heard();
        bell.close();
        assertEquals(Frame.END, word.join());
        assertEquals(Frame.END, heard().join());
    }

    @Test
    void whoHasStoppedWaitingIsNotWoken() {
        assertTrue(heard().cancel(true));
        bell.ring();
        assertEquals(Frame.NOTHING, heard().join());
    }

    @Test
    void aCommentIsDueWhenNothingWasSentForLong() throws Exception {
        clock.move(PATIENCE);
        assertEquals(Frame.COMMENT, heard().get(1, TimeUnit.MINUTES));
        bell.sent();
        assertFalse(heard().isDone());
    }

    /** A match may move all the time without anything to tell this client. */
    @Test
    void ringsWithoutNewsPutNoCommentOff() throws Exception {
        clock.move(PATIENCE);
        bell.ring();
        assertEquals(Frame.NOTHING, heard().join());
        assertEquals(Frame.COMMENT, heard().get(1, TimeUnit.MINUTES));
    }

    private CompletableFuture<Frame> heard() {
        return bell.heard().subscribeAsCompletionStage();
    }
}
