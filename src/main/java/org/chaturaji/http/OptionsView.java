package org.chaturaji.http;

import org.chaturaji.engine.Rules;
import org.chaturaji.match.MatchOptions;
import org.jspecify.annotations.Nullable;

/**
 * The options of a match (RULES.md 8).
 *
 * @param firstSeat null where only the rules of a game are told
 * @param turnTime likewise
 */
record OptionsView(
        String dice,
        String promotion,
        boolean boatTriumph,
        boolean thronePoints,
        String diceUse,
        int roundLimit,
        @Nullable String firstSeat,
        @Nullable Integer turnTime) {

    static OptionsView of(MatchOptions options) {
        return of(options.rules(), options.firstSeat().code(), options.turnTime());
    }

    static OptionsView of(Rules rules) {
        return of(rules, null, null);
    }

    private static OptionsView of(
            Rules rules, @Nullable String firstSeat, @Nullable Integer turnTime) {
        return new OptionsView(
                rules.dice().code(),
                rules.promotion().code(),
                rules.boatTriumph(),
                rules.thronePoints(),
                rules.diceUse().code(),
                rules.roundLimit(),
                firstSeat,
                turnTime);
    }
}
