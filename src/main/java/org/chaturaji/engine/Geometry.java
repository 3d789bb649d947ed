package org.chaturaji.engine;

import static org.chaturaji.engine.PieceType.BOAT;
import static org.chaturaji.engine.PieceType.ELEPHANT;
import static org.chaturaji.engine.PieceType.KING;
import static org.chaturaji.engine.PieceType.KNIGHT;
import static org.chaturaji.engine.PieceType.PAWN;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where the armies stand at first, their thrones, and what their far edges promote to. */
public final class Geometry {

    /** The types that an edge names, from corner to corner (RULES.md 4.1). */
    private static final List<PieceType> EDGE =
            List.of(BOAT, KNIGHT, ELEPHANT, KING, KING, ELEPHANT, KNIGHT, BOAT);

    private static final BySeat<Square> THRONES =
            new BySeat<>(Square.D1, Square.A5, Square.E8, Square.H4);

    private static final long[][] PROMOTION_SQUARES = new long[4][PieceType.ALL.size()];
    private static final long[] FAR_EDGE = new long[4];

    static {
        for (Seat seat : Seat.ALL) {
            for (int step = 0; step < 8; step++) {
                long square = farEdge(seat, step).bit();
                PROMOTION_SQUARES[seat.index()][EDGE.get(step).index()] |= square;
                FAR_EDGE[seat.index()] |= square;
            }
        }
    }

    private Geometry() {}

    /** Returns the square on which the king of {@code seat} starts (RULES.md 1.3). */
    public static Square throne(Seat seat) {
        return THRONES.get(seat);
    }

    /** Returns the type that a far-edge square of {@code seat} names; empty elsewhere. */
    public static Optional<PieceType> promotion(Seat seat, Square square) {
        return PieceType.ALL.stream()
                .filter(type -> (promotionSquares(seat.index(), type.index()) & square.bit()) != 0)
                .findFirst();
    }

    /** Returns the usual set-up (RULES.md 1.2). */
    public static Map<Square, Piece> initialPieces() {
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        for (Seat seat : Seat.ALL) {
            for (int step = 0; step < 4; step++) {
                pieces.put(fromSeat(seat, step, 0), new Piece(seat, EDGE.get(step)));
                pieces.put(fromSeat(seat, step, 1), new Piece(seat, PAWN));
            }
        }
        return pieces;
    }

    static long farEdge(int seat) {
        return FAR_EDGE[seat];
    }

    static long promotionSquares(int seat, int type) {
        return PROMOTION_SQUARES[seat][type];
    }

    /** Returns the one of {@code squares} on a far edge that is furthest to the owner's left. */
    static long leftmost(int seat, long squares) {
        boolean leftIsLow = seat == Seat.RED.index() || seat == Seat.GREEN.index();
        return leftIsLow ? Long.lowestOneBit(squares) : Long.highestOneBit(squares);
    }

    /** The far edge of a seat, {@code step} squares from the owner's left. */
    private static Square farEdge(Seat seat, int step) {
        return fromSeat(seat, step, 7);
    }

    /** The square {@code step} from the left as the owner sees it, {@code depth} ranks into the board. */
    private static Square fromSeat(Seat seat, int step, int depth) {
        return switch (seat) {
            case RED -> Square.at(step, depth);
            case BLUE -> Square.at(depth, 7 - step);
            case YELLOW -> Square.at(7 - step, 7 - depth);
            case GREEN -> Square.at(7 - depth, step);
        };
    }
}
