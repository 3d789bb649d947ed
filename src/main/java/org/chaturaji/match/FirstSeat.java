package org.chaturaji.match;

import java.util.Arrays;
import java.util.Optional;

/** Which seat opens the next game of a group (RULES.md 8.7). */
public enum FirstSeat {
    ROTATE("rotate"),
    FIXED("fixed");

    private final String code;

    FirstSeat(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<FirstSeat> ofCode(String code) {
        return Arrays.stream(values()).filter(value -> value.code.equals(code)).findFirst();
    }
}
