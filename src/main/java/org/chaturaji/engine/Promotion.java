package org.chaturaji.engine;

import java.util.Arrays;
import java.util.Optional;

/** When a pawn on its far edge changes (RULES.md 4). */
public enum Promotion {
    /** Once its army has no piece of the type of its square. */
    LOST("lost"),
    /** With the move it arrives with, whatever its army holds; never to king. */
    ALWAYS("always");

    private final String code;

    Promotion(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<Promotion> ofCode(String code) {
        return Arrays.stream(values()).filter(value -> value.code.equals(code)).findFirst();
    }
}
