package org.chaturaji.engine;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One of the 64 squares. */
public enum Square {
    A1,
    B1,
    C1,
    D1,
    E1,
    F1,
    G1,
    H1,
    A2,
    B2,
    C2,
    D2,
    E2,
    F2,
    G2,
    H2,
    A3,
    B3,
    C3,
    D3,
    E3,
    F3,
    G3,
    H3,
    A4,
    B4,
    C4,
    D4,
    E4,
    F4,
    G4,
    H4,
    A5,
    B5,
    C5,
    D5,
    E5,
    F5,
    G5,
    H5,
    A6,
    B6,
    C6,
    D6,
    E6,
    F6,
    G6,
    H6,
    A7,
    B7,
    C7,
    D7,
    E7,
    F7,
    G7,
    H7,
    A8,
    B8,
    C8,
    D8,
    E8,
    F8,
    G8,
    H8;

    /** The squares in index order: {@code ALL.get(0)} is a1, 7 is h1, 63 is h8. */
    public static final List<Square> ALL = List.of(values());

    private final int index = (name().charAt(1) - '1') * 8 + (name().charAt(0) - 'A');
    private final String text = name().toLowerCase(Locale.ROOT);

    /** Returns 0 for a1, 7 for h1, 63 for h8: the number of its bit in a bitboard. */
    public int index() {
        return index;
    }

    /** Returns 0 for file a to 7 for file h. */
    public int file() {
        return index & 7;
    }

    /** Returns 0 for rank 1 to 7 for rank 8. */
    public int rank() {
        return index >> 3;
    }

    /** Returns the bitboard that holds this square alone. */
    public long bit() {
        return 1L << index;
    }

    /** Returns the square of a file and a rank, each 0 to 7. */
    public static Square at(int file, int rank) {
        return ALL.get(rank * 8 + file);
    }

    /** Returns the square of a bit number, 0 to 63. */
    public static Square ofIndex(int index) {
        return ALL.get(index);
    }

    /** Returns the square of a name such as {@code b1}. */
    public static Optional<Square> ofName(String name) {
        if (name.length() != 2) {
            return Optional.empty();
        }
        int file = name.charAt(0) - 'a';
        int rank = name.charAt(1) - '1';
        boolean onBoard = file >= 0 && file < 8 && rank >= 0 && rank < 8;
        return onBoard ? Optional.of(at(file, rank)) : Optional.empty();
    }

    /** Returns the name in lower case, such as {@code b1}. */
    @Override
    public String toString() {
        return text;
    }
}
