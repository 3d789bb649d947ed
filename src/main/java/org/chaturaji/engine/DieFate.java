package org.chaturaji.engine;

import java.util.Arrays;
import java.util.Optional;

/** What became of a die of a turn that is over (RULES.md 2.3). */
public enum DieFate {
    USED("used"),
    /** It was usable, and the player ended the turn or resigned. */
    DECLINED("declined"),
    BLOCKED("blocked"),
    NO_PIECE("no-piece"),
    /** It was unused when the game ended in that turn. */
    UNPLAYED("unplayed");

    private final String code;

    DieFate(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<DieFate> ofCode(String code) {
        return Arrays.stream(values()).filter(value -> value.code.equals(code)).findFirst();
    }
}
