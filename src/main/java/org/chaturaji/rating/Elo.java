package org.chaturaji.rating;

import java.util.Arrays;
import java.util.List;

/**
 * Elo for more than two: every pair of players is one game between two (RATING.md).
 *
 * @param k the most a rating can change
 */
public record Elo(double k) {

    /** How many points more make a win ten times as likely. */
    private static final double SCALE = 400;

    /**
     * Returns what a match adds to each rating. Nobody gains what nobody loses: the changes add up to
     * 0, but for the rounding of doubles.
     *
     * @param ratings before the match, at least two
     * @param places from 1, in the same order; who shares a place has played a draw
     */
    public List<Double> changes(List<Double> ratings, List<Integer> places) {
        int players = ratings.size();
        if (players < 2 || places.size() != players) {
            throw new IllegalArgumentException(
                    players + " ratings do not go with " + places.size() + " places");
        }
        Double[] changes = new Double[players];
        Arrays.fill(changes, 0.0);
        for (int i = 0; i < players; i++) {
            for (int j = i + 1; j < players; j++) {
                double won = result(places.get(i), places.get(j));
                double more = won - expected(ratings.get(i), ratings.get(j));
                changes[i] += k / (players - 1) * more;
                changes[j] -= k / (players - 1) * more;
            }
        }
        return List.of(changes);
    }

    private static double expected(double own, double other) {
        return 1 / (1 + Math.pow(10, (other - own) / SCALE));
    }

    private static double result(int own, int other) {
        return own < other ? 1 : own == other ? 0.5 : 0;
    }
}
