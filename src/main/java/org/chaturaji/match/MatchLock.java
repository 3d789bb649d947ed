package org.chaturaji.match;

import java.util.UUID;
import java.util.function.Supplier;

/**
 * Lets the commands of a match wait for each other outside the database. It only saves work: the
 * store alone keeps two commands from counting at once.
 */
public interface MatchLock {

    /**
     * Returns what {@code work} returns, done while nobody else holds the lock of the match, as far
     * as the lock can be had.
     *
     * @throws Refusal {@link Refusal.Code#BUSY} when the lock did not come free in time
     */
    <T> T whileHolding(UUID match, Supplier<T> work);
}
