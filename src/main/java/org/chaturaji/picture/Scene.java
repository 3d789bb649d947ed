package org.chaturaji.picture;

import org.chaturaji.engine.Game;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What a picture shows.
 *
 * @param lastMove null before the first move
 */
public record Scene(Game game, Stage stage, @Nullable MadeMove lastMove) {

    /** How far a match has come. */
    public enum Stage {
        OPEN,
        PLAYING,
        FINISHED,
        ABORTED
    }

    /** A move, and whose it was. */
    public record MadeMove(Seat seat, Move move) {}
}
