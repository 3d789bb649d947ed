package org.chaturaji.match;

import org.chaturaji.dice.ServerSeed;
import org.chaturaji.engine.Seat;

import java.util.UUID;

/**
 * What is fixed when a match is made, and stands beside its log.
 *
 * @param group the matches that follow each other by rematch
 * @param first the seat that opens the game
 * @param ranked whether it is played for ratings (RATING.md)
 * @param serverSeed the secret behind the dice; public once the match is over (DICE.md)
 * @param joinCode lets people see and join a private match; 8 Crockford base-32 characters
 */
public record MatchFacts(
        UUID id, UUID group, Seat first, boolean ranked, ServerSeed serverSeed, String joinCode) {

    /** Keeps secrets out of logs. */
    @Override
    public String toString() {
        return "match " + id;
    }
}
