package org.chaturaji.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Counts leaves; the figures are those of {@code vectors/perft.json}. */
class PerftTest {

    private static final int SHALLOW = 5;
    private static final int IN_EVERY_BUILD = 6;

    private static Stream<Arguments> shallow() {
        return counts(1, SHALLOW);
    }

    private static Stream<Arguments> inEveryBuild() {
        return counts(SHALLOW + 1, IN_EVERY_BUILD);
    }

    private static Stream<Arguments> onRequest() {
        return counts(IN_EVERY_BUILD + 1, Integer.MAX_VALUE);
    }

    private static Stream<Arguments> counts(int lowest, int highest) {
        return Vectors.stream(Vectors.json(Vectors.text("perft.json"))).flatMap(vector -> {
            JsonNode perft = vector.get("perft");
            Position position = Vectors.position(vector.get("position"), Vectors.rules(vector));
            return IntStream.rangeClosed(lowest, Math.min(highest, perft.size()))
                    .mapToObj(depth -> Arguments.of(
                            vector.get("position").asText(),
                            depth,
                            perft.get(depth - 1).asLong(),
                            position));
        });
    }

    @ParameterizedTest(name = "depth {1} of {0}")
    @MethodSource("shallow")
    void leavesAreThoseOfTheVectors(String text, int depth, long leaves, Position position) {
        assertEquals(leaves, Perft.count(position, depth));
    }

    @Tag("slow")
    @ParameterizedTest(name = "depth {1} of {0}")
    @MethodSource("inEveryBuild")
    void leavesAtDepthSixAreThoseOfTheVectors(
            String text, int depth, long leaves, Position position) {
        assertEquals(leaves, Perft.count(position, depth));
    }

    @Tag("deep")
    @ParameterizedTest(name = "depth {1} of {0}")
    @MethodSource("onRequest")
    void leavesDeeperDownAreThoseOfTheVectors(
            String text, int depth, long leaves, Position position) {
        assertEquals(leaves, Perft.count(position, depth));
    }

    @Test
    void divideAddsUpToTheCount() {
        Position start = Position.initial(Rules.DEFAULT, Seat.RED);
        for (Position position :
                new Position[] {start, Game.from(start).play(new Roll(5, 3)).position()}) {
            Map<Action, Long> divided = Perft.divide(position, 3);
            assertEquals(
                    Perft.count(position, 3),
                    divided.values().stream().mapToLong(Long::longValue).sum());
        }
    }

    @Test
    void divideNamesEveryCommandOnce() {
        Position start = Position.initial(Rules.DEFAULT, Seat.RED);
        Map<Action, Long> rolls = Perft.divide(start, 1);
        assertEquals(36, rolls.size());
        assertEquals(1, rolls.get(new Roll(6, 6)));
        Position rolled = Game.from(start).play(new Roll(4, 3)).position();
        assertEquals(
                Map.of(Vectors.move("b1a3"), 1L, Vectors.move("b1c3"), 1L, new EndTurn(), 1L),
                Perft.divide(rolled, 1));
    }

    @Test
    void longDiceAndRequiredDiceHaveFewerCommands() {
        Rules rules = new Rules(DiceKind.LONG, Promotion.LOST, true, false, DiceUse.REQUIRED, 30);
        Position start = Position.initial(rules, Seat.RED);
        assertEquals(16, Perft.divide(start, 1).size());
        Position rolled = Game.from(start).play(new Roll(4, 3)).position();
        assertEquals(2, Perft.divide(rolled, 1).size());
    }

    @Test
    void nothingFollowsOnAGameThatIsOver() {
        Position over = Game.start(Rules.DEFAULT, Seat.RED)
                .play(new Resign(Seat.RED))
                .play(new Resign(Seat.BLUE))
                .play(new Resign(Seat.GREEN))
                .position();
        assertEquals(1, Perft.count(over, 0));
        assertEquals(0, Perft.count(over, 1));
        assertEquals(0, Perft.count(over, 2));
        assertEquals(Map.of(), Perft.divide(over, 2));
    }

    @Test
    void noPlyIsOneLeaf() {
        assertEquals(1, Perft.count(Position.initial(Rules.DEFAULT, Seat.BLUE), 0));
    }

    @Test
    void depthsBelowTheLowestAreRefused() {
        Position start = Position.initial(Rules.DEFAULT, Seat.RED);
        assertThrows(IllegalArgumentException.class, () -> Perft.count(start, -1));
        assertThrows(IllegalArgumentException.class, () -> Perft.divide(start, 0));
    }
}
