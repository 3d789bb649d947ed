package org.chaturaji.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.notation.PositionText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.util.Optional;
import java.util.stream.Stream;

/** Plays the scenarios (one rule each) and the whole games of the vectors. */
class GameVectorsTest {

    @TestFactory
    Stream<DynamicTest> scenarios() {
        return tests("scenarios.jsonl", "title");
    }

    @TestFactory
    Stream<DynamicTest> games() {
        return tests("games.jsonl", "id");
    }

    private static Stream<DynamicTest> tests(String file, String title) {
        return Vectors.lines(file).stream()
                .map(vector -> dynamicTest(vector.get(title).asText(), () -> play(vector)));
    }

    private static void play(JsonNode vector) {
        Game game = Game.from(Vectors.position(vector.get("start"), Vectors.rules(vector)));
        for (JsonNode step : vector.get("steps")) {
            String command = step.get(0).asText();
            Action action = Vectors.action(command);
            if (step.get(1).asText().equals("illegal")) {
                assertRefused(game, action);
            } else {
                game = game.play(action);
                assertEquals(step.get(1).asText(), PositionText.write(game.position()), command);
                assertEquals(step.get(2), Vectors.dice(game.position()), command);
            }
        }
        assertEnd(vector, game);
    }

    private static void assertRefused(Game game, Action action) {
        Optional<Illegality> illegality = game.check(action);
        IllegalActionException refusal =
                assertThrows(IllegalActionException.class, () -> game.play(action));
        assertEquals(illegality, Optional.of(refusal.illegality()));
    }

    private static void assertEnd(JsonNode vector, Game game) {
        assertEquals(
                vector.get("end").textValue(),
                game.result().map(result -> result.termination().code()).orElse(null));
        assertEquals(vector.get("lastDice"), Vectors.lastDice(game));
        BySeat<Integer> score = Vectors.bySeat(vector.get("score"));
        assertEquals(score, BySeat.of(game.position()::points));
        Optional<Result> result = game.result();
        assertEquals(vector.get("placing").isNull(), result.isEmpty());
        if (result.isPresent()) {
            assertEquals(score, result.get().points());
            assertEquals(Vectors.bySeat(vector.get("placing")), result.get().places());
        }
    }
}
