package org.chaturaji.engine;

/**
 * Which pieces stand where, changed in place: a bitboard for each army and for each type. Squares
 * are given as bitboards too, of one square where the name says so. Not thread-safe.
 */
final class Board {

    private final long[] armies = new long[Seat.ALL.size()];
    private final long[] types = new long[PieceType.ALL.size()];

    void copyFrom(Board other) {
        for (int seat = 0; seat < armies.length; seat++) {
            armies[seat] = other.armies[seat];
        }
        for (int type = 0; type < types.length; type++) {
            types[type] = other.types[type];
        }
    }

    long army(int seat) {
        return armies[seat];
    }

    long ofType(int type) {
        return types[type];
    }

    long occupied() {
        return armies[0] | armies[1] | armies[2] | armies[3];
    }

    /** Returns the index of the type on an occupied square. */
    int typeAt(long square) {
        int type = PieceType.PAWN.index();
        while ((types[type] & square) == 0) {
            type--;
        }
        return type;
    }

    /** Returns the index of the seat whose piece stands on an occupied square. */
    int seatAt(long square) {
        int seat = 0;
        while ((armies[seat] & square) == 0) {
            seat++;
        }
        return seat;
    }

    /**
     * Puts a piece on every one of {@code squares} that is empty and takes it off every one where it
     * stands: given the two squares of a move at once, it moves it.
     */
    void flip(int seat, int type, long squares) {
        armies[seat] ^= squares;
        types[type] ^= squares;
    }

    /** Turns the pawns on {@code squares} into pieces of {@code type}. */
    void promote(long squares, int type) {
        types[PieceType.PAWN.index()] ^= squares;
        types[type] ^= squares;
    }
}
