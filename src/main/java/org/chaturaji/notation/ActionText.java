package org.chaturaji.notation;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.EndTurn;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Resign;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;

import java.util.Optional;

/**
 * The commands as texts: {@code roll 35}, {@code move b1c3}, {@code end-turn}, {@code resign blue}
 * (also by letter, {@code resign b}).
 */
public final class ActionText {

    private static final String ROLL = "roll ";
    private static final String MOVE = "move ";
    private static final String RESIGN = "resign ";
    private static final String END_TURN = "end-turn";

    private ActionText() {}

    /** Returns the text of an action, the seat of a resignation as a word. */
    public static String write(Action action) {
        if (action instanceof Roll roll) {
            return ROLL + roll;
        } else if (action instanceof Move move) {
            return MOVE + move;
        } else if (action instanceof Resign resign) {
            return RESIGN + resign.seat().code();
        }
        return END_TURN;
    }

    /**
     * Returns the action that a text names.
     *
     * @throws NotationException {@link Fault#NO_SUCH_FACE} for a roll of two digits that no dice
     *     have, else {@link Fault#BAD_COMMAND}
     */
    public static Action read(String text) {
        return parse(text).orElseThrow(() -> refusal(text));
    }

    private static Optional<Action> parse(String text) {
        if (text.equals(END_TURN)) {
            return Optional.of(new EndTurn());
        } else if (text.startsWith(ROLL)) {
            return Faces.parse(text.substring(ROLL.length())).map(roll -> roll);
        } else if (text.startsWith(MOVE)) {
            return MoveText.parse(text.substring(MOVE.length())).map(move -> move);
        } else if (text.startsWith(RESIGN)) {
            return seat(text.substring(RESIGN.length())).map(Resign::new);
        }
        return Optional.empty();
    }

    private static NotationException refusal(String text) {
        if (text.startsWith(ROLL) && Faces.areWrong(text.substring(ROLL.length()))) {
            return new NotationException(Fault.NO_SUCH_FACE, text, "the faces of dice are 1 to 6");
        }
        String forms = " is none of `roll 35`, `move b1c3`, `end-turn`, `resign blue`";
        return new NotationException(Fault.BAD_COMMAND, text, Excerpt.quoted(text) + forms);
    }

    private static Optional<Seat> seat(String text) {
        return text.length() == 1 ? Seat.ofLetter(text.charAt(0)) : Seat.ofCode(text);
    }
}
