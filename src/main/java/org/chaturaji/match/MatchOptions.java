package org.chaturaji.match;

import org.chaturaji.engine.Rules;

import java.util.Set;

/**
 * The options of a match (RULES.md 8).
 *
 * @param turnTime seconds for a turn: 0 for as long as it takes, 30 or 60
 */
public record MatchOptions(Rules rules, FirstSeat firstSeat, int turnTime) {

    /** The values that {@code turnTime} can have. */
    public static final Set<Integer> TURN_TIMES = Set.of(0, 30, 60);

    public static final MatchOptions DEFAULT = new MatchOptions(Rules.DEFAULT, FirstSeat.ROTATE, 0);

    public MatchOptions {
        if (!TURN_TIMES.contains(turnTime)) {
            throw new IllegalArgumentException("turn time " + turnTime + " is not 0, 30 or 60");
        }
    }
}
