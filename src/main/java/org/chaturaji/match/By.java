package org.chaturaji.match;

import java.util.Arrays;
import java.util.Optional;

/** Who caused an event. */
public enum By {
    PERSON("person"),
    COMPUTER("computer"),
    SERVICE("service");

    private final String code;

    By(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<By> ofCode(String code) {
        return Arrays.stream(values()).filter(value -> value.code.equals(code)).findFirst();
    }
}
