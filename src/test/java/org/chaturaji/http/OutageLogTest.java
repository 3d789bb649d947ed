package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.MovedClock;
import org.junit.jupiter.api.Test;

import java.time.Duration;

class OutageLogTest {

    private final MovedClock clock = new MovedClock();
    private final OutageLog log = new OutageLog(clock);

    @Test
    void outageIsLoggedOnceHoweverLongRequestsMeetIt() {
        assertTrue(met());
        for (int i = 0; i < 10; i++) {
            clock.move(OutageLog.SAME);
            assertFalse(met());
        }
    }

    @Test
    void nextOutageIsLoggedAgain() {
        assertTrue(met());
        clock.move(OutageLog.SAME.plus(Duration.ofMillis(1)));
        assertTrue(met());
        assertFalse(met());
    }

    private boolean met() {
        return log.met(new IllegalStateException("the database is away"));
    }
}
