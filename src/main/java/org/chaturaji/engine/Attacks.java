package org.chaturaji.engine;

/**
 * Where pieces can go on an empty board, and elephants on any: precomputed bitboards by square index
 * (RULES.md 3.1).
 */
final class Attacks {

    private static final long[] KING = new long[64];
    private static final long[] KNIGHT = new long[64];
    private static final long[] BOAT = new long[64];
    private static final long[][] PAWN_STEP = new long[4][64];
    private static final long[][] PAWN_CAPTURE = new long[4][64];

    /** Attacks along a rank by file and the six inner squares of its occupancy. */
    private static final byte[][] ALONG_RANK = new byte[8][64];

    /** The pawns' arrows as steps of file and rank, by seat. */
    private static final int[][] ARROW = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    static {
        for (int square = 0; square < 64; square++) {
            for (int across = -2; across <= 2; across++) {
                for (int up = -2; up <= 2; up++) {
                    fillLeap(square, across, up);
                }
            }
            for (int seat = 0; seat < 4; seat++) {
                fillPawn(seat, square);
            }
        }
        for (int file = 0; file < 8; file++) {
            for (int inner = 0; inner < 64; inner++) {
                ALONG_RANK[file][inner] = (byte) alongRank(file, inner << 1);
            }
        }
    }

    private Attacks() {}

    static long king(int square) {
        return KING[square];
    }

    static long knight(int square) {
        return KNIGHT[square];
    }

    static long boat(int square) {
        return BOAT[square];
    }

    /** Returns the square one step along the arrow of {@code seat}; empty on its far edge. */
    static long pawnStep(int seat, int square) {
        return PAWN_STEP[seat][square];
    }

    /** Returns the up to two squares on which a pawn of {@code seat} captures. */
    static long pawnCaptures(int seat, int square) {
        return PAWN_CAPTURE[seat][square];
    }

    /** Returns what an elephant reaches, the first piece met on each side included. */
    static long elephant(int square, long occupied) {
        int rank = square & 56;
        int inner = (int) (occupied >>> (rank + 1)) & 63;
        long along = (ALONG_RANK[square & 7][inner] & Bitboard.RANK_1) << rank;
        return along | alongFile(square, occupied);
    }

    /** The subtraction trick: occupied - 2 · slider flips the bits up to the first piece met. */
    private static long alongFile(int square, long occupied) {
        long file = Bitboard.FILE_A << (square & 7);
        long slider = 1L << square;
        long met = occupied & file;
        long up = met - 2 * slider;
        long down = Long.reverseBytes(Long.reverseBytes(met) - 2 * Long.reverseBytes(slider));
        return (up ^ down) & file;
    }

    private static int alongRank(int file, int occupied) {
        int reached = 0;
        for (int step = -1; step <= 1; step += 2) {
            for (int to = file + step; to >= 0 && to < 8; to += step) {
                reached |= 1 << to;
                if ((occupied & 1 << to) != 0) {
                    break;
                }
            }
        }
        return reached;
    }

    private static void fillLeap(int square, int across, int up) {
        long target = target(square, across, up);
        int longer = Math.max(Math.abs(across), Math.abs(up));
        int shorter = Math.min(Math.abs(across), Math.abs(up));
        if (longer == 1) {
            KING[square] |= target;
        } else if (longer == 2 && shorter == 1) {
            KNIGHT[square] |= target;
        } else if (longer == 2 && shorter == 2) {
            BOAT[square] |= target;
        }
    }

    private static void fillPawn(int seat, int square) {
        int across = ARROW[seat][0];
        int up = ARROW[seat][1];
        PAWN_STEP[seat][square] = target(square, across, up);
        PAWN_CAPTURE[seat][square] =
                target(square, across + up, up + across) | target(square, across - up, up - across);
    }

    private static long target(int square, int across, int up) {
        int file = (square & 7) + across;
        int rank = (square >> 3) + up;
        boolean onBoard = file >= 0 && file < 8 && rank >= 0 && rank < 8;
        return onBoard ? 1L << (rank * 8 + file) : 0;
    }
}
