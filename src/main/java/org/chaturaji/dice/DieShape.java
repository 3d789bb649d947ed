package org.chaturaji.dice;

import java.util.Optional;
import java.util.OptionalInt;

/** The two kinds of dice, and how each reads a face from one byte without favouring any. */
public enum DieShape {
    /** Faces 1 to 6. */
    CUBIC("cubic", 1, 6),
    /** Faces 2 to 5. */
    LONG("long", 2, 4);

    private static final int BYTE_VALUES = 256;

    private final String code;
    private final int lowest;
    private final int faces;
    private final int skippedFrom;

    DieShape(String code, int lowest, int faces) {
        this.code = code;
        this.lowest = lowest;
        this.faces = faces;
        this.skippedFrom = BYTE_VALUES - BYTE_VALUES % faces;
    }

    /** Returns the name used in the API and in tables: {@code cubic} or {@code long}. */
    public String code() {
        return code;
    }

    /** Returns the shape with this {@link #code()}, or nothing. */
    public static Optional<DieShape> ofCode(String code) {
        for (DieShape shape : values()) {
            if (shape.code.equals(code)) {
                return Optional.of(shape);
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the face that a byte stands for, or nothing when the byte is skipped: 252 and above
     * for cubic dice, because 256 is no multiple of 6 (DICE.md 3).
     *
     * @param value the byte, read as 0 to 255
     */
    OptionalInt face(byte value) {
        int unsigned = Byte.toUnsignedInt(value);
        return unsigned < skippedFrom
                ? OptionalInt.of(lowest + unsigned % faces)
                : OptionalInt.empty();
    }
}
