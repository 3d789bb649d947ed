package org.chaturaji.picture;

import static org.chaturaji.picture.View.SQUARE;

import org.chaturaji.engine.Geometry;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.PieceType;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;

/**
 * The board without its pieces, from (0, 0) at the top left corner of the 64 squares. Those at the
 * edge go on beyond that for {@link #RIM}: there stands what pawns become on them.
 */
final class BoardLayer {

    /** How wide eight squares are. */
    static final int WIDTH = 8 * SQUARE;

    /** How far the squares at the edge go on. */
    static final int RIM = 24;

    /** How wide the board is with what goes on beyond the squares. */
    private static final int WHOLE = WIDTH + 2 * RIM;

    /** How far from the outer edge the names of files and ranks are. */
    private static final int TO_NAME = 11;

    private static final String DARK_SQUARES = darkSquares();

    private final Svg svg;
    private final View view;

    BoardLayer(Svg svg, View view) {
        this.svg = svg;
        this.view = view;
    }

    void draw() {
        frame(WHOLE, -RIM).fill(Paint.LIGHT_SQUARE);
        svg.path(DARK_SQUARES).fill(Paint.DARK_SQUARE);
        frame(WIDTH, 0).fill("none").stroke(Paint.LINE, 1);
        frame(WHOLE, -RIM).fill("none").stroke(Paint.INK, 2);
        drawNames();
        svg.open("g").with("id", "promotions").fill(Paint.PRINT).stroke(Paint.PRINT, 2);
        Seat.ALL.forEach(this::drawFarEdge);
        svg.close();
        svg.open("g").with("id", "thrones").fill(Paint.PRINT);
        Seat.ALL.forEach(this::drawThrone);
        svg.close();
    }

    private Svg frame(int width, int from) {
        return svg.box(width, width).with("x", from).with("y", from);
    }

    /** The names of files and ranks, on all four sides. */
    private void drawNames() {
        int near = -RIM - TO_NAME;
        int far = WIDTH + RIM + TO_NAME;
        svg.open("g").fill(Paint.PRINT);
        for (int i = 0; i < 8; i++) {
            int middle = View.middle(i);
            svg.label(view.columnName(i), new Spot(middle, near), 13);
            svg.label(view.columnName(i), new Spot(middle, far), 13);
            svg.label(view.rowName(i), new Spot(near, middle), 13);
            svg.label(view.rowName(i), new Spot(far, middle), 13);
        }
        svg.close();
    }

    /** Where the pawns of a seat are promoted: arrowheads in their direction, and the types. */
    private void drawFarEdge(Seat seat) {
        for (Square square : Square.ALL) {
            Geometry.promotion(seat, square).ifPresent(type -> drawPromotion(seat, square, type));
        }
    }

    /** Beyond the square, as the owner of the pawn sees it: left the arrowheads, right the type. */
    private void drawPromotion(Seat seat, Square square, PieceType type) {
        int inward = view.side(seat).inward();
        int beyond = -(SQUARE + RIM) / 2;
        svg.open("g").at(view.middle(square), "rotate(" + inward + ")");
        svg.path(Sign.PROMOTION).at(new Spot(-12, beyond)).fill("none");
        svg.use(type.code()).at(new Spot(12, beyond), "rotate(" + -inward + ") scale(.34)");
        svg.close();
    }

    /** A throne: a frame, and the mark of its seat in the corners. */
    private void drawThrone(Seat seat) {
        svg.open("g").at(view.middle(Geometry.throne(seat)));
        svg.centredBox(54).fill("none").stroke(Paint.PRINT, 1.5);
        for (int dx = -23; dx <= 23; dx += 46) {
            for (int dy = -23; dy <= 23; dy += 46) {
                svg.path(SeatMark.of(seat).path()).at(new Spot(dx, dy), "scale(.4)");
            }
        }
        svg.close();
    }

    /** Marks the square that a move left by dashes, the one it reached by a frame, and the way. */
    void drawMove(Move move) {
        Spot from = view.middle(move.from());
        Spot to = view.middle(move.to());
        int dx = to.x() - from.x();
        int dy = to.y() - from.y();
        long degrees = Math.round(Math.toDegrees(Math.atan2(dy, dx)));
        svg.open("g").with("id", "last-move").fill(Paint.MOVE);
        markSquare(from).with("stroke-dasharray", "6 4");
        markSquare(to);
        svg.path(arrow((int) Math.hypot(dx, dy) - SQUARE / 2))
                .at(from, "rotate(" + degrees + ")")
                .with("opacity", ".6");
        svg.close();
    }

    private Svg markSquare(Spot middle) {
        return svg.centredBox(54).at(middle).with("fill-opacity", ".16").stroke(Paint.MOVE, 4);
    }

    private static String arrow(int length) {
        int neck = length - 8;
        return "M0 -3H" + neck + "V-10L" + (length + 6) + " 0L" + neck + " 10V3H0Z";
    }

    private static String darkSquares() {
        StringBuilder path = new StringBuilder();
        for (int column = 0; column < 8; column++) {
            for (int row = 1 - column % 2; row < 8; row += 2) {
                path.append('M').append(begin(column)).append(' ').append(begin(row));
                path.append('H').append(end(column)).append('V').append(end(row));
                path.append('H').append(begin(column)).append('Z');
            }
        }
        return path.toString();
    }

    private static int begin(int column) {
        return column == 0 ? -RIM : column * SQUARE;
    }

    private static int end(int column) {
        return column == 7 ? WIDTH + RIM : (column + 1) * SQUARE;
    }
}
