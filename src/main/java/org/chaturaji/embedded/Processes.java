package org.chaturaji.embedded;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Waiting for what processes do. */
final class Processes {

    private static final Duration STOPS_WITHIN = Duration.ofSeconds(10);
    private static final long POLL_MILLIS = 20;

    private Processes() {}

    /** Waits for the end of a process that was told to stop, and forces it when it does not come. */
    static void awaitEnd(ProcessHandle process) {
        // Not ProcessHandle.onExit: for a process that is no child it looks only every few seconds.
        if (!await(STOPS_WITHIN, () -> !process.isAlive())) {
            process.destroyForcibly();
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
