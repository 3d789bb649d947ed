package org.chaturaji.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

/**
 * Plays thousands of random games and checks at every state what must always hold. A failure names
 * the seed of its game, which plays the same again.
 */
class RandomGamesTest {

    private static final int GAMES = 10_000;
    private static final int A_FEW = 50;

    /** Each of these has to happen this often, else the games show nothing about it. */
    private static final int OFTEN = 20;

    @Test
    void whatMustAlwaysHoldDoesInAFewGames() {
        Map<String, LongAdder> seen = new ConcurrentHashMap<>();
        IntStream.range(0, A_FEW).forEach(seed -> play(seed, seen));
        assertSeen(seen, "refused");
    }

    @Test
    @Tag("slow")
    void whatMustAlwaysHoldDoesInEveryState() {
        Map<String, LongAdder> seen = new ConcurrentHashMap<>();
        IntStream.range(0, GAMES).parallel().forEach(seed -> play(seed, seen));
        for (Termination termination : Termination.values()) {
            assertSeen(seen, termination.code());
        }
        for (DieFate fate : DieFate.values()) {
            assertSeen(seen, fate.code());
        }
        assertSeen(seen, "triumph");
        assertSeen(seen, "throne");
        assertSeen(seen, "promotion");
        assertSeen(seen, "refused");
    }

    private static void assertSeen(Map<String, LongAdder> seen, String what) {
        long times = seen.getOrDefault(what, new LongAdder()).sum();
        assertTrue(times >= OFTEN, what + " happened only " + times + " times");
    }

    private static void play(int seed, Map<String, LongAdder> seen) {
        try {
            RandomGame random = new RandomGame(seed);
            Game game = random.start();
            Position start = game.position();
            int mostTurns = 4 * (start.rules().roundLimit() - start.round() + 1);
            int mostCommands = 3 * mostTurns + 3;
            int commands = 0;
            StateCheck.check(game.position(), true);
            while (game.position().turn().isPresent()) {
                boolean thorough = commands % 16 == seed % 16;
                TransitionCheck.checkRefusal(game, random.anything(), seen);
                Action action = random.next(game);
                Game after = game.play(action);
                StateCheck.check(after.position(), thorough);
                new TransitionCheck(game, action, after, seen).check();
                game = after;
                commands++;
                assertTrue(commands <= mostCommands, "the game does not end");
            }
            ResultCheck.check(game);
            TransitionCheck.count(
                    seen, game.result().orElseThrow().termination().code());
            assertEquals(start.first(), game.position().first());
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError("in the game with seed " + seed + ": " + e.getMessage(), e);
        }
    }
}
