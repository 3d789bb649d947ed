package org.chaturaji.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads the files of {@code src/test/resources/vectors} (see the README there). */
final class NotationVectors {

    private static final ObjectMapper JSON = new ObjectMapper();

    private NotationVectors() {}

    static List<JsonNode> lines(String file) {
        try (InputStream in = NotationVectors.class.getResourceAsStream("/vectors/" + file)) {
            byte[] bytes = Objects.requireNonNull(in, file).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8)
                    .lines()
                    .map(NotationVectors::json)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode json(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Rules rules(JsonNode vector) {
        JsonNode rules = vector.get("rules");
        return new Rules(
                DiceKind.ofCode(rules.get("dice").asText()).orElseThrow(),
                Promotion.ofCode(rules.get("promotion").asText()).orElseThrow(),
                rules.get("boatTriumph").asBoolean(),
                rules.get("thronePoints").asBoolean(),
                DiceUse.ofCode(rules.get("diceUse").asText()).orElseThrow(),
                rules.get("roundLimit").asInt());
    }

    static BySeat<Integer> bySeat(JsonNode values) {
        return BySeat.of(seat -> values.get(String.valueOf(seat.letter())).asInt());
    }
}
