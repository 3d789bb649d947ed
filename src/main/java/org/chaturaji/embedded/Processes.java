package org.chaturaji.embedded;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Waiting for what processes do. */
final class Processes {

    private static final Duration STOPS_WITHIN = Duration.ofSeconds(10);
    private static final long POLL_MILLIS = 20;

    private Processes() {}

    /**
     * Waits for the end of a process that was told to stop, and forces it when it does not come.
     *
     * @param living the process while it lives. Not {@link ProcessHandle#isAlive()}, for which one
     *     that has ended lives on until its parent takes notice, and its parent is not the service
     */
    static void awaitEnd(Supplier<Optional<ProcessHandle>> living) {
        if (!await(STOPS_WITHIN, () -> living.get().isEmpty())) {
            living.get().ifPresent(ProcessHandle::destroyForcibly);
        }
    }

    /** Whether the condition came true within the time; false too when the thread was interrupted. */
    static boolean await(Duration atMost, BooleanSupplier condition) {
        long deadline = System.nanoTime() + atMost.toNanos();
        try {
            while (!condition.getAsBoolean()) {
                if (System.nanoTime() > deadline) {
                    return false;
                }
                TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
