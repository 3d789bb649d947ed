package org.chaturaji.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.engine.DiceKind;
import org.junit.jupiter.api.Test;

import java.util.List;

/** The figures are from tables of the chi-square distribution, and by hand. */
class DiceTallyTest {

    private static final double EXACT = 1e-9;
    private static final double AS_PRINTED = 5e-4;

    @Test
    void nothingThrownSaysNothing() {
        DiceTally none = DiceTally.none(DiceKind.CUBIC);
        assertEquals(0, none.thrown());
        assertTrue(none.chiSquare().isEmpty());
        assertTrue(none.probability().isEmpty());
    }

    @Test
    void chiSquareIsTheSumOverTheFaces() {
        // Expected 10 of each: (4 + 1 + 0 + 0 + 1 + 4) / 10.
        DiceTally cubic = new DiceTally(DiceKind.CUBIC, List.of(8, 9, 10, 10, 11, 12), 0);
        assertEquals(1, cubic.chiSquare().orElseThrow(), EXACT);
        // Expected 25 of each of four: (25 + 0 + 0 + 25) / 25.
        DiceTally longDice = new DiceTally(DiceKind.LONG, List.of(0, 20, 25, 25, 30, 0), 0);
        assertEquals(2, longDice.chiSquare().orElseThrow(), EXACT);
    }

    @Test
    void probabilityIsThatOfTheDistributionWithOneDegreeLessThanFaces() {
        // With 5 degrees of freedom 11.07 is exceeded in 5 % of all cases, 15.09 in 1 %.
        assertEquals(0.05, probability(DiceKind.CUBIC, 11.0705), AS_PRINTED);
        assertEquals(0.01, probability(DiceKind.CUBIC, 15.0863), AS_PRINTED);
        // With 3 degrees of freedom it is 7.815.
        assertEquals(0.05, probability(DiceKind.LONG, 7.8147), AS_PRINTED);
    }

    /** Of many dice with about this chi-square: one face came as much too often as another too rarely. */
    private static double probability(DiceKind kind, double chiSquare) {
        int expected = 1_000_000;
        int off = (int) Math.round(Math.sqrt(chiSquare * expected / 2));
        List<Integer> counts = kind == DiceKind.CUBIC
                ? List.of(expected - off, expected, expected, expected, expected, expected + off)
                : List.of(0, expected - off, expected, expected, expected + off, 0);
        return new DiceTally(kind, counts, 0).probability().orElseThrow();
    }

    @Test
    void ofFewDiceNothingIsSaid() {
        assertTrue(new DiceTally(DiceKind.CUBIC, List.of(29, 0, 0, 0, 0, 0), 0)
                .probability()
                .isEmpty());
        assertTrue(new DiceTally(DiceKind.CUBIC, List.of(30, 0, 0, 0, 0, 0), 0)
                .probability()
                .isPresent());
        assertTrue(new DiceTally(DiceKind.LONG, List.of(0, 20, 0, 0, 0, 0), 0)
                .probability()
                .isPresent());
    }

    @Test
    void talliesAddUp() {
        DiceTally one = DiceTally.none(DiceKind.CUBIC).plusFace(3).plusFace(3).plusUnusable(2);
        DiceTally other = DiceTally.none(DiceKind.CUBIC).plusFace(3).plusFace(6).plusUnusable(1);
        DiceTally both = new DiceTally(DiceKind.CUBIC, List.of(0, 0, 3, 0, 0, 1), 3);
        assertEquals(both, one.plus(other));
        assertEquals(4, both.thrown());
    }
}
