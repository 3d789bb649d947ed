package org.chaturaji.match;

import java.util.UUID;

/** That a person sits in a match. */
public record Seating(UUID player, UUID match) {}
