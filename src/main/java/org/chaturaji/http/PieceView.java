package org.chaturaji.http;

import org.chaturaji.engine.Capture;
import org.chaturaji.engine.Piece;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Promoted;
import org.chaturaji.engine.Square;

import java.util.List;

/** A piece on a square. */
record PieceView(String seat, String type, String square) {

    /** Returns the pieces on the board, in the order a1, b1 … h8. */
    static List<PieceView> board(Position position) {
        return position.pieces().entrySet().stream()
                .map(it -> of(it.getKey(), it.getValue()))
                .toList();
    }

    static PieceView of(Capture capture) {
        return of(capture.square(), capture.piece());
    }

    static PieceView of(Promoted promoted) {
        return of(promoted.square(), promoted.piece());
    }

    static PieceView of(Square square, Piece piece) {
        return new PieceView(piece.seat().code(), piece.type().code(), square.toString());
    }
}
