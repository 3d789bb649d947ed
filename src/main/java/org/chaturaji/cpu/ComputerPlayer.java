package org.chaturaji.cpu;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.Position;

/** Chooses for a seat. Thread-safe. */
public interface ComputerPlayer {

    /** Returns the player of a level. So far all play alike. */
    static ComputerPlayer at(Level level) {
        return switch (level) {
            case EASY, NORMAL, HARD -> new GreedyPlayer();
        };
    }

    /**
     * Returns a legal move, or the end of the turn, for the seat to move.
     *
     * @param position one in which dice lie
     * @param seed decides between equals: the same position and seed give the same choice
     */
    Action choose(Position position, long seed);
}
