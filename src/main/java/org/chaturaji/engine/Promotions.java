package org.chaturaji.engine;

/** What becomes of the pawns on their far edges at the end of every move (RULES.md 4). */
final class Promotions {

    private static final int KING = PieceType.KING.index();
    private static final int PAWN = PieceType.PAWN.index();

    private Promotions() {}

    /** Promotes every waiting pawn that may; those of resigned armies never do. */
    static void promote(State state) {
        long pawns = state.ofType(PAWN);
        boolean always = state.rules.promotion() == Promotion.ALWAYS;
        for (int seat = 0; seat < 4; seat++) {
            long waiting = pawns & state.army(seat) & Geometry.farEdge(seat);
            if (waiting == 0 || state.hasResigned(seat)) {
                continue;
            }
            if (always) {
                promoteAll(state, seat, waiting);
            } else {
                promoteToLostTypes(state, seat, waiting);
            }
        }
    }

    private static void promoteAll(State state, int seat, long waiting) {
        for (int type = KING + 1; type < PAWN; type++) {
            state.board.promote(waiting & Geometry.promotionSquares(seat, type), type);
        }
    }

    private static void promoteToLostTypes(State state, int seat, long waiting) {
        for (int type = KING; type < PAWN; type++) {
            long here = waiting & Geometry.promotionSquares(seat, type);
            if (here != 0 && (state.army(seat) & state.ofType(type)) == 0) {
                state.board.promote(Geometry.leftmost(seat, here), type);
            }
        }
    }
}
