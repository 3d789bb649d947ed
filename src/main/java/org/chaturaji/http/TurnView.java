package org.chaturaji.http;

import org.chaturaji.engine.Position;
import org.chaturaji.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * Whose turn it is.
 *
 * @param playedBy null where it is not known
 */
record TurnView(
        String seat, int round, String phase, @Nullable String playedBy) {

    /** Returns the turn of a match; null while none is played. */
    static @Nullable TurnView of(Match match) {
        return match.turn()
                .map(seat -> of(
                        match.game().position(),
                        seat.code(),
                        match.seats().get(seat).playedBy().code()))
                .orElse(null);
    }

    /** Returns the turn in a position of which no more is known; null when its game is over. */
    static @Nullable TurnView of(Position position) {
        return position.turn().map(seat -> of(position, seat.code(), null)).orElse(null);
    }

    private static TurnView of(Position position, String seat, @Nullable String playedBy) {
        return new TurnView(
                seat, position.round(), position.roll().isPresent() ? "move" : "roll", playedBy);
    }
}
