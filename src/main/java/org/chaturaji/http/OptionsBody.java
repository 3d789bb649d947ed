package org.chaturaji.http;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;
import org.chaturaji.match.FirstSeat;
import org.chaturaji.match.MatchOptions;
import org.chaturaji.match.OptionsChoice;

/** The member {@code options} of a body. */
final class OptionsBody {

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

    private OptionsBody() {}

    /** Reads the options that a body names, where it has any. */
    static OptionsChoice in(JsonFields body) {
        JsonFields fields = body.object("options");
        OptionsChoice options = new OptionsChoice(
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
}
