package org.chaturaji.match;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Seat;

import java.util.UUID;

/**
 * A match to be made.
 *
 * @param ranked whether it is played for ratings
 * @param seat where its creator sits
 * @param level of the computer players
 */
public record Creation(
        boolean ranked,
        MatchOptions options,
        Visibility visibility,
        Level level,
        Seat seat,
        ClientSeed clientSeed) {

    /** Returns the first event of the match, made by {@code creator}. */
    Event.Created by(UUID creator, Reservations reserved) {
        return new Event.Created(creator, clientSeed, options, visibility, level, reserved, null);
    }
}
