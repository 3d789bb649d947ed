package org.chaturaji.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How many of something each of many may have at a time. Thread-safe. */
final class Slots {

    private final int most;
    private final Map<Object, Integer> taken = new ConcurrentHashMap<>();

    Slots(int most) {
        this.most = most;
    }

    /** Returns whether {@code owner} gets one more, to be given back. */
    boolean take(Object owner) {
        int count = taken.merge(owner, 1, Integer::sum);
        if (count > most) {
            giveBack(owner);
        }
        return count <= most;
    }

    void giveBack(Object owner) {
        taken.computeIfPresent(owner, (known, count) -> count == 1 ? null : count - 1);
    }
}
