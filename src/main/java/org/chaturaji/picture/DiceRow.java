package org.chaturaji.picture;

import org.chaturaji.engine.DieFate;
import org.chaturaji.engine.DieStatus;
import org.jspecify.annotations.Nullable;

import java.util.List;

/** Dice side by side; long ones have the same picture as cubic ones. */
final class DiceRow {

    /** How wide a die is. */
    private static final int DIE = 36;

    /** How far from each other the middles of the dice are. */
    private static final int STEP = 43;

    private static final int PIP = 9;

    /** Where each face has its pips. */
    private static final List<List<Spot>> PIPS = List.of(
            List.of(pip(0, 0)),
            List.of(pip(-1, -1), pip(1, 1)),
            List.of(pip(-1, -1), pip(0, 0), pip(1, 1)),
            List.of(pip(-1, -1), pip(1, -1), pip(-1, 1), pip(1, 1)),
            List.of(pip(-1, -1), pip(1, -1), pip(0, 0), pip(-1, 1), pip(1, 1)),
            List.of(pip(-1, -1), pip(1, -1), pip(-1, 0), pip(1, 0), pip(-1, 1), pip(1, 1)));

    private final Svg svg;
    private int x = -STEP / 2;

    DiceRow(Svg svg) {
        this.svg = svg;
    }

    /** Draws the next die of the turn that is being played. */
    void draw(int face, DieStatus status) {
        switch (status) {
            case USABLE -> draw(face, (String) null);
            case USED -> draw(face, Sign.CHECK);
            case BLOCKED -> draw(face, Sign.BAR);
            case NO_PIECE -> draw(face, Sign.CROSS);
        }
    }

    /** Draws the next die of a turn that is over. */
    void draw(int face, DieFate fate) {
        switch (fate) {
            case USED -> draw(face, Sign.CHECK);
            case DECLINED -> draw(face, Sign.SKIP);
            case BLOCKED -> draw(face, Sign.BAR);
            case NO_PIECE -> draw(face, Sign.CROSS);
            case UNPLAYED -> draw(face, Sign.STOP);
        }
    }

    /** Draws the next die, which is still to be rolled. */
    void drawUnrolled() {
        open();
        box().fill("none").with("stroke-dasharray", "5 5");
        svg.close();
    }

    /** Draws the next die; one with a sign is not to be played. */
    private void draw(int face, @Nullable String sign) {
        boolean spent = sign != null;
        open();
        box().fill(spent ? Paint.SPENT : Paint.WHITE);
        svg.open("g").fill(spent ? Paint.SPENT_PIPS : Paint.INK);
        for (Spot pip : PIPS.get(face - 1)) {
            svg.leaf("circle").with("cx", pip.x()).with("cy", pip.y()).with("r", 3.6);
        }
        svg.close();
        if (sign != null) {
            svg.open("g").at(new Spot(0, 19)).fill(Paint.INK);
            svg.leaf("circle").with("r", 8.5).stroke(Paint.WHITE, 1.5);
            svg.path(sign).stroke(Paint.WHITE, 2.6).rounded();
            svg.close();
        }
        svg.close();
    }

    private void open() {
        svg.open("g").at(new Spot(x, 0));
        x += STEP;
    }

    private Svg box() {
        return svg.centredBox(DIE).with("rx", 7).stroke(Paint.INK, 2.4);
    }

    private static Spot pip(int x, int y) {
        return new Spot(x * PIP, y * PIP);
    }
}
