package org.chaturaji.notation;

import org.chaturaji.engine.DiceSetup;
import org.chaturaji.engine.Piece;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Setup;
import org.chaturaji.engine.Square;
import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The position text: one line of ten fields (NOTATION.md 1). */
public final class PositionText {

    private PositionText() {}

    /** Returns the text of a position; its rules are not part of it. */
    public static String write(Position position) {
        return write(position.setup());
    }

    /** Returns the text of a set-up, sound or not. */
    public static String write(Setup setup) {
        Seat turn = setup.turn();
        return String.join(
                " ",
                board(setup.pieces()),
                turn == null ? "-" : String.valueOf(turn.letter()),
                dice(setup.dice()),
                bySeat(seat -> String.valueOf(setup.points().get(seat))),
                bySeat(seat -> seats(setup.kingsCaptured().get(seat))),
                bySeat(seat -> seats(setup.thronesScored().get(seat))),
                seats(setup.resigned()),
                String.valueOf(setup.first().letter()),
                String.valueOf(setup.round()),
                setup.quietRounds() + (setup.captureThisRound() ? "c" : ""));
    }

    /**
     * Returns the position that a text describes in a game with {@code rules}. A text is refused
     * unless a writer would write just that.
     *
     * @throws NotationException with everything that is wrong, each {@link Fault#BAD_POSITION} with
     *     its field
     */
    public static Position read(String text, Rules rules) {
        return new PositionReader(text, rules).read();
    }

    private static String board(Map<Square, Piece> pieces) {
        StringBuilder board = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                Piece piece = pieces.get(Square.at(file, rank));
                if (piece == null) {
                    empty++;
                } else {
                    run(board, empty);
                    empty = 0;
                    board.append(piece.seat().letter()).append(piece.type().letter());
                }
            }
            run(board, empty);
            board.append(rank == 0 ? "" : "/");
        }
        return board.toString();
    }

    private static void run(StringBuilder board, int empty) {
        if (empty > 0) {
            board.append(empty);
        }
    }

    private static String dice(@Nullable DiceSetup dice) {
        if (dice == null) {
            return "-";
        }
        return dice.roll().first()
                + (dice.firstUsed() ? "x" : "")
                + dice.roll().second()
                + (dice.secondUsed() ? "x" : "");
    }

    private static String bySeat(Function<Seat, String> text) {
        return Seat.ALL.stream().map(text).collect(Collectors.joining(","));
    }

    private static String seats(Set<Seat> seats) {
        StringBuilder letters = new StringBuilder();
        Seat.ALL.stream().filter(seats::contains).map(Seat::letter).forEach(letters::append);
        return letters.isEmpty() ? "-" : letters.toString();
    }
}
