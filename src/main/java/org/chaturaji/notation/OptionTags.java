package org.chaturaji.notation;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The options of a game as tags; each that is missing has its default (RULES.md 8). */
final class OptionTags {

    static final List<KnownTag> ALL = List.of(
            KnownTag.DICE,
            KnownTag.PROMOTION,
            KnownTag.BOAT_TRIUMPH,
            KnownTag.THRONE_POINTS,
            KnownTag.DICE_USE,
            KnownTag.ROUND_LIMIT);

    private final Map<KnownTag, String> values = new EnumMap<>(KnownTag.class);

    /** Sets an option to a value that its tag allows. */
    void put(KnownTag tag, String value) {
        values.put(tag, value);
    }

    Rules rules() {
        Rules usual = Rules.DEFAULT;
        return new Rules(
                option(KnownTag.DICE, DiceKind::ofCode, usual.dice()),
                option(KnownTag.PROMOTION, Promotion::ofCode, usual.promotion()),
                option(KnownTag.BOAT_TRIUMPH, OptionTags::isOn, usual.boatTriumph()),
                option(KnownTag.THRONE_POINTS, OptionTags::isOn, usual.thronePoints()),
                option(KnownTag.DICE_USE, DiceUse::ofCode, usual.diceUse()),
                option(KnownTag.ROUND_LIMIT, OptionTags::number, usual.roundLimit()));
    }

    private <T> T option(KnownTag tag, Function<String, Optional<T>> reader, T usual) {
        return Optional.ofNullable(values.get(tag)).flatMap(reader).orElse(usual);
    }

    private static Optional<Boolean> isOn(String text) {
        return Optional.of(text.equals(KnownTag.ON));
    }

    private static Optional<Integer> number(String text) {
        return Optional.of(Integer.valueOf(text));
    }
}
