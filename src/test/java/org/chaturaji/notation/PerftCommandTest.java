package org.chaturaji.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

class PerftCommandTest {

    /** Red to move, and only its king can move. */
    private static final String ROLLED = "8/8/8/8/8/8/8/rK6gK r 35 0,0,0,0 -,-,-,- -,-,-,- - r 1 0";

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final AtomicLong millis = new AtomicLong();

    @Test
    void theCountsOfEveryDepthArePrintedWithTheirSpeed() {
        assertEquals(0, run("3"));
        assertEquals(
                List.of(
                        "depth 1: 36 (36000 per second)",
                        "depth 2: 329 (329000 per second)",
                        "depth 3: 4188 (4188000 per second)"),
                lines(out));
        assertEquals("", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void divideAddsTheCountOfEachCommand() {
        assertEquals(0, run("--divide", "--position", ROLLED, "2"));
        assertEquals(
                List.of(
                        "depth 1: 4 (4000 per second)",
                        "depth 2: 144 (144000 per second)",
                        "move a1b1: 36",
                        "move a1a2: 36",
                        "move a1b2: 36",
                        "end-turn: 36"),
                lines(out));
    }

    @Test
    void theRulesAreThoseThatAreGiven() {
        assertEquals(0, run("--rules", "dice=long", "1"));
        assertEquals(List.of("depth 1: 16 (16000 per second)"), lines(out));
        out.reset();
        assertEquals(0, run("1", "--rules", "diceUse=required,roundLimit=1", "--position", ROLLED));
        assertEquals(List.of("depth 1: 3 (3000 per second)"), lines(out));
        out.reset();
        String thrones = ROLLED.replace("-,-,-,- - r", "b,-,-,- - r");
        assertEquals(0, run("--rules", "thronePoints=true", "--position", thrones, "1"));
        assertEquals(2, run("--rules", "thronePoints=false", "--position", thrones, "1"));
        assertEquals(
                List.of("--position: line 1, column 42: thrones scored: red has scored thrones,"
                        + " but throne points are off"),
                lines(err));
    }

    @Test
    void everyOptionIsKnown() {
        assertEquals(
                0,
                run(
                        "--rules",
                        "dice=cubic,promotion=always,boatTriumph=false,thronePoints=true,"
                                + "diceUse=optional,roundLimit=200",
                        "1"));
    }

    @Test
    void noTimeIsTakenForAMicrosecond() {
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        assertEquals(0, PerftCommand.run(List.of("1"), print, print, () -> 0));
        assertEquals(List.of("depth 1: 36 (36000000 per second)"), lines(out));
    }

    @Test
    void everythingWrongWithThePositionIsPrinted() {
        assertEquals(2, run("--position", ROLLED.replace("r 35", "w 7"), "1"));
        assertEquals(
                List.of(
                        "--position: line 1, column 21: seat to move: `w` is none of r b y g, nor"
                                + " `-`",
                        "--position: line 1, column 23: dice: `7` is neither `-` nor two faces such"
                                + " as 3x5"),
                lines(err));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--divide|DEPTH is missing",
                "''|what is an empty text?",
                "0|what is `0`?",
                "21|what is `21`?",
                "-1|what is `-1`?",
                "1 2|what is `2`?",
                "--help|what is `--help`?",
                "1 --position|--position needs a value",
                "1 --rules|--rules needs a value",
                "1 --rules dice|`dice` is no value of dice",
                "1 --rules dice=|`dice=` is no value of dice",
                "1 --rules Dice=long|`Dice` is no option of the rules",
                "1 --rules dice=long,|an empty text is no option of the rules",
                "1 --rules boatTriumph=on|`boatTriumph=on` is no value of boatTriumph",
                "1 --rules thronePoints=off|`thronePoints=off` is no value of thronePoints",
                "1 --rules roundLimit=0|`roundLimit=0` is no value of roundLimit"
            })
    void badArgumentsAreRefusedWithTheUsage(String args, String message) {
        assertEquals(2, run(args.split(" ", -1)));
        List<String> lines = lines(err);
        assertEquals(message, lines.get(0));
        assertEquals("", lines.get(1));
        assertTrue(err.toString(StandardCharsets.UTF_8).endsWith(PerftCommand.USAGE));
        assertEquals(List.of(), lines(out));
    }

    private int run(String... args) {
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        PrintStream printErr = new PrintStream(err, true, StandardCharsets.UTF_8);
        return PerftCommand.run(
                List.of(args),
                print,
                printErr,
                () -> TimeUnit.MILLISECONDS.toNanos(millis.getAndIncrement()));
    }

    private static List<String> lines(ByteArrayOutputStream printed) {
        return printed.toString(StandardCharsets.UTF_8).lines().toList();
    }
}
