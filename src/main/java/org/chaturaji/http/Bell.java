package org.chaturaji.http;

import io.smallrye.mutiny.TimeoutException;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;

import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/**
 * Wakes the one stream that waits for it. A ring while nobody waits is kept for the next time;
 * several are kept as one. Thread-safe.
 */
final class Bell {

    private static final Duration AT_ONCE = Duration.ofMillis(1);

    private final Duration patience;
    private final Clock clock;
    private Instant commentDue;
    private boolean rung;
    private boolean closed;
    private @Nullable UniEmitter<? super Frame> waiting;

    /**
     * @param patience how long a stream goes without a word to its client
     */
    Bell(Duration patience, Clock clock) {
        this.patience = patience;
        this.clock = clock;
        commentDue = clock.instant().plus(patience);
    }

    /** The client has just been sent something. */
    synchronized void sent() {
        commentDue = clock.instant().plus(patience);
    }

    /** There may be something to tell. */
    void ring() {
        wake(false);
    }

    /** The stream is to end now. */
    void close() {
        wake(true);
    }

    /**
     * Returns {@link Frame#NOTHING} once the bell has rung, so that the stream looks again; {@link
     * Frame#COMMENT} when the client has not been sent anything for too long, and {@link Frame#END}
     * once the stream is to end.
     */
    Uni<Frame> heard() {
        return Uni.createFrom()
                .<Frame>emitter(this::await)
                .ifNoItem()
                .after(untilComment())
                .fail()
                .onFailure(TimeoutException.class)
                .recoverWithItem(Frame.COMMENT);
    }

    private void wake(boolean end) {
        UniEmitter<? super Frame> woken;
        synchronized (this) {
            closed |= end;
            woken = waiting;
            waiting = null;
            rung = woken == null;
        }
        if (woken != null) {
            woken.complete(word());
        }
    }

    private void await(UniEmitter<? super Frame> waiter) {
        synchronized (this) {
            if (!rung && !closed) {
                waiting = waiter;
                waiter.onTermination(() -> forget(waiter));
                return;
            }
            rung = false;
        }
        waiter.complete(word());
    }

    /** A ring must not go to who waits no more. */
    private synchronized void forget(UniEmitter<? super Frame> waiter) {
        if (waiting == waiter) {
            waiting = null;
        }
    }

    private synchronized Frame word() {
        return closed ? Frame.END : Frame.NOTHING;
    }

    private synchronized Duration untilComment() {
        Duration left = Duration.between(clock.instant(), commentDue);
        return left.compareTo(AT_ONCE) < 0 ? AT_ONCE : left;
    }
}
