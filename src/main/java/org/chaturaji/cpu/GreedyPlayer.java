package org.chaturaji.cpu;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.LegalMove;
import org.chaturaji.engine.Position;

import java.util.List;
import java.util.SplittableRandom;

/** Takes the move that scores most at once, any of the equal ones; never ends a turn early. */
public final class GreedyPlayer implements ComputerPlayer {

    @Override
    public Action choose(Position position, long seed) {
        List<LegalMove> moves = position.legalMoves();
        int most = moves.stream()
                .mapToInt(move -> move.effects().points())
                .max()
                .orElseThrow(() -> new IllegalArgumentException("no dice lie to be played"));
        List<LegalMove> best =
                moves.stream().filter(move -> move.effects().points() == most).toList();
        return best.get(new SplittableRandom(seed).nextInt(best.size())).move();
    }
}
