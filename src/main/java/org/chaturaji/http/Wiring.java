package org.chaturaji.http;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.impl.TimeBasedEpochGenerator;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.UUID;
import java.util.function.Supplier;

/** Where clock, chance and ids come from: everything else is handed them. */
final class Wiring {

    private final TimeBasedEpochGenerator ids = Generators.timeBasedEpochGenerator();

    @Produces
    @Singleton
    Clock clock() {
        return Clock.systemUTC();
    }

    @Produces
    @Singleton
    SecureRandom random() {
        return new SecureRandom();
    }

    /** UUIDs of version 7: they grow with time, so that lists can go by them. */
    @Produces
    @Singleton
    Supplier<UUID> ids() {
        return ids::generate;
    }
}
