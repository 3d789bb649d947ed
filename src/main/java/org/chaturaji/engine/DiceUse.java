package org.chaturaji.engine;

import java.util.Arrays;
import java.util.Optional;

/** Whether a turn may end while a die is usable (RULES.md 8.5). */
public enum DiceUse {
    OPTIONAL("optional"),
    REQUIRED("required");

    private final String code;

    DiceUse(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<DiceUse> ofCode(String code) {
        return Arrays.stream(values()).filter(value -> value.code.equals(code)).findFirst();
    }
}
