package org.chaturaji.notation;

import org.chaturaji.engine.Illegality;

import java.util.Arrays;
import java.util.Optional;

/** What is wrong with a text, as a code that stays. */
public enum Fault {
    /** A command that is none of {@code roll 35}, {@code move b1c3}, {@code end-turn}, resign. */
    BAD_COMMAND("bad-command"),
    /** A move text that is not two squares. */
    BAD_MOVE("bad-move"),
    /** A position text that no writer would write; {@link Reason#field} says which field. */
    BAD_POSITION("bad-position"),

    /** A line among the tags that is no {@code [Name "value"]}. */
    BAD_TAG("bad-tag"),
    /** A value that the tag of this name cannot have. */
    BAD_TAG_VALUE("bad-tag-value"),
    TAG_TWICE("tag-twice"),
    /** {@code First} against {@code Position}, or a result that is not what was played. */
    TAG_DISAGREES("tag-disagrees"),

    /** Not a token of a record. */
    BAD_TOKEN("bad-token"),
    UNTERMINATED_COMMENT("unterminated-comment"),
    /** A round that does not open here. */
    WRONG_ROUND("wrong-round"),
    /** A roll of a seat whose turn it is not. */
    WRONG_SEAT("wrong-seat"),
    /** Points, or {@code *}, that are not what was played. */
    POINTS_DISAGREE("points-disagree"),
    /** The text ends without points or {@code *}. */
    NO_RESULT("no-result"),
    /** Something stands behind the points or {@code *}. */
    AFTER_RESULT("after-result"),

    GAME_OVER("match-over"),
    ROLL_FIRST("roll-first"),
    ALREADY_ROLLED("already-rolled"),
    DICE_LEFT("dice-left"),
    NO_SUCH_FACE("no-such-face"),
    ILLEGAL_MOVE("illegal-move"),
    ALREADY_RESIGNED("already-resigned");

    private final String code;

    Fault(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<Fault> ofCode(String code) {
        return Arrays.stream(values()).filter(fault -> fault.code.equals(code)).findFirst();
    }

    static Fault of(Illegality illegality) {
        return switch (illegality) {
            case GAME_OVER -> GAME_OVER;
            case ROLL_FIRST -> ROLL_FIRST;
            case ALREADY_ROLLED -> ALREADY_ROLLED;
            case DICE_LEFT -> DICE_LEFT;
            case NO_SUCH_FACE -> NO_SUCH_FACE;
            case ILLEGAL_MOVE -> ILLEGAL_MOVE;
            case ALREADY_RESIGNED -> ALREADY_RESIGNED;
        };
    }
}
