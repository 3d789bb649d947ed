package org.chaturaji.cpu;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.notation.MoveText;
import org.chaturaji.notation.PositionText;
import org.junit.jupiter.api.Test;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;

class GreedyPlayerTest {

    private final ComputerPlayer player = new GreedyPlayer();

    @Test
    void theMostValuablePieceIsTaken() {
        // 5 bK . . . .        Red's elephant on a1 can take the king on a5
        // 3 .  . . . .        or the pawn on c1.
        // 1 rE . bP rK
        Position position = PositionText.read(
                "4yK3/8/8/bK7/7gK/8/8/rE1bPrK4 r 44 0,0,0,0 -,-,-,- -,-,-,- - r 5 0",
                Rules.DEFAULT);
        for (long seed = 0; seed < 20; seed++) {
            assertEquals(MoveText.read("a1a5"), player.choose(position, seed));
        }
    }

    @Test
    void theSameSeedChoosesTheSameAndOthersDiffer() {
        Position position = PositionText.read(
                "4yK3/8/8/bK7/7gK/8/8/rE2rK4 r 13 0,0,0,0 -,-,-,- -,-,-,- - r 5 0", Rules.DEFAULT);
        Set<Action> chosen = new HashSet<>();
        for (long seed = 0; seed < 50; seed++) {
            assertEquals(player.choose(position, seed), player.choose(position, seed));
            chosen.add(player.choose(position, seed));
        }
        assertNotEquals(1, chosen.size());
    }

    @Test
    void withoutDiceThereIsNothingToChoose() {
        Position position = Position.initial(Rules.DEFAULT, Seat.RED);
        assertThrows(IllegalArgumentException.class, () -> player.choose(position, 0));
    }

    @Test
    void wholeGamesArePlayedToTheirEnd() {
        for (long seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Game game = Game.start(Rules.DEFAULT, Seat.RED);
            while (game.result().isEmpty()) {
                boolean rolled = game.position().roll().isPresent();
                game = game.play(
                        rolled
                                ? player.choose(game.position(), random.nextLong())
                                : new Roll(random.nextInt(1, 7), random.nextInt(1, 7)));
            }
            assertTrue(game.position().turn().isEmpty(), "seed " + seed);
        }
    }
}
