package org.chaturaji.engine;

import java.util.Arrays;
import java.util.Optional;

/** Why a game ended (RULES.md 7). */
public enum Termination {
    /** The mover kept a king and has captured those of the three others itself (7.2). */
    CHATURAJI("chaturaji"),
    /** At most one king is left on the board (7.3). */
    LAST_KING("last-king"),
    /** Twelve rounds in a row closed without a capture (7.4). */
    NO_CAPTURE("no-capture"),
    /** The last round allowed has closed (7.4). */
    ROUND_LIMIT("round-limit"),
    /** Three seats have resigned (7.5), or nobody is left who could get a turn (7.6). */
    RESIGNATIONS("resignations");

    private final String code;

    Termination(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    /** Returns whether it ends a game in a turn; otherwise as a turn and its round are over. */
    boolean isWithinTurn() {
        return this != NO_CAPTURE && this != ROUND_LIMIT;
    }

    public static Optional<Termination> ofCode(String code) {
        return Arrays.stream(values()).filter(value -> value.code.equals(code)).findFirst();
    }
}
