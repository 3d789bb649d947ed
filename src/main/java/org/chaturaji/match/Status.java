package org.chaturaji.match;

import java.util.Arrays;
import java.util.Optional;

/** Where a match stands. */
public enum Status {
    OPEN("open"),
    PLAYING("playing"),
    FINISHED("finished"),
    ABORTED("aborted");

    private final String code;

    Status(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public static Optional<Status> ofCode(String code) {
        return Arrays.stream(values()).filter(value -> value.code.equals(code)).findFirst();
    }
}
