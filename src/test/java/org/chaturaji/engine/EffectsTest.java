package org.chaturaji.engine;

import static org.chaturaji.engine.PieceType.BOAT;
import static org.chaturaji.engine.PieceType.KING;
import static org.chaturaji.engine.PieceType.KNIGHT;
import static org.chaturaji.engine.PieceType.PAWN;
import static org.chaturaji.engine.Seat.BLUE;
import static org.chaturaji.engine.Seat.GREEN;
import static org.chaturaji.engine.Seat.RED;
import static org.chaturaji.engine.Seat.YELLOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.chaturaji.notation.PositionText;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class EffectsTest {

    private static final Rules THRONES =
            new Rules(DiceKind.CUBIC, Promotion.LOST, true, true, DiceUse.OPTIONAL, 30);

    private static LegalMove legal(Rules rules, String text, String move) {
        return PositionText.read(text, rules).legalMoves().stream()
                .filter(legal -> legal.move().toString().equals(move))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aQuietMoveDoesNothingElse() {
        Position position = Game.start(Rules.DEFAULT, RED).play(new Roll(4, 3)).position();
        LegalMove legal = position.legalMoves().get(0);
        assertEquals(
                new Effects(List.of(), List.of(), false, Optional.empty(), 0), legal.effects());
        assertEquals(KNIGHT, legal.piece());
        assertEquals(1, legal.die());
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 8 .  .  .  .  .  .  .  .
     * 7 .  .  .  .  .  .  .  gK
     * 6 .  .  .  .  .  .  .  .
     * 5 bK .  .  .  .  .  .  .
     * 4 .  .  bB gN .  .  .  .     Red's boat leaps from b2 onto Green's knight.
     * 3 .  .  yB gB .  .  .  .
     * 2 .  rB .  .  .  .  .  .
     * 1 rK .  .  .  .  .  .  yK
     */
    @Test
    void aBoatTriumphComesOnTopOfTheCapture() {
        LegalMove legal = legal(
                Rules.DEFAULT,
                "8/7gK/8/bK7/2bBgN4/2yBgB4/1rB6/rK6yK r 23 0,0,0,0 -,-,-,- -,-,-,- - r 1 0",
                "b2d4");
        assertEquals(
                new Effects(
                        List.of(
                                new Capture(Square.C3, new Piece(YELLOW, BOAT)),
                                new Capture(Square.D3, new Piece(GREEN, BOAT)),
                                new Capture(Square.C4, new Piece(BLUE, BOAT)),
                                new Capture(Square.D4, new Piece(GREEN, KNIGHT))),
                        List.of(),
                        true,
                        Optional.empty(),
                        9),
                legal.effects());
        assertEquals(9, legal.after().points(RED));
        assertEquals(0, legal.die());
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 8 .  .  .  .  yK .  .  .     Red's king takes Yellow's on its throne.
     * 7 .  .  .  rK .  .  .  .
     * 5 bK .  .  .  .  .  .  .
     * 1 .  .  .  yP .  .  .  gK
     *
     * Yellow's pawn waits on d1, a king square of its far edge, and becomes king.
     */
    @Test
    void throneCaptureAndPromotionOfAnotherSeatComeTogether() {
        LegalMove legal = legal(
                THRONES,
                "4yK3/3rK4/8/bK7/8/8/8/3yP3gK r 15 0,0,0,0 -,-,-,- -,-,-,- - r 1 0",
                "d7e8");
        assertEquals(
                new Effects(
                        List.of(new Capture(Square.E8, new Piece(YELLOW, KING))),
                        List.of(new Promoted(Square.D1, new Piece(YELLOW, KING))),
                        false,
                        Optional.of(YELLOW),
                        10),
                legal.effects());
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 8 .  yN .  .  .  .  .  .     Red's pawn takes the knight on b8 and becomes one.
     * 7 rP .  .  .  .  .  .  .
     * 5 bK .  .  .  .  .  .  .
     * 1 rK .  .  .  .  .  .  gK
     */
    @Test
    void thePawnThatMovesIsPromotedWhereItArrives() {
        LegalMove legal = legal(
                Rules.DEFAULT,
                "1yN6/rP7/8/bK7/8/8/8/rK6gK r 45 0,0,0,0 -,-,-,- -,-,-,- - r 1 0",
                "a7b8");
        assertEquals(PAWN, legal.piece());
        assertEquals(
                new Effects(
                        List.of(new Capture(Square.B8, new Piece(YELLOW, KNIGHT))),
                        List.of(new Promoted(Square.B8, new Piece(RED, KNIGHT))),
                        false,
                        Optional.empty(),
                        3),
                legal.effects());
    }

    @Test
    void effectsBelongToSomebodyWhoIsToMove() {
        Position over = Game.start(Rules.DEFAULT, RED)
                .play(new Resign(RED))
                .play(new Resign(BLUE))
                .play(new Resign(GREEN))
                .position();
        Move move = new Move(Square.A2, Square.A3);
        assertThrows(IllegalArgumentException.class, () -> Effects.of(over, move, over));
    }
}
