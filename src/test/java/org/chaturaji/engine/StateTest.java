package org.chaturaji.engine;

import static org.chaturaji.engine.Seat.BLUE;
import static org.chaturaji.engine.Seat.RED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.notation.PositionText;
import org.junit.jupiter.api.Test;

import java.util.Arrays;

class StateTest {

    private static final Rules RULES =
            new Rules(DiceKind.CUBIC, Promotion.ALWAYS, false, true, DiceUse.OPTIONAL, 20);

    private static State state(String text, Rules rules) {
        return PositionText.read(text, rules).toState();
    }

    @Test
    void aCopyIsTheSameInEverything() {
        String text = "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 51x 7,1,2,3 by,-,r,- -,g,-,rb y b 9 0c";
        State copy = Position.initial(Rules.DEFAULT, RED).toState();
        copy.copyFrom(state(text, RULES));
        assertEquals(PositionText.read(text, RULES), Position.of(copy));
        assertEquals(text, PositionText.write(Position.of(copy)));
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 8 .  .  .  .  .  .  .  .
     * 5 .  .  .  .  .  .  .  .     Red takes the last of the other kings: Chaturaji.
     * 1 rK .  rE .  .  .  .  gK
     */
    @Test
    void aCopyKnowsHowTheGameEndedAndWhoWon() {
        State state = state("8/8/8/8/8/8/8/rK1rE4gK r 41 0,0,0,0 by,-,-,- -,-,-,- - r 1 0", RULES);
        assertNull(state.termination());
        assertEquals(State.NOBODY, state.winner());
        state.move(Square.C1.index(), Square.H1.index());
        State copy = state.copy();
        assertTrue(copy.isOver());
        assertEquals(State.NOBODY, copy.turn());
        assertEquals(Termination.CHATURAJI, copy.termination());
        assertEquals(RED.index(), copy.winner());
        assertEquals(54, copy.points(RED.index()));
        copy.copyFrom(Position.initial(Rules.DEFAULT, BLUE).toState());
        assertNull(copy.termination());
        assertEquals(State.NOBODY, copy.winner());
        assertTrue(state.isOver());
        assertFalse(copy.isOver());
    }

    @Test
    void aCopyGoesItsOwnWay() {
        State state = Position.initial(Rules.DEFAULT, RED).toState();
        State copy = state.copy();
        copy.roll(3, 5);
        copy.move(Square.B1.index(), Square.C3.index());
        assertFalse(state.isRolled());
        assertTrue(copy.isRolled());
        assertEquals(Position.initial(Rules.DEFAULT, RED), Position.of(state));
        assertEquals(RED.index(), copy.turn());
        assertTrue((copy.army(RED.index()) & Square.C3.bit()) != 0);
        assertEquals(0, copy.occupied() & Square.B1.bit());
        assertEquals(
                Square.C3.bit() | Square.A7.bit() | Square.G8.bit() | Square.H2.bit(),
                copy.ofType(PieceType.KNIGHT.index()));
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 8 rE .  .  .  .  .  .  .     Eight elephants, none in another's way: no board has
     * 7 .  .  .  .  .  .  .  rE    more moves than that.
     * 6 .  rE .  .  .  .  .  .
     * 5 .  .  rE .  .  .  .  bK
     * 4 .  .  .  rE .  .  .  .
     * 3 .  .  .  .  rE .  .  .
     * 2 .  .  .  .  .  rE .  .
     * 1 .  .  .  .  .  .  rE gK
     */
    @Test
    void movesFitTheirBufferAndEachStandsThereOnce() {
        State state = state(
                "rE7/7rE/1rE6/2rE4bK/3rE4/4rE3/5rE2/6rEgK r 46 0,0,0,0 -,-,-,- -,-,-,- - r 1 0",
                Rules.DEFAULT);
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        int count = MoveGenerator.generate(state, moves);
        assertTrue(count > 100);
        assertEquals(count, Arrays.stream(moves, 0, count).distinct().count());
    }
}
