package org.chaturaji.failure;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.LongAdder;

/** What has come of the requests so far, of all clients together. Thread-safe. */
final class Traffic {

    private final LongAdder acknowledged = new LongAdder();
    private final AtomicIntegerArray served = new AtomicIntegerArray(Replicas.COUNT);
    private final AtomicIntegerArray refused = new AtomicIntegerArray(Replicas.COUNT);

    void acknowledged() {
        acknowledged.increment();
    }

    void served(int replica) {
        served.incrementAndGet(replica);
    }

    void refused(int replica) {
        refused.incrementAndGet(replica);
    }

    /** How many commands are known to count. */
    long commands() {
        return acknowledged.sum();
    }

    /** How many requests a replica has answered otherwise than by 503. */
    int servedBy(int replica) {
        return served.get(replica);
    }

    /** How many requests a replica has answered by 503. */
    int refusedBy(int replica) {
        return refused.get(replica);
    }
}
