package org.chaturaji.engine;

import java.util.ArrayList;
import java.util.List;

/** Sets of squares as 64 bits: bit 0 is a1, bit 7 is h1, bit 63 is h8. */
final class Bitboard {

    static final long FILE_A = 0x0101010101010101L;
    static final long RANK_1 = 0xFFL;

    private Bitboard() {}

    /** Returns the squares of a bitboard in index order. */
    public static List<Square> squares(long bitboard) {
        List<Square> squares = new ArrayList<>(Long.bitCount(bitboard));
        for (long rest = bitboard; rest != 0; rest &= rest - 1) {
            squares.add(Square.ofIndex(Long.numberOfTrailingZeros(rest)));
        }
        return squares;
    }
}
