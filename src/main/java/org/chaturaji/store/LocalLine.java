package org.chaturaji.store;

import org.chaturaji.match.Refusal;

import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Lets the requests of this replica for one match wait in a line, first come, first served: so only
 * the first of them asks elsewhere, and a match that many ask for keeps few threads waiting.
 * Thread-safe.
 */
final class LocalLine {

    private final int longest;
    private final long waitMillis;
    private final ConcurrentMap<UUID, Line> lines = new ConcurrentHashMap<>();

    /**
     * @param longest how many may stand in one line, the first included
     * @param waitMillis how long each may wait
     */
    LocalLine(int longest, long waitMillis) {
        this.longest = longest;
        this.waitMillis = waitMillis;
    }

    /**
     * Returns what {@code work} returns, done while nobody else of this replica works on the match.
     *
     * @throws Refusal {@link Refusal.Code#BUSY} when the line is full, or the turn does not come
     */
    <T> T whileFirst(UUID match, Supplier<T> work) {
        Line line =
                lines.compute(match, (id, there) -> (there == null ? new Line() : there).join());
        try {
            if (!line.turn.tryAcquire(waitMillis, TimeUnit.MILLISECONDS)) {
                throw new Refusal(Refusal.Code.BUSY);
            }
            try {
                return work.get();
            } finally {
                line.turn.release();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refusal(Refusal.Code.BUSY);
        } finally {
            lines.computeIfPresent(match, (id, there) -> --there.members == 0 ? null : there);
        }
    }

    /** Its members are counted while the map holds its entry. */
    private final class Line {

        private final Semaphore turn = new Semaphore(1, true);
        private int members;

        Line join() {
            if (members == longest) {
                throw new Refusal(Refusal.Code.BUSY);
            }
            members++;
            return this;
        }
    }
}
