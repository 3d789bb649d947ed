package org.chaturaji.http;

import java.time.Instant;
import java.util.UUID;

/**
 * A player as anybody may see them.
 *
 * @param ratedMatches how many matches have made the rating
 * @param games how many matches were played to their end
 * @param bot whether a program plays; so far only people have accounts
 */
record PlayerView(
        UUID id,
        String name,
        Instant createdAt,
        long rating,
        int ratedMatches,
        int games,
        PlacesView places,
        boolean bot) {}
