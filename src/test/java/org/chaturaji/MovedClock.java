package org.chaturaji;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** Goes only when it is moved. */
public final class MovedClock extends Clock {

    private Instant now = Instant.parse("2026-01-01T00:00:00Z");

    /** Lets so much time pass at once. */
    public void move(Duration by) {
        now = now.plus(by);
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        throw new UnsupportedOperationException("it has one zone");
    }
}
