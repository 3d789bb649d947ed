package org.chaturaji.http;

import com.fasterxml.uuid.Generators;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.UUID;
import java.util.function.Supplier;

/** Where time, chance and ids come from; everybody else is handed them. */
@ApplicationScoped
class Wiring {

    @Produces
    @ApplicationScoped
    Clock clock() {
        return Clock.systemUTC();
    }

    @Produces
    @ApplicationScoped
    SecureRandom random() {
        return new SecureRandom();
    }

    /** A new UUIDv7 at each call: ids of the same table grow with time. */
    @Produces
    Supplier<UUID> ids() {
        return Generators.timeBasedEpochGenerator()::generate;
    }
}
