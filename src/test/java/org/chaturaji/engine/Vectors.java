package org.chaturaji.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;

import org.chaturaji.notation.PositionText;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Reads the files of {@code src/test/resources/vectors} (see the README there). */
final class Vectors {

    private static final ObjectMapper JSON = new ObjectMapper();

    private Vectors() {}

    /** Returns the lines of a file of JSON lines. */
    static List<JsonNode> lines(String file) {
        return text(file).lines().map(Vectors::json).toList();
    }

    static JsonNode json(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(String file) {
        try (InputStream in = Vectors.class.getResourceAsStream("/vectors/" + file)) {
            return new String(
                    Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<JsonNode> stream(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    /** Returns the options that a vector was made with. */
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

    static Position position(JsonNode text, Rules rules) {
        return PositionText.read(text.asText(), rules);
    }

    static Action action(String command) {
        String[] words = command.split(" ", 2);
        return switch (words[0]) {
            case "roll" -> new Roll(words[1].charAt(0) - '0', words[1].charAt(1) - '0');
            case "move" -> move(words[1]);
            case "end-turn" -> new EndTurn();
            case "resign" -> new Resign(Seat.ofLetter(words[1].charAt(0)).orElseThrow());
            default -> throw new IllegalArgumentException(command);
        };
    }

    static Move move(String text) {
        return new Move(
                Square.ofName(text.substring(0, 2)).orElseThrow(),
                Square.ofName(text.substring(2)).orElseThrow());
    }

    /** Returns the status of the dice in the form of the vectors. */
    static JsonNode dice(Position position) {
        return JSON.valueToTree(
                position.dice().stream().map(die -> die.status().code()).toList());
    }

    /** Returns the faces and fates of the last turn in the form of the vectors. */
    static JsonNode lastDice(Game game) {
        Optional<List<List<Object>>> dice = game.lastTurn()
                .map(turn -> turn.dice().stream()
                        .map(die -> List.<Object>of(die.face(), die.fate().code()))
                        .toList());
        return dice.<JsonNode>map(JSON::valueToTree).orElseGet(JsonNodeFactory.instance::nullNode);
    }

    static BySeat<Integer> bySeat(JsonNode values) {
        return BySeat.of(seat -> values.get(String.valueOf(seat.letter())).asInt());
    }
}
