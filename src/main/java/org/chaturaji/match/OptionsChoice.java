package org.chaturaji.match;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;

import java.util.Optional;

/** What somebody chose of the options of a match; the rest is empty. */
public record OptionsChoice(
        Optional<DiceKind> dice,
        Optional<Promotion> promotion,
        Optional<Boolean> boatTriumph,
        Optional<Boolean> thronePoints,
        Optional<DiceUse> diceUse,
        Optional<Integer> roundLimit,
        Optional<FirstSeat> firstSeat,
        Optional<Integer> turnTime) {

    /** Returns {@code options} with what was chosen instead. */
    public MatchOptions over(MatchOptions options) {
        return new MatchOptions(
                over(options.rules()),
                firstSeat.orElse(options.firstSeat()),
                turnTime.orElse(options.turnTime()));
    }

    /** Returns {@code rules} with what was chosen instead. */
    public Rules over(Rules rules) {
        return new Rules(
                dice.orElse(rules.dice()),
                promotion.orElse(rules.promotion()),
                boatTriumph.orElse(rules.boatTriumph()),
                thronePoints.orElse(rules.thronePoints()),
                diceUse.orElse(rules.diceUse()),
                roundLimit.orElse(rules.roundLimit()));
    }
}
