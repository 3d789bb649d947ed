package org.chaturaji.engine;

import java.util.Arrays;
import java.util.Optional;

/** Why an action is refused. */
public enum Illegality {
    GAME_OVER("match-over"),
    ROLL_FIRST("roll-first"),
    ALREADY_ROLLED("already-rolled"),
    /** The turn cannot be ended while a die is usable: dice use is {@link DiceUse#REQUIRED}. */
    DICE_LEFT("dice-left"),
    /** The dice of the match do not have such a face. */
    NO_SUCH_FACE("no-such-face"),
    ILLEGAL_MOVE("illegal-move"),
    ALREADY_RESIGNED("already-resigned");

    private final String code;

    Illegality(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<Illegality> ofCode(String code) {
        return Arrays.stream(values()).filter(value -> value.code.equals(code)).findFirst();
    }
}
