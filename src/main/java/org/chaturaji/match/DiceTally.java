package org.chaturaji.match;

import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.chaturaji.engine.DiceKind;

import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/**
 * How dice of one kind fell.
 *
 * @param counts how often each face from 1 to 6 came; dice that lack a face never show it
 * @param unusable how many of them could not be used in their turn: no piece for them, or none that
 *     could move
 */
public record DiceTally(DiceKind kind, List<Integer> counts, int unusable) {

    private static final int HIGHEST = 6;

    /** With fewer of each face to be expected the distribution of chi-square is another one. */
    private static final int EXPECTED_AT_LEAST = 5;

    public DiceTally {
        counts = List.copyOf(counts);
    }

    static DiceTally none(DiceKind kind) {
        return new DiceTally(kind, Collections.nCopies(HIGHEST, 0), 0);
    }

    DiceTally plusFace(int face) {
        return new DiceTally(
                kind,
                IntStream.rangeClosed(1, HIGHEST)
                        .mapToObj(any -> count(any) + (any == face ? 1 : 0))
                        .toList(),
                unusable);
    }

    DiceTally plusUnusable(int dice) {
        return new DiceTally(kind, counts, unusable + dice);
    }

    /** Returns both tallies together, of dice of the same kind. */
    DiceTally plus(DiceTally other) {
        return new DiceTally(
                kind,
                IntStream.rangeClosed(1, HIGHEST)
                        .mapToObj(face -> count(face) + other.count(face))
                        .toList(),
                unusable + other.unusable);
    }

    /** Returns how often a face came. */
    public int count(int face) {
        return counts.get(face - 1);
    }

    /** Returns how many dice were thrown. */
    public int thrown() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /**
     * Returns how far the counts are from even: the sum of (count − expected)² ÷ expected over the
     * faces that the dice have. Empty before the first throw.
     */
    public OptionalDouble chiSquare() {
        if (thrown() == 0) {
            return OptionalDouble.empty();
        }
        double expected = expected();
        return OptionalDouble.of(IntStream.rangeClosed(kind.lowest(), kind.highest())
                .mapToDouble(face -> Math.pow(count(face) - expected, 2) / expected)
                .sum());
    }

    /**
     * Returns how likely fair dice fall so unevenly, or more so (Pearson's test). Empty while fewer
     * than five of each face are to be expected, and nothing can be said.
     */
    public OptionalDouble probability() {
        if (expected() < EXPECTED_AT_LEAST) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(ChiSquaredDistribution.of(faces() - 1.0)
                .survivalProbability(chiSquare().orElseThrow()));
    }

    private double expected() {
        return (double) thrown() / faces();
    }

    private int faces() {
        return kind.highest() - kind.lowest() + 1;
    }
}
