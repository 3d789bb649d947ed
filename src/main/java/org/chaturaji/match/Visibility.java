package org.chaturaji.match;

import java.util.Arrays;
import java.util.Optional;

/** Who can see a match. */
public enum Visibility {
    PUBLIC("public"),
    /** Its people, and whoever knows its join code. */
    PRIVATE("private");

    private final String code;

    Visibility(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<Visibility> ofCode(String code) {
        return Arrays.stream(values()).filter(value -> value.code.equals(code)).findFirst();
    }
}
