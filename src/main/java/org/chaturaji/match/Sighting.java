package org.chaturaji.match;

import org.jspecify.annotations.Nullable;

import java.util.UUID;

/**
 * A sign of life of a person.
 *
 * @param match where it was seen; null for all that they play
 */
public record Sighting(UUID player, @Nullable UUID match) {}
