package org.chaturaji.picture;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Die;
import org.chaturaji.engine.LastTurn;
import org.chaturaji.engine.PieceType;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Result;
import org.chaturaji.engine.Seat;
import org.chaturaji.picture.Scene.Stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a seat stands: its mark and name, points, what became of it, and its dice. */
final class SeatPanel {

    private final Svg svg;
    private final Scene scene;
    private final Position position;
    private final Phrases phrases;
    private final Seat seat;
    private final Plan plan;

    /**
     * @param wide whether there is room beside each other, and not above each other
     */
    SeatPanel(Svg svg, Scene scene, Phrases phrases, Seat seat, boolean wide) {
        this.svg = svg;
        this.scene = scene;
        this.position = scene.game().position();
        this.phrases = phrases;
        this.seat = seat;
        this.plan = wide ? Plan.WIDE : Plan.TALL;
    }

    /**
     * Where in a panel things stand.
     *
     * @param signs where the first of several signs is
     * @param step how far the next one is from it
     */
    record Plan(
            int width,
            int height,
            Spot mark,
            Spot name,
            Spot points,
            Spot signs,
            Spot step,
            Spot dice,
            Spot lastDice) {

        static final Plan WIDE = new Plan(
                480,
                64,
                new Spot(32, 32),
                new Spot(94, 32),
                new Spot(168, 32),
                new Spot(222, 32),
                new Spot(27, 0),
                new Spot(367, 30),
                new Spot(441, 30));

        static final Plan TALL = new Plan(
                96,
                480,
                new Spot(48, 40),
                new Spot(48, 84),
                new Spot(48, 120),
                new Spot(48, 165),
                new Spot(0, 29),
                new Spot(48, 340),
                new Spot(48, 400));
    }

    /** Draws the panel with its top left corner at a spot. */
    void draw(Spot corner) {
        svg.open("g").with("id", seat.code()).at(corner).fill(Paint.INK);
        svg.box(plan.width(), plan.height()).with("rx", 10);
        if (isToMove()) {
            svg.fill(Paint.WHITE).stroke(Paint.INK, 4);
        } else {
            svg.fill(Paint.LIGHT_SQUARE).stroke(Paint.LINE, 1);
        }
        SeatMark mark = SeatMark.of(seat);
        svg.path(mark.path()).at(plan.mark(), "scale(1.9)").fill(mark.colour());
        svg.stroke(Paint.INK, 1.5).rounded();
        svg.label(phrases.seat(seat), plan.name(), 18);
        svg.path(Sign.STAR).at(plan.points().plus(-18, 0)).fill(Paint.PRINT);
        svg.label(phrases.number(position.points(seat)), plan.points().plus(10, 0), 24);
        drawSigns();
        if (isToMove()) {
            drawDice();
        }
        scene.game().lastTurn().filter(turn -> turn.seat() == seat).ifPresent(this::drawDice);
        svg.close();
    }

    private boolean isToMove() {
        return scene.stage() == Stage.PLAYING
                && position.turn().filter(turn -> turn == seat).isPresent();
    }

    /** The place, a flag for one who resigned, and the kings that were captured. */
    private void drawSigns() {
        List<Runnable> signs = new ArrayList<>();
        place().ifPresent(place -> signs.add(() -> drawPlace(place)));
        if (position.resigned().contains(seat)) {
            signs.add(this::drawFlag);
        }
        position.kingsCaptured(seat).stream()
                .sorted()
                .forEach(captured -> signs.add(() -> drawKing(captured)));
        for (int i = 0; i < signs.size(); i++) {
            svg.open("g")
                    .at(plan.signs().plus(i * plan.step().x(), i * plan.step().y()));
            signs.get(i).run();
            svg.close();
        }
    }

    private Optional<Integer> place() {
        return scene.game().result().map(Result::places).map((BySeat<Integer> it) -> it.get(seat));
    }

    /** The first place is filled. */
    private void drawPlace(int place) {
        boolean first = place == 1;
        svg.leaf("circle").with("r", 12).stroke(Paint.INK, 2).fill(first ? Paint.INK : "none");
        svg.open("g").fill(first ? Paint.WHITE : Paint.INK);
        svg.label(phrases.number(place), new Spot(0, 0), 16);
        svg.close();
    }

    private void drawFlag() {
        svg.path(Sign.FLAG).fill(Paint.WHITE).stroke(Paint.INK, 2).rounded();
    }

    private void drawKing(Seat captured) {
        svg.open("g").with("transform", "scale(.44)").stroke(Paint.INK, 2.4);
        PieceLayer.drawShape(svg, PieceType.KING, captured);
        svg.close();
    }

    private void drawDice() {
        DiceRow row = new DiceRow(svg);
        svg.open("g").with("id", "dice").at(plan.dice());
        List<Die> dice = position.dice();
        dice.forEach(die -> row.draw(die.face(), die.status()));
        if (dice.isEmpty()) {
            row.drawUnrolled();
            row.drawUnrolled();
        }
        svg.close();
    }

    private void drawDice(LastTurn turn) {
        DiceRow row = new DiceRow(svg);
        svg.open("g").with("id", "last-dice").at(plan.lastDice(), "scale(.7)");
        turn.dice().forEach(die -> row.draw(die.face(), die.fate()));
        svg.close();
    }
}
