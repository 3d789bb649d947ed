package org.chaturaji.engine;

import static org.chaturaji.engine.Seat.BLUE;
import static org.chaturaji.engine.Seat.GREEN;
import static org.chaturaji.engine.Seat.RED;
import static org.chaturaji.engine.Seat.YELLOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The small values: squares, seats, rolls, moves, options. */
class ValuesTest {

    @ParameterizedTest
    @CsvSource({"A1, 0, 0, 0, a1", "H1, 7, 7, 0, h1", "B4, 25, 1, 3, b4", "H8, 63, 7, 7, h8"})
    void squaresCountFromA1(Square square, int index, int file, int rank, String name) {
        assertEquals(index, square.index());
        assertEquals(file, square.file());
        assertEquals(rank, square.rank());
        assertEquals(1L << index, square.bit());
        assertEquals(name, square.toString());
        assertEquals(square, Square.at(file, rank));
        assertEquals(square, Square.ofIndex(index));
        assertEquals(Optional.of(square), Square.ofName(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a0", "a9", "i1", "`1", "A1", "a11", "1a", "é1"})
    void otherNamesAreNoSquares(String name) {
        assertEquals(Optional.empty(), Square.ofName(name));
    }

    @Test
    void turnsGoClockwise() {
        assertEquals(BLUE, RED.next());
        assertEquals(YELLOW, BLUE.next());
        assertEquals(GREEN, YELLOW.next());
        assertEquals(RED, GREEN.next());
    }

    @Test
    void oneValueStandsForEachSeat() {
        BySeat<Integer> values = new BySeat<>(5, 6, 7, 8);
        assertEquals(5, values.get(RED));
        assertEquals(6, values.get(BLUE));
        assertEquals(7, values.get(YELLOW));
        assertEquals(8, values.get(GREEN));
        assertEquals(List.of(5, 6, 7, 8), values.toList());
        assertEquals(new BySeat<>(5, 6, 0, 8), values.with(YELLOW, 0));
        assertEquals(new BySeat<>("5", "6", "7", "8"), values.map(String::valueOf));
        assertEquals(new BySeat<>(9, 9, 9, 9), BySeat.all(9));
        assertEquals(new BySeat<>(0, 1, 2, 3), BySeat.of(Seat::index));
        List<String> visited = new ArrayList<>();
        values.forEach((seat, value) -> visited.add(seat.code() + value));
        assertEquals(List.of("red5", "blue6", "yellow7", "green8"), visited);
    }

    @ParameterizedTest
    @CsvSource({"KING, 5", "ELEPHANT, 4", "KNIGHT, 3", "BOAT, 2", "PAWN, 1"})
    void piecesHaveTheirValue(PieceType type, int value) {
        assertEquals(value, type.value());
    }

    @ParameterizedTest
    @CsvSource({"0, 3", "7, 3", "3, 0", "3, 7"})
    void diceHaveNoOtherFaces(int first, int second) {
        assertThrows(IllegalArgumentException.class, () -> new Roll(first, second));
    }

    @Test
    void aRollKeepsTheOrderOfItsDice() {
        Roll roll = new Roll(1, 6);
        assertEquals(1, roll.face(0));
        assertEquals(6, roll.face(1));
        assertEquals("16", roll.toString());
        assertEquals("61", new Roll(6, 1).toString());
    }

    @Test
    void aMoveIsWrittenFromTo() {
        assertEquals("b1c3", new Move(Square.B1, Square.C3).toString());
    }

    @Test
    void longDiceShow2To5AndCubicOnes1To6() {
        for (int face = 0; face <= 7; face++) {
            assertEquals(face >= 1 && face <= 6, DiceKind.CUBIC.has(face));
            assertEquals(face >= 2 && face <= 5, DiceKind.LONG.has(face));
        }
        assertEquals(1, DiceKind.CUBIC.lowest());
        assertEquals(6, DiceKind.CUBIC.highest());
        assertEquals(2, DiceKind.LONG.lowest());
        assertEquals(5, DiceKind.LONG.highest());
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, true", "200, true", "201, false"})
    void roundLimitsGoFrom1To200(int limit, boolean possible) {
        if (possible) {
            assertEquals(limit, withRoundLimit(limit).roundLimit());
        } else {
            assertThrows(IllegalArgumentException.class, () -> withRoundLimit(limit));
        }
    }

    private static Rules withRoundLimit(int limit) {
        return new Rules(DiceKind.CUBIC, Promotion.LOST, true, false, DiceUse.OPTIONAL, limit);
    }

    @Test
    void theDefaultsAreTheFirstOfEachOption() {
        assertEquals(withRoundLimit(30), Rules.DEFAULT);
    }

    @Test
    void bitboardsListTheirSquaresFromA1() {
        long bitboard = Square.H8.bit() | Square.A1.bit() | Square.C4.bit();
        assertEquals(List.of(Square.A1, Square.C4, Square.H8), Bitboard.squares(bitboard));
        assertEquals(List.of(), Bitboard.squares(0));
    }

    @Test
    void onlyTheRoundsEndGamesBetweenTurns() {
        assertTrue(Termination.CHATURAJI.isWithinTurn());
        assertTrue(Termination.LAST_KING.isWithinTurn());
        assertTrue(Termination.RESIGNATIONS.isWithinTurn());
        assertFalse(Termination.NO_CAPTURE.isWithinTurn());
        assertFalse(Termination.ROUND_LIMIT.isWithinTurn());
    }

    @Test
    void everyFieldOfASetUpHasItsName() {
        List<String> labels = new ArrayList<>();
        for (SetupFault.Field field : SetupFault.Field.values()) {
            labels.add(field.label());
        }
        assertEquals(
                List.of(
                        "board",
                        "seat to move",
                        "dice",
                        "points",
                        "kings captured",
                        "thrones scored",
                        "resigned",
                        "first seat",
                        "round",
                        "quiet rounds"),
                labels);
    }
}
