package org.chaturaji.engine;

import java.util.List;

/** The last turn that had a roll and is over: its two dice and the moves made (RULES.md 2.3). */
public record LastTurn(Seat seat, List<PlayedDie> dice, List<Move> moves) {

    public LastTurn {
        dice = List.copyOf(dice);
        moves = List.copyOf(moves);
    }
}
