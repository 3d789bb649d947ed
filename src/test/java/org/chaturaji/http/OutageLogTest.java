package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

class OutageLogTest {

    private final SetClock clock = new SetClock();
    private final OutageLog log = new OutageLog(clock);

    @Test
    void outageIsLoggedOnceHoweverLongRequestsMeetIt() {
        assertTrue(met());
        for (int i = 0; i < 10; i++) {
            clock.now = clock.now.plus(OutageLog.SAME);
            assertFalse(met());
        }
    }

    @Test
    void nextOutageIsLoggedAgain() {
        assertTrue(met());
        clock.now = clock.now.plus(OutageLog.SAME).plus(Duration.ofMillis(1));
        assertTrue(met());
        assertFalse(met());
    }

    private boolean met() {
        return log.met(new IllegalStateException("the database is away"));
    }

    private static final class SetClock extends Clock {

        private Instant now = Instant.parse("2026-01-01T00:00:00Z");

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
            return this;
        }
    }
}
