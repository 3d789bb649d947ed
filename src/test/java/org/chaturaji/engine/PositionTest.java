package org.chaturaji.engine;

import static org.chaturaji.engine.Seat.BLUE;
import static org.chaturaji.engine.Seat.GREEN;
import static org.chaturaji.engine.Seat.RED;
import static org.chaturaji.engine.Seat.YELLOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.notation.PositionText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;
import java.util.Set;

class PositionTest {

    private static final Rules RULES =
            new Rules(DiceKind.CUBIC, Promotion.LOST, true, true, DiceUse.OPTIONAL, 30);

    /*
     *   a  b  c  d  e  f  g  h
     * 8 .  .  .  .  yK .  .  .
     * 5 bK .  .  .  .  .  .  .
     * 2 .  rP .  .  .  .  .  .
     * 1 rK .  .  .  .  .  .  gK
     */
    private static final String TEXT =
            "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 5x1 7,1,2,3 by,-,r,- -,g,-,rb y b 9 0c";

    private static final Position POSITION = PositionText.read(TEXT, RULES);

    @Test
    void aPositionTellsAllThatItHolds() {
        assertEquals(RULES, POSITION.rules());
        assertEquals(Optional.of(RED), POSITION.turn());
        assertEquals(Optional.of(new Roll(5, 1)), POSITION.roll());
        assertTrue(POSITION.isUsed(0));
        assertFalse(POSITION.isUsed(1));
        assertEquals(
                List.of(new Die(5, DieStatus.USED), new Die(1, DieStatus.USABLE)), POSITION.dice());
        assertEquals(new BySeat<>(7, 1, 2, 3), BySeat.of(POSITION::points));
        assertEquals(Set.of(BLUE, YELLOW), POSITION.kingsCaptured(RED));
        assertEquals(Set.of(), POSITION.kingsCaptured(BLUE));
        assertEquals(Set.of(RED), POSITION.kingsCaptured(YELLOW));
        assertEquals(Set.of(RED, BLUE), POSITION.thronesScored(GREEN));
        assertEquals(Set.of(GREEN), POSITION.thronesScored(BLUE));
        assertEquals(Set.of(YELLOW), POSITION.resigned());
        assertEquals(new BySeat<>(true, true, false, true), BySeat.of(POSITION::canPlay));
        assertEquals(BLUE, POSITION.first());
        assertEquals(9, POSITION.round());
        assertEquals(0, POSITION.quietRounds());
        assertTrue(POSITION.captureThisRound());
        assertEquals(5, POSITION.pieces().size());
        assertEquals(Optional.of(new Piece(RED, PieceType.PAWN)), POSITION.pieceAt(Square.B2));
        assertEquals(Optional.empty(), POSITION.pieceAt(Square.B3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4yK3/8/8/bK7/8/8/2rP5/rK6gK r 5x1 7,1,2,3 by,-,r,- -,g,-,rb y b 9 0c",
                "4yK3/8/8/bK7/8/8/1rN6/rK6gK r 5x1 7,1,2,3 by,-,r,- -,g,-,rb y b 9 0c",
                "4yK3/8/8/bK7/8/8/1yP6/rK6gK r 5x1 7,1,2,3 by,-,r,- -,g,-,rb y b 9 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK b 5x1 7,1,2,3 by,-,r,- -,g,-,rb y b 9 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r - 7,1,2,3 by,-,r,- -,g,-,rb y b 9 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 51 7,1,2,3 by,-,r,- -,g,-,rb y b 9 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 51x 7,1,2,3 by,-,r,- -,g,-,rb y b 9 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 1x5 7,1,2,3 by,-,r,- -,g,-,rb y b 9 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 5x1 7,1,2,4 by,-,r,- -,g,-,rb y b 9 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 5x1 7,1,2,3 b,-,r,- -,g,-,rb y b 9 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 5x1 7,1,2,3 by,-,r,- -,g,-,r y b 9 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 5x1 7,1,2,3 by,-,r,- -,g,-,rb - b 9 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 5x1 7,1,2,3 by,-,r,- -,g,-,rb y r 9 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 5x1 7,1,2,3 by,-,r,- -,g,-,rb y b 8 0c",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 5x1 7,1,2,3 by,-,r,- -,g,-,rb y b 9 0",
                "4yK3/8/8/bK7/8/8/1rP6/rK6gK r 5x1 7,1,2,3 by,-,r,- -,g,-,rb y b 9 1"
            })
    void positionsThatDifferAreNotEqual(String other) {
        assertNotEquals(POSITION, PositionText.read(other, RULES));
    }

    @Test
    void positionsAreEqualByValue() {
        Position same = PositionText.read(TEXT, RULES);
        assertEquals(POSITION, same);
        assertEquals(POSITION.hashCode(), same.hashCode());
        assertNotEquals(
                POSITION.hashCode(), Position.initial(Rules.DEFAULT, RED).hashCode());
        assertNotEquals(
                POSITION,
                PositionText.read(
                        TEXT,
                        new Rules(
                                DiceKind.CUBIC, Promotion.LOST, true, true, DiceUse.OPTIONAL, 31)));
        assertFalse(POSITION.equals((Object) TEXT));
    }

    @Test
    void aPositionDoesNotChangeWithAStateTakenFromIt() {
        State state = POSITION.toState();
        Position before = Position.of(state);
        state.move(Square.B2.index(), Square.B3.index());
        assertEquals(TEXT, PositionText.write(POSITION));
        assertEquals(TEXT, PositionText.write(before));
    }

    @Test
    void whatAPositionReturnsCannotBeChanged() {
        assertThrows(
                UnsupportedOperationException.class, () -> POSITION.pieces().clear());
        assertThrows(
                UnsupportedOperationException.class, () -> POSITION.resigned().clear());
    }

    @Test
    void noDiceLieBeforeTheRoll() {
        Position start = Position.initial(Rules.DEFAULT, RED);
        assertEquals(Optional.empty(), start.roll());
        assertEquals(List.of(), start.dice());
        assertFalse(start.isUsed(0));
        assertFalse(start.isUsed(1));
        assertEquals(List.of(), start.legalMoves());
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 8 .  .  .  .  yK .  .  .
     * 6 rP .  .  .  rP .  .  .     Red's own pieces stand on all four squares of its boat.
     * 5 bK .  .  .  .  .  .  .
     * 4 .  .  rB .  .  .  .  .
     * 2 rN .  .  .  rP .  .  .
     * 1 rK .  .  .  .  .  .  gK
     */
    @Test
    void aDieIsBlockedOrHasNoPiece() {
        String text = "4yK3/8/rP3rP3/bK7/2rB5/8/rN3rP3/rK6gK r 12 0,0,0,0 -,-,-,- -,-,-,- - r 1 0";
        Position position = PositionText.read(text, Rules.DEFAULT);
        assertEquals(
                List.of(new Die(1, DieStatus.USABLE), new Die(2, DieStatus.BLOCKED)),
                position.dice());
        assertEquals(DieStatus.NO_PIECE, position.status(RED, 4, false));
        assertEquals(DieStatus.USABLE, position.status(RED, 3, false));
        assertEquals(DieStatus.USED, position.status(RED, 4, true));
        assertEquals(DieStatus.NO_PIECE, position.status(BLUE, 2, false));
        assertEquals(DieStatus.USABLE, position.status(BLUE, 5, false));
    }
}
