package org.chaturaji.engine;

import java.util.List;
import java.util.Optional;

/** What a piece is, and what its capture scores (RULES.md 1.2, 3.2). */
public enum PieceType {
    KING(0, 'K', "king", 5),
    ELEPHANT(1, 'E', "elephant", 4),
    KNIGHT(2, 'N', "knight", 3),
    BOAT(3, 'B', "boat", 2),
    PAWN(4, 'P', "pawn", 1);

    /** The five types; {@code ALL.get(t.index()) == t}. */
    public static final List<PieceType> ALL = List.of(values());

    private final int index;
    private final char letter;
    private final String code;
    private final int value;

    PieceType(int index, char letter, String code, int value) {
        this.index = index;
        this.letter = letter;
        this.code = code;
        this.value = value;
    }

    /** Returns the letter of the notations: {@code K E N B P}. */
    public char letter() {
        return letter;
    }

    /** Returns the word of the API: {@code king elephant knight boat pawn}. */
    public String code() {
        return code;
    }

    /** Returns the points that capturing such a piece scores, 1 to 5. */
    public int value() {
        return value;
    }

    /** Returns 0 to 4, from the king. */
    public int index() {
        return index;
    }

    /**
     * Returns the types that a die with this face moves, the most valuable first (RULES.md 2.1).
     *
     * @param face 1 to 6
     */
    public static List<PieceType> movedBy(int face) {
        int types = State.allowedTypes(face);
        return ALL.stream().filter(type -> (types & 1 << type.index) != 0).toList();
    }

    public static Optional<PieceType> ofLetter(char letter) {
        return ALL.stream().filter(type -> type.letter == letter).findFirst();
    }

    public static Optional<PieceType> ofCode(String code) {
        return ALL.stream().filter(type -> type.code.equals(code)).findFirst();
    }
}
