package org.chaturaji.picture;

import org.chaturaji.engine.Seat;
import org.chaturaji.picture.Scene.MadeMove;
import org.chaturaji.picture.SeatPanel.Plan;
import org.chaturaji.picture.View.Side;

/**
 * Draws a match: the board with what lies on it, and around it the seats as they sit. It can be
 * read without colours, and refers to nothing outside itself.
 */
public final class BoardPicture {

    private static final int GAP = 8;

    /** Room for the names of files and ranks. */
    private static final int NAMES = 22;

    private static final int FRAME = BoardLayer.RIM + NAMES;
    private static final int LEFT = GAP + Plan.TALL.width() + FRAME;
    private static final int TOP = GAP + Plan.WIDE.height() + FRAME;
    private static final int WIDTH = BoardLayer.WIDTH + 2 * LEFT;
    private static final int HEIGHT = BoardLayer.WIDTH + 2 * TOP;

    private final Scene scene;
    private final View view;
    private final Phrases phrases;
    private final Svg svg;

    private BoardPicture(Scene scene, View view, Phrases phrases) {
        this.scene = scene;
        this.view = view;
        this.phrases = phrases;
        this.svg = new Svg(phrases.language());
    }

    /**
     * Returns an SVG text, in about half a millisecond.
     *
     * @param bottom the seat that the board is seen from
     */
    public static String draw(Scene scene, Seat bottom, Phrases phrases) {
        return new BoardPicture(scene, new View(bottom), phrases).draw();
    }

    private String draw() {
        svg.with("width", WIDTH).with("height", HEIGHT);
        svg.with("viewBox", "0 0 " + WIDTH + " " + HEIGHT);
        describe();
        PieceLayer pieces = new PieceLayer(svg, view, scene.game().position());
        pieces.define();
        svg.box(WIDTH, HEIGHT).fill(Paint.PAPER);
        svg.open("g").with("font-family", "sans-serif").with("text-anchor", "middle");
        Seat.ALL.forEach(this::drawPanel);
        svg.open("g").at(new Spot(LEFT, TOP));
        BoardLayer board = new BoardLayer(svg, view);
        board.draw();
        MadeMove made = scene.lastMove();
        if (made != null) {
            board.drawMove(made.move());
        }
        pieces.draw();
        svg.close();
        svg.close();
        return svg.end();
    }

    /** The text alternative. */
    private void describe() {
        svg.with("direction", phrases.direction()).with("role", "img");
        svg.with("aria-labelledby", "title desc");
        Description description = new Description(scene, phrases);
        svg.open("title").with("id", "title").text(description.title()).close();
        svg.open("desc")
                .with("id", "desc")
                .text(description.text(view.bottom()))
                .close();
    }

    private void drawPanel(Seat seat) {
        Side side = view.side(seat);
        Spot corner = switch (side) {
            case BOTTOM -> new Spot(LEFT, HEIGHT - GAP - Plan.WIDE.height());
            case LEFT -> new Spot(GAP, TOP);
            case TOP -> new Spot(LEFT, GAP);
            case RIGHT -> new Spot(WIDTH - GAP - Plan.TALL.width(), TOP);
        };
        boolean wide = side == Side.BOTTOM || side == Side.TOP;
        new SeatPanel(svg, scene, phrases, seat, wide).draw(corner);
    }
}
