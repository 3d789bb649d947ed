package org.chaturaji.notation;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.EndTurn;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Resign;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.jspecify.annotations.Nullable;

import java.util.Optional;

/**
 * An action as one token of a record: {@code r35}, {@code b1c3}, {@code -}, {@code bx} (NOTATION.md
 * 3.2).
 *
 * @param seat the seat that the token names, of a roll or a resignation; else null
 */
public record ActionToken(@Nullable Seat seat, Action action) {

    private static final String END_TURN = "-";
    private static final char RESIGNS = 'x';

    /** Returns the token of an action in the turn of {@code turn}. */
    public static String write(Seat turn, Action action) {
        if (action instanceof Roll roll) {
            return turn.letter() + roll.toString();
        } else if (action instanceof Move move) {
            return MoveText.write(move);
        } else if (action instanceof Resign resign) {
            return "" + resign.seat().letter() + RESIGNS;
        }
        return END_TURN;
    }

    /**
     * Returns what a token says.
     *
     * @throws NotationException {@link Fault#NO_SUCH_FACE} for a roll of two digits that no dice
     *     have, else {@link Fault#BAD_TOKEN}
     */
    public static ActionToken read(String text) {
        return parse(text)
                .orElseThrow(() -> new NotationException(fault(text), text, refusal(text)));
    }

    /** Returns what a token says, empty when it is none. */
    static Optional<ActionToken> parse(String text) {
        if (text.equals(END_TURN)) {
            return Optional.of(new ActionToken(null, new EndTurn()));
        } else if (text.length() == 4) {
            return MoveText.parse(text).map(move -> new ActionToken(null, move));
        } else if (text.isEmpty()) {
            return Optional.empty();
        }
        return Seat.ofLetter(text.charAt(0)).flatMap(seat -> parse(seat, text.substring(1)));
    }

    private static Optional<ActionToken> parse(Seat seat, String rest) {
        if (rest.length() == 1 && rest.charAt(0) == RESIGNS) {
            return Optional.of(new ActionToken(seat, new Resign(seat)));
        }
        return Faces.parse(rest).map(roll -> new ActionToken(seat, roll));
    }

    /** Returns what is wrong with a text that {@link #parse} does not know. */
    static Fault fault(String text) {
        return namesWrongFaces(text) ? Fault.NO_SUCH_FACE : Fault.BAD_TOKEN;
    }

    static String refusal(String text) {
        if (namesWrongFaces(text)) {
            return "the faces of dice are 1 to 6";
        }
        return Excerpt.quoted(text) + " is no token such as r35, b1c3, -, bx";
    }

    private static boolean namesWrongFaces(String text) {
        return text.length() == 3
                && Seat.ofLetter(text.charAt(0)).isPresent()
                && Faces.areWrong(text.substring(1));
    }
}
