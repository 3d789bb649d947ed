package org.chaturaji.engine;

/** The boat triumph (RULES.md 5). */
final class Triumph {

    private static final int BOAT = PieceType.BOAT.index();

    private Triumph() {}

    /**
     * Returns the boats that a boat of {@code mover}, just moved to {@code to}, captures by triumph:
     * the others of every 2×2 square that contains it and holds a boat of each seat.
     */
    static long captured(Board board, int mover, int to) {
        long boats = board.ofType(BOAT);
        if (Long.bitCount(boats) < 4) {
            return 0;
        }
        long captured = 0;
        int file = to & 7;
        int rank = to >> 3;
        for (int left = Math.max(file - 1, 0); left <= Math.min(file, 6); left++) {
            for (int low = Math.max(rank - 1, 0); low <= Math.min(rank, 6); low++) {
                long square = 0x303L << (low * 8 + left);
                if (hasBoatOfEachSeat(board, boats & square)) {
                    captured |= square;
                }
            }
        }
        return captured & ~board.army(mover);
    }

    private static boolean hasBoatOfEachSeat(Board board, long boats) {
        return (boats & board.army(0)) != 0
                && (boats & board.army(1)) != 0
                && (boats & board.army(2)) != 0
                && (boats & board.army(3)) != 0;
    }
}
