package org.chaturaji.player;

import java.time.Duration;

/**
 * How much somebody may do: a bucket of tokens, full at first, that fills up again evenly.
 *
 * @param name what it is for
 * @param capacity how many tokens the bucket holds
 * @param refill how long an empty one takes to be full again
 */
public record Budget(String name, int capacity, Duration refill) {

    public Budget {
        if (capacity < 1 || refill.toNanos() / 1_000 < capacity) {
            throw new IllegalArgumentException(
                    "budget " + name + ": " + capacity + " requests in " + refill);
        }
    }
}
