package org.chaturaji.http;

import jakarta.inject.Singleton;

import org.jboss.logging.Logger;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;

/** Tells the log of an outage once, however many requests meet it. */
@Singleton
final class OutageLog {

    /** Requests that meet an outage with less between them meet the same one. */
    static final Duration SAME = Duration.ofMinutes(1);

    private static final Logger LOG = Logger.getLogger(OutageLog.class);

    private final Clock clock;
    private final AtomicReference<Instant> lastMet = new AtomicReference<>(Instant.MIN);

    OutageLog(Clock clock) {
        this.clock = clock;
    }

    /** Logs what a request met, if it is the first one; returns whether it is. */
    boolean met(Throwable failure) {
        Instant now = clock.instant();
        boolean first = lastMet.getAndSet(now).isBefore(now.minus(SAME));
        if (first) {
            LOG.warn("PostgreSQL is away; requests are refused until it is back", failure);
        }
        return first;
    }
}
