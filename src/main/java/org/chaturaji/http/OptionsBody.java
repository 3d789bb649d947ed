package org.chaturaji.http;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;
import org.chaturaji.match.FirstSeat;
import org.chaturaji.match.MatchOptions;

import java.util.Optional;

/** The options that a request names; those that it does not are empty. */
record OptionsBody(
        Optional<DiceKind> dice,
        Optional<Promotion> promotion,
        Optional<Boolean> boatTriumph,
        Optional<Boolean> thronePoints,
        Optional<DiceUse> diceUse,
        Optional<Integer> roundLimit,
        Optional<FirstSeat> firstSeat,
        Optional<Integer> turnTime) {

    private static final JsonKind<DiceKind> DICE =
            JsonKind.oneOf(DiceKind.values(), DiceKind::code);
    private static final JsonKind<Promotion> PROMOTION =
            JsonKind.oneOf(Promotion.values(), Promotion::code);
    private static final JsonKind<DiceUse> DICE_USE =
            JsonKind.oneOf(DiceUse.values(), DiceUse::code);
    private static final JsonKind<FirstSeat> FIRST_SEAT =
            JsonKind.oneOf(FirstSeat.values(), FirstSeat::code);
    private static final JsonKind<Integer> ROUND_LIMIT =
            JsonKind.wholeNumber(1, Rules.MAX_ROUND_LIMIT);
    private static final JsonKind<Integer> TURN_TIME =
            JsonKind.oneOf(MatchOptions.TURN_TIMES.stream().sorted().toList());

    /** Reads the member {@code options} of a body, where it has one. */
    static OptionsBody in(JsonFields body) {
        JsonFields fields = body.object("options");
        OptionsBody options = new OptionsBody(
                fields.optional("dice", DICE),
                fields.optional("promotion", PROMOTION),
                fields.optional("boatTriumph", JsonKind.BOOLEAN),
                fields.optional("thronePoints", JsonKind.BOOLEAN),
                fields.optional("diceUse", DICE_USE),
                fields.optional("roundLimit", ROUND_LIMIT),
                fields.optional("firstSeat", FIRST_SEAT),
                fields.optional("turnTime", TURN_TIME));
        fields.noOthers();
        return options;
    }

    /** Returns {@code options} with those named here instead. */
    MatchOptions over(MatchOptions options) {
        return new MatchOptions(
                over(options.rules()),
                firstSeat.orElse(options.firstSeat()),
                turnTime.orElse(options.turnTime()));
    }

    /** Returns {@code rules} with those named here instead. */
    Rules over(Rules rules) {
        return new Rules(
                dice.orElse(rules.dice()),
                promotion.orElse(rules.promotion()),
                boatTriumph.orElse(rules.boatTriumph()),
                thronePoints.orElse(rules.thronePoints()),
                diceUse.orElse(rules.diceUse()),
                roundLimit.orElse(rules.roundLimit()));
    }
}
