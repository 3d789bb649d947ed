package org.chaturaji.match;

import org.chaturaji.cpu.Level;
import org.chaturaji.engine.BySeat;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * A match in a list.
 *
 * @param players the people by seat
 * @param position as a position text
 */
public record MatchSummary(
        UUID id,
        int version,
        Status status,
        boolean ranked,
        MatchOptions options,
        Visibility visibility,
        Level level,
        BySeat<Optional<UUID>> players,
        String position,
        Instant createdAt,
        Optional<Instant> startedAt,
        Optional<Instant> endedAt) {}
