package org.chaturaji.match;

import java.util.Optional;
import java.util.UUID;

/**
 * Somebody's wish to play on after a match.
 *
 * @param match the match before
 * @param joinCode what the client sent to be let in to that match, right or wrong
 * @param wish what shall be another way than before, for whoever asks first; names no seat
 * @param key makes the request count once
 */
public record Rematch(
        UUID match, UUID asker, Optional<String> joinCode, Wish wish, Optional<RequestKey> key) {}
