package org.chaturaji.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class TriumphTest {

    private static final int BOAT = PieceType.BOAT.index();

    /** The four squares with {@code corner} at the lower left. */
    private static List<Square> square(Square corner) {
        List<Square> squares = new ArrayList<>();
        for (int right = 0; right < 2; right++) {
            for (int up = 0; up < 2; up++) {
                squares.add(Square.at(corner.file() + right, corner.rank() + up));
            }
        }
        return squares;
    }

    @Test
    void everySquareOfTheBoardCountsForEachBoatInIt() {
        for (Square corner : Square.ALL) {
            if (corner.file() == 7 || corner.rank() == 7) {
                continue;
            }
            List<Square> squares = square(corner);
            Board board = new Board();
            long all = 0;
            for (int seat = 0; seat < 4; seat++) {
                board.flip(seat, BOAT, squares.get(seat).bit());
                all |= squares.get(seat).bit();
            }
            for (int mover = 0; mover < 4; mover++) {
                Square to = squares.get(mover);
                assertEquals(
                        all & ~to.bit(),
                        Triumph.captured(board, mover, to.index()),
                        to + " in the square of " + corner);
            }
        }
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 5 .  .  .  gB .  .  .  .     Four boats, one of each seat, but three in a line.
     * 4 .  .  .  bB .  .  .  .
     * 3 .  .  .  yB rB .  .  .
     */
    @Test
    void boatsThatMakeNoSquareCaptureNothing() {
        Board board = new Board();
        board.flip(Seat.RED.index(), BOAT, Square.E3.bit());
        board.flip(Seat.YELLOW.index(), BOAT, Square.D3.bit());
        board.flip(Seat.BLUE.index(), BOAT, Square.D4.bit());
        board.flip(Seat.GREEN.index(), BOAT, Square.D5.bit());
        assertEquals(0, Triumph.captured(board, Seat.RED.index(), Square.E3.index()));
        assertEquals(0, Triumph.captured(board, Seat.YELLOW.index(), Square.D3.index()));
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 2 gB bB .  .  .  .  .  rB    A square does not reach around the edge of the board.
     * 1 .  .  .  .  .  .  .  yB
     */
    @Test
    void squaresEndAtTheEdge() {
        Board board = new Board();
        board.flip(Seat.RED.index(), BOAT, Square.H2.bit());
        board.flip(Seat.YELLOW.index(), BOAT, Square.H1.bit());
        board.flip(Seat.BLUE.index(), BOAT, Square.B2.bit());
        board.flip(Seat.GREEN.index(), BOAT, Square.A2.bit());
        assertEquals(0, Triumph.captured(board, Seat.RED.index(), Square.H2.index()));
        assertEquals(0, Triumph.captured(board, Seat.GREEN.index(), Square.A2.index()));
    }
}
