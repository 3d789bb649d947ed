package org.chaturaji.http;

import io.smallrye.mutiny.TimeoutException;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.function.Supplier;

/**
 * Wakes the one stream that waits for it. A ring while nobody waits is kept for the next time;
 * several are kept as one. Thread-safe.
 */
final class Bell {

    private final Duration patience;
    private boolean rung;
    private boolean closed;
    private @Nullable UniEmitter<? super Boolean> waiting;

    /**
     * @param patience how long a stream waits without a word to its client
     */
    Bell(Duration patience) {
        this.patience = patience;
    }

    /** There may be something to tell. */
    void ring() {
        UniEmitter<? super Boolean> woken;
        synchronized (this) {
            woken = waiting;
            waiting = null;
            rung = woken == null;
        }
        if (woken != null) {
            woken.complete(true);
        }
    }

    /** The stream is to end now. */
    void close() {
        synchronized (this) {
            closed = true;
        }
        ring();
    }

    /** Returns what {@code next} returns once the bell has rung; before that, a comment at times. */
    Uni<Frame> waitFor(Supplier<Uni<Frame>> next) {
        return Uni.createFrom()
                .<Boolean>emitter(this::await)
                .ifNoItem()
                .after(patience)
                .fail()
                .chain(ring -> isClosed() ? Uni.createFrom().item(Frame.END) : next.get())
                .onFailure(TimeoutException.class)
                .recoverWithItem(Frame.COMMENT);
    }

    private void await(UniEmitter<? super Boolean> waiter) {
        synchronized (this) {
            if (!rung && !closed) {
                waiting = waiter;
                waiter.onTermination(() -> forget(waiter));
                return;
            }
            rung = false;
        }
        waiter.complete(true);
    }

    /** A ring must not go to who waits no more. */
    private synchronized void forget(UniEmitter<? super Boolean> waiter) {
        if (waiting == waiter) {
            waiting = null;
        }
    }

    private synchronized boolean isClosed() {
        return closed;
    }
}
