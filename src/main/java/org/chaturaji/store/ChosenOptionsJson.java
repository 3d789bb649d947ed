package org.chaturaji.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Promotion;
import org.chaturaji.match.FirstSeat;
import org.chaturaji.match.OptionsChoice;
import org.jspecify.annotations.Nullable;

/** Some options as they stand in {@link OptionsJson}: what contains them has them so. */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ChosenOptionsJson(
        @Nullable String dice,
        @Nullable String promotion,
        @Nullable Boolean boatTriumph,
        @Nullable Boolean thronePoints,
        @Nullable String diceUse,
        @Nullable Integer roundLimit,
        @Nullable String firstSeat,
        @Nullable Integer turnTime) {

    private static final ObjectMapper JSON = new ObjectMapper();

    static String write(OptionsChoice choice) {
        try {
            return JSON.writeValueAsString(new ChosenOptionsJson(
                    choice.dice().map(DiceKind::code).orElse(null),
                    choice.promotion().map(Promotion::code).orElse(null),
                    choice.boatTriumph().orElse(null),
                    choice.thronePoints().orElse(null),
                    choice.diceUse().map(DiceUse::code).orElse(null),
                    choice.roundLimit().orElse(null),
                    choice.firstSeat().map(FirstSeat::code).orElse(null),
                    choice.turnTime().orElse(null)));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("options cannot be written", e);
        }
    }
}
