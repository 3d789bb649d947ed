package org.chaturaji.http;

import com.fasterxml.jackson.annotation.JsonProperty;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;
import org.chaturaji.match.FirstSeat;
import org.chaturaji.match.MatchOptions;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** The options of a match: defaults, what else they can be, and texts to show. */
record OptionsDescription(
        ChoiceView<String> dice,
        ChoiceView<String> promotion,
        SwitchView boatTriumph,
        SwitchView thronePoints,
        ChoiceView<String> diceUse,
        RangeView roundLimit,
        ChoiceView<String> firstSeat,
        ChoiceView<Integer> turnTime) {

    /** An option with some values to choose from. */
    record ChoiceView<T>(
            @JsonProperty("default") T usual, List<ValueView<T>> values, String text) {}

    /** One of those values. */
    record ValueView<T>(T value, String text) {}

    /** An option that is on or off. */
    record SwitchView(@JsonProperty("default") boolean usual, String text) {}

    /** An option that is a whole number. */
    record RangeView(@JsonProperty("default") int usual, int minimum, int maximum, String text) {}

    static OptionsDescription in(Texts texts) {
        return new Words(texts).options();
    }

    /** Describes the options in one language. */
    private record Words(Texts texts) {

        OptionsDescription options() {
            Rules usual = Rules.DEFAULT;
            return new OptionsDescription(
                    choice("dice", usual.dice(), DiceKind.values(), DiceKind::code),
                    choice("promotion", usual.promotion(), Promotion.values(), Promotion::code),
                    new SwitchView(usual.boatTriumph(), text("boatTriumph")),
                    new SwitchView(usual.thronePoints(), text("thronePoints")),
                    choice("diceUse", usual.diceUse(), DiceUse.values(), DiceUse::code),
                    new RangeView(usual.roundLimit(), 1, Rules.MAX_ROUND_LIMIT, text("roundLimit")),
                    choice(
                            "firstSeat",
                            MatchOptions.DEFAULT.firstSeat(),
                            FirstSeat.values(),
                            FirstSeat::code),
                    turnTimes());
        }

        private <E> ChoiceView<String> choice(
                String name, E usual, E[] values, Function<E, String> code) {
            return new ChoiceView<>(
                    code.apply(usual),
                    Arrays.stream(values)
                            .map(code)
                            .map(value -> new ValueView<>(value, text(name + "." + value)))
                            .toList(),
                    text(name));
        }

        private ChoiceView<Integer> turnTimes() {
            return new ChoiceView<>(
                    MatchOptions.DEFAULT.turnTime(),
                    MatchOptions.TURN_TIMES.stream()
                            .sorted()
                            .map(seconds -> new ValueView<>(seconds, text("turnTime." + seconds)))
                            .toList(),
                    text("turnTime"));
        }

        private String text(String key) {
            return texts.text("rules.option." + key);
        }
    }
}
