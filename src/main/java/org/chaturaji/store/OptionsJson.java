package org.chaturaji.store;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;
import org.chaturaji.match.FirstSeat;
import org.chaturaji.match.MatchOptions;

/** The options of a match as JSON in a column or in the body of an event. */
record OptionsJson(
        String dice,
        String promotion,
        boolean boatTriumph,
        boolean thronePoints,
        String diceUse,
        int roundLimit,
        String firstSeat,
        int turnTime) {

    static OptionsJson of(MatchOptions options) {
        Rules rules = options.rules();
        return new OptionsJson(
                rules.dice().code(),
                rules.promotion().code(),
                rules.boatTriumph(),
                rules.thronePoints(),
                rules.diceUse().code(),
                rules.roundLimit(),
                options.firstSeat().code(),
                options.turnTime());
    }

    MatchOptions options() {
        Rules rules = new Rules(
                DiceKind.ofCode(dice).orElseThrow(),
                Promotion.ofCode(promotion).orElseThrow(),
                boatTriumph,
                thronePoints,
                DiceUse.ofCode(diceUse).orElseThrow(),
                roundLimit);
        return new MatchOptions(rules, FirstSeat.ofCode(firstSeat).orElseThrow(), turnTime);
    }
}
