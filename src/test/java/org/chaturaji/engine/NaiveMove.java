package org.chaturaji.engine;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a move does to the pieces (RULES.md 3 to 5), step by step on a map: a reference. */
final class NaiveMove {

    private static final String EDGE = "BNEKKENB";

    private final Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    private final Rules rules;
    private final Set<Seat> resigned;

    private NaiveMove(Position before) {
        pieces.putAll(before.pieces());
        rules = before.rules();
        resigned = before.resigned();
    }

    /** Returns the pieces after a legal move. */
    static Map<Square, Piece> piecesAfter(Position before, Move move) {
        NaiveMove after = new NaiveMove(before);
        Piece piece = before.pieceAt(move.from()).orElseThrow();
        after.pieces.remove(move.from());
        after.pieces.put(move.to(), piece);
        if (piece.type() == PieceType.BOAT && before.rules().boatTriumph()) {
            after.triumph(move.to());
        }
        Seat.ALL.forEach(after::promote);
        return after.pieces;
    }

    private void triumph(Square boat) {
        Map<Square, Piece> before = Map.copyOf(pieces);
        for (Square corner : Square.ALL) {
            if (corner.file() == 7 || corner.rank() == 7) {
                continue;
            }
            Set<Square> square = Set.of(
                    corner,
                    Square.at(corner.file() + 1, corner.rank()),
                    Square.at(corner.file(), corner.rank() + 1),
                    Square.at(corner.file() + 1, corner.rank() + 1));
            boolean boatOfEach = Seat.ALL.stream()
                    .allMatch(seat -> square.stream()
                            .anyMatch(
                                    it -> new Piece(seat, PieceType.BOAT).equals(before.get(it))));
            if (square.contains(boat) && boatOfEach) {
                square.stream().filter(it -> it != boat).forEach(pieces::remove);
            }
        }
    }

    private void promote(Seat seat) {
        if (resigned.contains(seat)) {
            return;
        }
        for (int step = 0; step < 8; step++) {
            Square square = farEdge(seat, step);
            PieceType type = PieceType.ofLetter(EDGE.charAt(step)).orElseThrow();
            Piece promoted = new Piece(seat, type);
            boolean may = rules.promotion() == Promotion.ALWAYS
                    ? type != PieceType.KING
                    : !pieces.containsValue(promoted);
            if (may && isPawn(seat, square)) {
                pieces.put(square, promoted);
            }
        }
    }

    private boolean isPawn(Seat seat, Square square) {
        return Optional.of(new Piece(seat, PieceType.PAWN))
                .equals(Optional.ofNullable(pieces.get(square)));
    }

    private static Square farEdge(Seat seat, int step) {
        return switch (seat) {
            case RED -> Square.at(step, 7);
            case BLUE -> Square.at(7, 7 - step);
            case YELLOW -> Square.at(7 - step, 0);
            case GREEN -> Square.at(0, step);
        };
    }
}
