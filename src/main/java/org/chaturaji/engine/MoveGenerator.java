package org.chaturaji.engine;

/**
 * The legal moves of a state (RULES.md 3.1). A move is packed as {@code from | to << 6}, so that
 * generating allocates nothing.
 */
public final class MoveGenerator {

    /** The length of a buffer that holds the moves of any sound position: 8 pieces × 14 squares. */
    public static final int MAX_MOVES = 112;

    private static final int KING = PieceType.KING.index();
    private static final int ELEPHANT = PieceType.ELEPHANT.index();
    private static final int KNIGHT = PieceType.KNIGHT.index();
    private static final int BOAT = PieceType.BOAT.index();
    private static final int PAWN = PieceType.PAWN.index();

    private MoveGenerator() {}

    /** Returns the square index, 0 to 63, that a packed move starts from. */
    public static int from(int move) {
        return move & 63;
    }

    /** Returns the square index, 0 to 63, that a packed move goes to. */
    public static int to(int move) {
        return move >> 6;
    }

    /**
     * Writes every legal move of the seat to move into {@code moves} and returns how many there are:
     * none before the roll. Each stands there once, whichever die it uses.
     */
    public static int generate(State state, int[] moves) {
        int count = 0;
        for (int types = state.allowedTypes(); types != 0; types &= types - 1) {
            count = generate(state, Integer.numberOfTrailingZeros(types), moves, count);
        }
        return count;
    }

    /** Returns whether any unused die is usable. */
    static boolean anyMove(State state) {
        return anyMove(state, state.turn, state.allowedTypes());
    }

    /** Returns whether a piece of {@code seat} of one of the types, given as bits, can move. */
    static boolean anyMove(State state, int seat, int types) {
        for (int rest = types; rest != 0; rest &= rest - 1) {
            if (anyMoveOfType(state, seat, Integer.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the squares that the piece of {@code seat} and {@code type} on a square can go to. */
    static long targets(State state, int seat, int type, int square) {
        long own = state.army(seat);
        if (type == PAWN) {
            long occupied = state.occupied();
            return (Attacks.pawnStep(seat, square) & ~occupied)
                    | (Attacks.pawnCaptures(seat, square) & occupied & ~own);
        }
        return attacks(state, type, square) & ~own;
    }

    private static long attacks(State state, int type, int square) {
        if (type == KING) {
            return Attacks.king(square);
        } else if (type == ELEPHANT) {
            return Attacks.elephant(square, state.occupied());
        } else if (type == KNIGHT) {
            return Attacks.knight(square);
        } else if (type == BOAT) {
            return Attacks.boat(square);
        }
        throw new IllegalArgumentException("no such type: " + type);
    }

    private static int generate(State state, int type, int[] moves, int start) {
        int count = start;
        int seat = state.turn;
        long pieces = state.army(seat) & state.ofType(type);
        for (; pieces != 0; pieces &= pieces - 1) {
            int from = Long.numberOfTrailingZeros(pieces);
            long targets = targets(state, seat, type, from);
            for (; targets != 0; targets &= targets - 1) {
                moves[count++] = from | Long.numberOfTrailingZeros(targets) << 6;
            }
        }
        return count;
    }

    private static boolean anyMoveOfType(State state, int seat, int type) {
        long pieces = state.army(seat) & state.ofType(type);
        for (; pieces != 0; pieces &= pieces - 1) {
            if (targets(state, seat, type, Long.numberOfTrailingZeros(pieces)) != 0) {
                return true;
            }
        }
        return false;
    }
}
