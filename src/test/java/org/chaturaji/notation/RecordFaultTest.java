package org.chaturaji.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

class RecordFaultTest {

    /** Text | code | line | column | token | message. */
    static Stream<Arguments> cases() {
        return Stream.concat(tagCases(), tokenCases());
    }

    private static Stream<Arguments> tagCases() {
        return Stream.of(
                of("[", "bad-tag", 1, 2, "", "a tag has a name of letters, digits and _"),
                of("[]", "bad-tag", 1, 2, "]", "a tag has a name of letters, digits and _"),
                of("[Red]", "bad-tag", 1, 5, "]", missing(' ')),
                of("[Red  \"x\"]", "bad-tag", 1, 6, " \"x\"]", missing('"')),
                of("[Red x]\n*", "bad-tag", 1, 6, "x]", missing('"')),
                of("[Red \"x", "bad-tag", 1, 8, "", missing('"')),
                of("[Red \"x\"", "bad-tag", 1, 9, "", missing(']')),
                of("[Red \"x\" ]", "bad-tag", 1, 9, " ]", missing(']')),
                of("[Red \"x\"] ", "bad-tag", 1, 10, " ", "a tag ends its line"),
                of("[Red \"x\"] *", "bad-tag", 1, 10, " *", "a tag ends its line"),
                of("[Red \"x\"][A \"\"]", "bad-tag", 1, 10, "[A \"\"]", "a tag ends its line"),
                of(
                        "\n[Red \"a\\b\"]\n*",
                        "bad-tag",
                        2,
                        8,
                        "\\b\"]",
                        "\\ stands only before \" and \\"),
                of("[Red \"a\\", "bad-tag", 1, 8, "\\", "\\ stands only before \" and \\"),
                of("[Red \"a\nb\"]\n*", "bad-tag", 1, 8, "", noControl()),
                of("[Red \"\ta\"]", "bad-tag", 1, 7, "U+0009a\"]", noControl()),
                of("[Red \"\ud83d\"]", "bad-tag", 1, 7, "U+D83D\"]", noControl()),
                of(
                        "[A \"\"]\n[Red \"\"]\r\n[A \"\"]",
                        "tag-twice",
                        3,
                        2,
                        "A",
                        "the tag A is there already"),
                of(
                        "[Red \"?\"]\n[Red \"?\"]",
                        "tag-twice",
                        2,
                        2,
                        "Red",
                        "the tag Red is there already"),
                of("[Variant \"Chess\"]", "bad-tag-value", 1, 11, "Chess", "Variant is Chaturaji"),
                of(
                        "[Date \"2023.02.29\"]",
                        "bad-tag-value",
                        1,
                        8,
                        "2023.02.29",
                        "Date is a date such as 2024.02.29"),
                of("[First \"w\"]", "bad-tag-value", 1, 9, "w", "First is one of r b y g"),
                of("[First \"rr\"]", "bad-tag-value", 1, 9, "rr", "First is one of r b y g"),
                of("[Dice \"\"]", "bad-tag-value", 1, 8, "", "Dice is cubic or long"),
                of("[Promotion \"x\"]", "bad-tag-value", 1, 13, "x", "Promotion is lost or always"),
                of(
                        "[BoatTriumph \"true\"]",
                        "bad-tag-value",
                        1,
                        15,
                        "true",
                        "BoatTriumph is on or off"),
                of(
                        "[ThronePoints \"ON\"]",
                        "bad-tag-value",
                        1,
                        16,
                        "ON",
                        "ThronePoints is on or off"),
                of(
                        "[DiceUse \"x\"]",
                        "bad-tag-value",
                        1,
                        11,
                        "x",
                        "DiceUse is optional or required"),
                of(
                        "[RoundLimit \"201\"]",
                        "bad-tag-value",
                        1,
                        14,
                        "201",
                        "RoundLimit is a number from 1 to 200"),
                of(
                        "[RoundLimit \"\\\"\"]",
                        "bad-tag-value",
                        1,
                        14,
                        "\\\"",
                        "RoundLimit is a number from 1 to 200"),
                of(
                        "[Termination \"mate\"]",
                        "bad-tag-value",
                        1,
                        15,
                        "mate",
                        "Termination is one of chaturaji last-king no-capture round-limit resignations"),
                of(
                        "[Placing \"1,2,3,5\"]",
                        "bad-tag-value",
                        1,
                        11,
                        "1,2,3,5",
                        "Placing is four places such as 3,2,1,4"),
                of(
                        "[First \"b\"]\n[Position \"8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 9 0\"]\n0:0:0:0",
                        "tag-disagrees",
                        1,
                        9,
                        "b",
                        "by Position red opened the game"),
                of(
                        "[Termination \"last-king\"]\n*",
                        "tag-disagrees",
                        1,
                        15,
                        "last-king",
                        "what was played has not ended the game"),
                of(
                        "[Placing \"1,1,1,1\"]\n*",
                        "tag-disagrees",
                        1,
                        11,
                        "1,1,1,1",
                        "what was played has not ended the game"),
                of(
                        "[Termination \"last-king\"]\nrx bx yx 0:0:0:0",
                        "tag-disagrees",
                        1,
                        15,
                        "last-king",
                        "what was played gives resignations"),
                of(
                        "[Placing \"1,1,1,2\"]\nrx bx yx 0:0:0:0",
                        "tag-disagrees",
                        1,
                        11,
                        "1,1,1,2",
                        "what was played gives 1,1,1,1"),
                of(
                        "[Position \"8/8/8/8/8/8/8/8 w - 0,0,0,0 -,-,-,- -,-,-,- - r 9 0\"]",
                        "bad-position",
                        1,
                        28,
                        "w",
                        "seat to move: `w` is none of r b y g, nor `-`"),
                of(
                        "\n[Position \"\\\"\\\"\\\\/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - x 9 0\"]",
                        "bad-position",
                        2,
                        12,
                        "\"",
                        "board: `\"` is no piece"),
                of(
                        "[Position \"8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 9\"]",
                        "bad-position",
                        1,
                        61,
                        "",
                        "quiet rounds: is missing"),
                of(
                        "[Position \"8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 30 0\"]\n[RoundLimit \"29\"]",
                        "bad-position",
                        1,
                        60,
                        "30",
                        "round: round 30 is not 1 to the round limit 29"));
    }

