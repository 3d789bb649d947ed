package org.chaturaji.notation;

import org.chaturaji.engine.Move;
import org.chaturaji.engine.Square;

import java.util.Optional;

/** The move text: {@code from} and {@code to}, such as {@code b1c3} (NOTATION.md 2). */
public final class MoveText {

    private MoveText() {}

    public static String write(Move move) {
        return move.toString();
    }

    /**
     * Returns the move that a text names, possible on the board or not.
     *
     * @throws NotationException when it is not two squares
     */
    public static Move read(String text) {
        String form = " is no move, which is two squares such as b1c3";
        return parse(text)
                .orElseThrow(() ->
                        new NotationException(Fault.BAD_MOVE, text, Excerpt.quoted(text) + form));
    }

    static Optional<Move> parse(String text) {
        if (text.length() != 4) {
            return Optional.empty();
        }
        return Square.ofName(text.substring(0, 2))
                .flatMap(from -> Square.ofName(text.substring(2)).map(to -> new Move(from, to)));
    }
}
