package org.chaturaji.picture;

import org.chaturaji.engine.Piece;
import org.chaturaji.engine.PieceType;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;

import java.util.Map;

/** The pieces: each is drawn once, and used wherever it stands. */
final class PieceLayer {

    private final Svg svg;
    private final View view;
    private final Position position;

    PieceLayer(Svg svg, View view, Position position) {
        this.svg = svg;
        this.view = view;
        this.position = position;
    }

    /** Returns the id of the drawing of a piece, such as {@code red-king}. */
    static String name(Piece piece) {
        return piece.seat().code() + "-" + piece.type().code();
    }

    /** Draws what others use: the types under their codes, the pieces under their names. */
    void define() {
        svg.open("defs");
        PieceType.ALL.forEach(this::define);
        for (Seat seat : Seat.ALL) {
            PieceType.ALL.forEach(type -> define(new Piece(seat, type)));
        }
        svg.close();
    }

    private void define(PieceType type) {
        PieceShape shape = PieceShape.of(type);
        svg.open("g").with("id", type.code()).rounded();
        svg.path(shape.outline().replace('\n', ' '));
        if (!shape.lines().isEmpty()) {
            svg.path(shape.lines()).fill("none");
        }
        svg.close();
    }

    /** A piece of a seat that has resigned never moves again: it is pale, with dashed lines. */
    private void define(Piece piece) {
        svg.open("g").with("id", name(piece)).stroke(Paint.INK, 2.4);
        if (position.resigned().contains(piece.seat())) {
            svg.with("fill-opacity", ".3").with("stroke-dasharray", "3.5 3.5");
        }
        if (piece.type() == PieceType.PAWN) {
            int towards = view.side(piece.seat()).inward();
            svg.path(Sign.PAWN_ARROW).with("transform", "rotate(" + towards + ")");
            svg.fill(SeatMark.of(piece.seat()).colour()).rounded();
        }
        drawShape(svg, piece.type(), piece.seat());
        svg.close();
    }

    /** Draws a type that has been defined, in the colour and with the mark of a seat. */
    static void drawShape(Svg svg, PieceType type, Seat seat) {
        SeatMark mark = SeatMark.of(seat);
        svg.use(type.code()).fill(mark.colour());
        svg.path(mark.path()).at(PieceShape.of(type).markSpot(), "scale(.8)").fill(Paint.PAPER);
        svg.with("fill-opacity", 1).with("stroke-dasharray", "none");
    }

    /** Puts the pieces on the board, each under the name of its square. */
    void draw() {
        svg.open("g").with("id", "pieces");
        for (Map.Entry<Square, Piece> entry : position.pieces().entrySet()) {
            Spot middle = view.middle(entry.getKey());
            svg.use(name(entry.getValue()))
                    .with("id", entry.getKey())
                    .with("x", middle.x())
                    .with("y", middle.y());
        }
        svg.close();
    }
}