    private static Stream<Arguments> tokenCases() {
        return Stream.of(
                of("", "no-result", 1, 1, "", "the record ends without `*` or points"),
                of("1. r11\n", "no-result", 2, 1, "", "the record ends without `*` or points"),
                of("r11 -", "no-result", 1, 6, "", "the record ends without `*` or points"),
                of("* *", "after-result", 1, 3, "*", "the result ends the record"),
                of("*\n{x} r11", "after-result", 2, 5, "r11", "the result ends the record"),
                of("*\n[Red \"x\"]", "after-result", 2, 1, "[Red", "the result ends the record"),
                of("r11 {a\n} {b", "unterminated-comment", 2, 3, "{b", "the comment has no }"),
                of("* {", "unterminated-comment", 1, 3, "{", "the comment has no }"),
                of(
                        "r11 hello",
                        "bad-token",
                        1,
                        5,
                        "hello",
                        "`hello` is no token such as r35, b1c3, -, bx"),
                of(
                        "r11 b2{x}b3",
                        "bad-token",
                        1,
                        5,
                        "b2",
                        "`b2` is no token such as r35, b1c3, -, bx"),
                of("r11 }", "bad-token", 1, 5, "}", "`}` is no token such as r35, b1c3, -, bx"),
                of(
                        "1.r11",
                        "bad-token",
                        1,
                        1,
                        "1.r11",
                        "`1.r11` is no token such as r35, b1c3, -, bx"),
                of(
                        "{😀}\t😀 *",
                        "bad-token",
                        1,
                        5,
                        "😀",
                        "`😀` is no token such as r35, b1c3, -, bx"),
                of(
                        "r11\u00a0- *",
                        "bad-token",
                        1,
                        1,
                        "r11\u00a0-",
                        "`r11\u00a0-` is no token such as r35, b1c3, -, bx"),
                of(
                        "\ufeff[Red \"x\"]",
                        "bad-token",
                        1,
                        1,
                        "U+FEFF[Red",
                        "the text is UTF-8 without a byte order mark"),
                of(
                        " [Red \"x\"]",
                        "bad-token",
                        1,
                        2,
                        "[Red",
                        "tags stand before the moves, each at the beginning of a line"),
                of(
                        "r11\r\n[Red \"x\"]",
                        "bad-token",
                        2,
                        1,
                        "[Red",
                        "tags stand before the moves, each at the beginning of a line"),
                of("2. r11", "wrong-round", 1, 1, "2.", "it is round 1"),
                of("01. r11", "wrong-round", 1, 1, "01.", "it is round 1"),
                of("99999999999. r11", "wrong-round", 1, 1, "99999999999.", "it is round 1"),
                of("1. 1. r11", "wrong-round", 1, 4, "1.", "round 1 has begun, and is not over"),
                of("r11 1. - *", "wrong-round", 1, 5, "1.", "round 1 has begun, and is not over"),
                of("bx\r1. r11", "wrong-round", 2, 1, "1.", "round 1 has begun, and is not over"),
                of("rx bx yx 1.", "wrong-round", 1, 10, "1.", "the game is over in round 1"),
                of(
                        "[Position \"8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 9 0\"]\n9. 0:0:0:0",
                        "wrong-round",
                        2,
                        1,
                        "9.",
                        "the game is over in round 9"),
                of("1. b11", "wrong-seat", 1, 4, "b11", "it is the turn of red"),
                of(
                        "1. r11 b11",
                        "wrong-seat",
                        1,
                        8,
                        "b11",
                        "it is the turn of red, and a die is still usable"),
                of(
                        "r11 - b11 - y11 -\n\n r11",
                        "wrong-seat",
                        3,
                        2,
                        "r11",
                        "it is the turn of green"),
                of(
                        "0:0:0:0",
                        "points-disagree",
                        1,
                        1,
                        "0:0:0:0",
                        "the game has not ended, its record ends with *"),
                of(
                        "rx bx yx *",
                        "points-disagree",
                        1,
                        10,
                        "*",
                        "the game is over, its points are 0:0:0:0"),
                of(
                        "rx bx yx 0:0:0:1",
                        "points-disagree",
                        1,
                        10,
                        "0:0:0:1",
                        "the game is over, its points are 0:0:0:0"),
                of(
                        "rx bx yx 0:0:0",
                        "points-disagree",
                        1,
                        10,
                        "0:0:0",
                        "the game is over, its points are 0:0:0:0"),
                of(
                        "rx bx yx 00:0:0:0",
                        "points-disagree",
                        1,
                        10,
                        "00:0:0:0",
                        "the game is over, its points are 0:0:0:0"),
                of("rx bx yx gx", "match-over", 1, 10, "gx", "the game is over"),
                of("rx bx yx\ng11", "match-over", 2, 1, "g11", "the game is over"),
                of("r11 - -", "roll-first", 1, 7, "-", "blue has not rolled"),
                of("b2b3", "roll-first", 1, 1, "b2b3", "red has not rolled"),
                of(
                        "r11\nr12",
                        "already-rolled",
                        2,
                        1,
                        "r12",
                        "red has rolled, and its turn is not over"),
                of(
                        "[DiceUse \"required\"]\nr11 b2b3 -",
                        "dice-left",
                        2,
                        10,
                        "-",
                        "the turn ends when no die is usable, and one is"),
                of("r17", "no-such-face", 1, 1, "r17", "the faces of dice are 1 to 6"),
                of(
                        "[Dice \"long\"]\nr25 - b16",
                        "no-such-face",
                        2,
                        7,
                        "b16",
                        "long dice have no such face"),
                of("r11 e4e5", "illegal-move", 1, 5, "e4e5", "no piece stands on e4"),
                of(
                        "r11 b6c6",
                        "illegal-move",
                        1,
                        5,
                        "b6c6",
                        "it is the turn of red, and the piece on b6 is blue's"),
                of(
                        "r11 b1c3",
                        "illegal-move",
                        1,
                        5,
                        "b1c3",
                        "the knight on b1 cannot move with these dice"),
                of("r11 b2b2", "illegal-move", 1, 5, "b2b2", "the pawn on b2 cannot go to b2"),
                of("rx b11 rx", "already-resigned", 1, 8, "rx", "red has resigned already"));
    }

