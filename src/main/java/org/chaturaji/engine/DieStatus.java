package org.chaturaji.engine;

import java.util.Arrays;
import java.util.Optional;

/** What can be done with a die during the turn (RULES.md 2.2). */
public enum DieStatus {
    USED("used"),
    USABLE("usable"),
    /** The army has a piece that the die allows, and none of them can move. */
    BLOCKED("blocked"),
    /** The army has no piece that the die allows. */
    NO_PIECE("no-piece");

    private final String code;

    DieStatus(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<DieStatus> ofCode(String code) {
        return Arrays.stream(values()).filter(value -> value.code.equals(code)).findFirst();
    }
}
