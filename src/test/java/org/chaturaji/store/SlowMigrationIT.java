package org.chaturaji.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;

import jakarta.inject.Inject;

import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;

import java.util.Map;

/** A migration of a large table takes as long as it takes. */
@QuarkusTest
@TestProfile(SlowMigrationIT.Slow.class)
class SlowMigrationIT {

    @Inject
    Flyway flyway;

    /** Two more migrations. */
    public static final class Slow implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("quarkus.flyway.locations", "db/migration,slow");
        }
    }

    @Test
    void itIsAppliedAndNoted() {
        assertEquals("9001", flyway.info().current().getVersion().getVersion());
        assertEquals(0, flyway.info().pending().length);
    }
}