    private static Arguments of(
            String text, String code, int line, int column, String token, String message) {
        return Arguments.of(text, code, line, column, token, message);
    }

    private static String missing(char character) {
        return "a tag has the form [Name \"value\"], here `" + character + "` is missing";
    }

    private static String noControl() {
        return "a value has no line ends and no control characters";
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theFirstFaultIsReportedWithItsPlace(
            String text, String code, int line, int column, String token, String message) {
        NotationException refused =
                assertThrows(NotationException.class, () -> RecordText.read(text));
        Reason reason = refused.firstReason();
        assertEquals(code, reason.fault().code());
        assertEquals(message, reason.message());
        assertEquals(line, reason.line());
        assertEquals(column, reason.column());
        assertEquals(Excerpt.of(token), reason.token());
    }

    @Test
    void everyCodeHasACase() {
        Set<Fault> missing = EnumSet.allOf(Fault.class);
        // Those of other texts.
        missing.remove(Fault.BAD_COMMAND);
        missing.remove(Fault.BAD_MOVE);
        cases().forEach(it -> missing.remove(Fault.ofCode((String) it.get()[1]).orElseThrow()));
        assertEquals(EnumSet.noneOf(Fault.class), missing);
    }

    @Test
    void everythingWrongWithAPositionIsReportedWithItsPlaceInTheRecord() {
        String text = "*".repeat(0)
                + "[Red \"?\"]\r\n[Position \"\\\\\\\\Q7/8/8/8/8/8/8/8 w - 0,0,0,0 -,-,-,-"
                + " -,-,-,- - x 9 0\"]\r\n*";
        NotationException refused =
                assertThrows(NotationException.class, () -> RecordText.read(text));
        assertEquals(
                List.of(12, 14, 16, 33, 63),
                refused.reasons().stream().map(Reason::column).toList());
        assertEquals(
                List.of(2, 2, 2, 2, 2),
                refused.reasons().stream().map(Reason::line).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2024.2.29",
                "2024-02-29",
                "24.02.29",
                "+2024.02.29",
                "2024.13.01",
                "2024.02.30",
                "٢٠٢٤.02.29",
                "",
                "?"
            })
    void whatIsNoDateIsRefused(String date) {
        String text = "[Date \"" + date + "\"]\n*";
        Reason reason = assertThrows(NotationException.class, () -> RecordText.read(text))
                .firstReason();
        assertEquals(Fault.BAD_TAG_VALUE, reason.fault());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "01", "-1", "1000", "", "x", "1.0", " 1", "99999999999"})
    void whatIsNoRoundLimitIsRefused(String limit) {
        String text = "[RoundLimit \"" + limit + "\"]\n*";
        Reason reason = assertThrows(NotationException.class, () -> RecordText.read(text))
                .firstReason();
        assertEquals(Fault.BAD_TAG_VALUE, reason.fault());
    }
}
