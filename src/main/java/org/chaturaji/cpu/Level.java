package org.chaturaji.cpu;

import java.util.Arrays;
import java.util.Optional;

/** How strong a computer player is. */
public enum Level {
    EASY("easy"),
    NORMAL("normal"),
    HARD("hard");

    private final String code;

    Level(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<Level> ofCode(String code) {
        return Arrays.stream(values()).filter(level -> level.code.equals(code)).findFirst();
    }
}
