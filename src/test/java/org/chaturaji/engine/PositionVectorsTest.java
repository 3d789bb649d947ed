package org.chaturaji.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.notation.PositionText;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Rolls and moves in the positions of the vectors: the status of the dice, every legal move. */
class PositionVectorsTest {

    @TestFactory
    Stream<DynamicTest> positions() {
        return Vectors.lines("positions.jsonl").stream()
                .map(vector -> dynamicTest(vector.get("id").asText(), () -> check(vector)));
    }

    private static void check(JsonNode vector) {
        Position start = Vectors.position(vector.get("position"), Vectors.rules(vector));
        assertEquals(vector.get("position").asText(), PositionText.write(start));
        Game rolled = Game.from(start)
                .play(Vectors.action("roll " + vector.get("roll").asText()));
        assertEquals(vector.get("rolled").asText(), PositionText.write(rolled.position()));
        assertEquals(vector.get("dice"), Vectors.dice(rolled.position()));
        assertEquals(vector.get("lastDice"), Vectors.lastDice(rolled));
        assertMoves(vector.get("moves"), rolled);
    }

    private static void assertMoves(JsonNode expected, Game rolled) {
        Map<String, String> positions = new TreeMap<>();
        Map<String, String> ends = new TreeMap<>();
        expected.properties().forEach(entry -> {
            positions.put(entry.getKey(), entry.getValue().get("position").asText());
            ends.put(entry.getKey(), entry.getValue().get("end").asText("null"));
        });
        Map<String, String> listed = new TreeMap<>();
        Map<String, String> played = new TreeMap<>();
        Map<String, String> terminations = new TreeMap<>();
        for (LegalMove legal : rolled.position().legalMoves()) {
            Game after = rolled.play(legal.move());
            listed.put(legal.move().toString(), PositionText.write(legal.after()));
            played.put(legal.move().toString(), PositionText.write(after.position()));
            terminations.put(
                    legal.move().toString(),
                    after.result().map(result -> result.termination().code()).orElse("null"));
        }
        assertEquals(positions, listed);
        assertEquals(positions, played);
        assertEquals(ends, terminations);
    }
}
