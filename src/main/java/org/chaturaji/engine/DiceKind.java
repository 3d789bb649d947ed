package org.chaturaji.engine;

import java.util.Arrays;
import java.util.Optional;

/** The dice of a match (RULES.md 8.1). */
public enum DiceKind {
    /** Faces 1 to 6. */
    CUBIC("cubic", 1, 6),
    /** Faces 2 to 5, so that the four classes of pieces are equally likely. */
    LONG("long", 2, 5);

    private final String code;
    private final int lowest;
    private final int highest;

    DiceKind(String code, int lowest, int highest) {
        this.code = code;
        this.lowest = lowest;
        this.highest = highest;
    }

    public String code() {
        return code;
    }

    /** Returns the lowest face; every face up to {@link #highest} is equally likely. */
    public int lowest() {
        return lowest;
    }

    public int highest() {
        return highest;
    }

    public boolean has(int face) {
        return face >= lowest && face <= highest;
    }

    public static Optional<DiceKind> ofCode(String code) {
        return Arrays.stream(values()).filter(kind -> kind.code.equals(code)).findFirst();
    }
}
