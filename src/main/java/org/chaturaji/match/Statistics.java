package org.chaturaji.match;

import org.chaturaji.engine.Termination;

import java.util.List;
import java.util.Map;

/**
 * What somebody's finished matches come to.
 *
 * @param ranked how many of them were for ratings
 * @param points the sum of the scores
 * @param best the highest score; 0 without a match
 * @param finishes how many matches ended each way, the most frequent first
 * @param own the dice that the person threw, for each kind of dice there was
 * @param computers the dice that the computer threw in these matches
 */
public record Statistics(
        Places places,
        int ranked,
        long points,
        int best,
        Map<Termination, Integer> finishes,
        List<DiceTally> own,
        List<DiceTally> computers) {}
