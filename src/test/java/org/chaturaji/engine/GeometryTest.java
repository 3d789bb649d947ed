package org.chaturaji.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.chaturaji.notation.PositionText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

class GeometryTest {

    /*
     *   a  b  c  d  e  f  g  h
     * 8 bB bP .  .  yK yE yN yB
     * 7 bN bP .  .  yP yP yP yP
     * 6 bE bP .  .  .  .  .  .
     * 5 bK bP .  .  .  .  .  .
     * 4 .  .  .  .  .  .  gP gK
     * 3 .  .  .  .  .  .  gP gE
     * 2 rP rP rP rP .  .  gP gN
     * 1 rB rN rE rK .  .  gP gB
     */
    @Test
    void theArmiesStandAsUsual() {
        Position start = Position.initial(Rules.DEFAULT, Seat.GREEN);
        assertEquals(
                "bBbP2yKyEyNyB/bNbP2yPyPyPyP/bEbP6/bKbP6/6gPgK/6gPgE/rPrPrPrP2gPgN/rBrNrErK2gPgB"
                        + " g - 0,0,0,0 -,-,-,- -,-,-,- - g 1 0",
                PositionText.write(start));
        assertEquals(Geometry.initialPieces(), start.pieces());
    }

    @ParameterizedTest
    @CsvSource({"RED, D1", "BLUE, A5", "YELLOW, E8", "GREEN, H4"})
    void theThroneIsWhereTheKingStarts(Seat seat, Square square) {
        assertEquals(square, Geometry.throne(seat));
        assertEquals(new Piece(seat, PieceType.KING), Geometry.initialPieces().get(square));
    }

    @ParameterizedTest
    @CsvSource({
        "RED, a8 b8 c8 d8 e8 f8 g8 h8",
        "BLUE, h8 h7 h6 h5 h4 h3 h2 h1",
        "YELLOW, h1 g1 f1 e1 d1 c1 b1 a1",
        "GREEN, a1 a2 a3 a4 a5 a6 a7 a8"
    })
    void theFarEdgeNamesTypesFromCornerToCorner(Seat seat, String edge) {
        List<Square> squares = List.of(edge.split(" ", -1)).stream()
                .map(name -> Square.ofName(name).orElseThrow())
                .toList();
        String types = squares.stream()
                .map(square -> Geometry.promotion(seat, square).orElseThrow().letter())
                .map(String::valueOf)
                .collect(Collectors.joining());
        assertEquals("BNEKKENB", types);
        for (Square square : Square.ALL) {
            if (!squares.contains(square)) {
                assertEquals(Optional.empty(), Geometry.promotion(seat, square));
            }
        }
        long all = squares.stream().mapToLong(Square::bit).sum();
        assertEquals(all, Geometry.farEdge(seat.index()));
        assertEquals(squares.get(0).bit(), Geometry.leftmost(seat.index(), all));
    }
}
