package org.chaturaji.http;

import java.time.Instant;
import java.util.UUID;

/**
 * A player as anybody may see them.
 *
 * @param ratedMatches how many matches have made the rating
 */
record PlayerView(UUID id, String name, Instant createdAt, long rating, int ratedMatches) {}
