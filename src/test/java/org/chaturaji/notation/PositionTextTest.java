package org.chaturaji.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.SetupFault.Field;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

class PositionTextTest {

    private static final String INITIAL = "bBbP2yKyEyNyB/bNbP2yPyPyPyP/bEbP6/bKbP6/6gPgK/6gPgE/"
            + "rPrPrPrP2gPgN/rBrNrErK2gPgB r - 0,0,0,0 -,-,-,- -,-,-,- - r 1 0";

    /** Fields unlike each other, to see which is where. */
    private static final String LATE =
            "rK7/8/8/8/8/8/8/gK6gN g 5x3 1,20,300,9999 by,r,rbg,- b,ry,-,rby b y 29 3";

    private static final Rules THRONES =
            new Rules(DiceKind.CUBIC, Promotion.LOST, true, true, DiceUse.OPTIONAL, 30);
    private static final Rules LONG =
            new Rules(DiceKind.LONG, Promotion.LOST, true, true, DiceUse.OPTIONAL, 30);

    static List<JsonNode> faulty() {
        return NotationVectors.lines("faulty.jsonl");
    }

    static List<JsonNode> positions() {
        return NotationVectors.lines("positions.jsonl");
    }

    @Test
    void theUsualSetUpIsWrittenAndRead() {
        Position initial = Position.initial(Rules.DEFAULT, Seat.RED);
        assertEquals(INITIAL, PositionText.write(initial));
        assertEquals(initial, PositionText.read(INITIAL, Rules.DEFAULT));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rK7/8/8/8/8/8/8/gK6gN g 53x 1,20,300,9999 by,r,rbg,- b,ry,-,rby by y 29 0c",
                "rK7/8/8/8/8/8/8/gK6gN r 15 0,0,0,0 -,-,-,- -,-,-,- bg b 29 11",
                "1rPrK5/8/8/8/8/8/8/gK6gN r 1x5 0,0,0,0 -,-,-,- -,-,-,- bg b 29 11",
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- rby y 12 12",
                "rB7/1rN6/8/8/8/8/6rP1/7rK - - 0,0,0,0 -,-,-,- -,-,-,- - g 30 0c"
            })
    void whatIsSoundIsReadAndWrittenBack(String text) {
        assertEquals(text, PositionText.write(PositionText.read(text, THRONES)));
    }

    @Test
    void everyFieldIsReadToItsPlace() {
        Position position = PositionText.read(LATE, THRONES);
        assertEquals(Seat.GREEN, position.turn().orElseThrow());
        assertEquals("53", position.roll().orElseThrow().toString());
        assertTrue(position.isUsed(0));
        assertEquals(20, position.points(Seat.BLUE));
        assertEquals(Set.of(Seat.BLUE, Seat.YELLOW), position.kingsCaptured(Seat.RED));
        assertEquals(Set.of(Seat.RED, Seat.YELLOW), position.thronesScored(Seat.BLUE));
        assertEquals(Set.of(Seat.BLUE), position.resigned());
        assertEquals(Seat.YELLOW, position.first());
        assertEquals(29, position.round());
        assertEquals(3, position.quietRounds());
        assertEquals(LATE, PositionText.write(position));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyPositionOfTheVectorsIsReadAndWrittenBack(JsonNode vector) {
        Rules rules = NotationVectors.rules(vector);
        for (String field : List.of("position", "rolled")) {
            String text = vector.get(field).asText();
            assertEquals(text, PositionText.write(PositionText.read(text, rules)));
        }
    }

    @ParameterizedTest
    @MethodSource("faulty")
    void everyFaultyTextOfTheVectorsIsRefusedByField(JsonNode vector) {
        Rules rules = NotationVectors.rules(vector);
        String text = vector.get("position").asText();
        NotationException refused =
                assertThrows(NotationException.class, () -> PositionText.read(text, rules));
        for (Reason reason : refused.reasons()) {
            assertEquals(Fault.BAD_POSITION, reason.fault());
            assertTrue(
                    Arrays.asList(Field.values()).contains(reason.field()), () -> reason.message());
            assertTrue(refused.toString().contains(reason.toString()));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                // What is put for which field | the reason with its place | the token
                "0|6/8/8/8/8/8/8/8|board: rank 8 has 6 of 8 squares|6",
                "0|rK7/8/8/8/8/8/8/8rK|board: rank 1 has more than 8 squares|8rK",
                "0|8/8//8/8/8/8/8|board: rank 6 has 0 of 8 squares|''",
                "0|8/8/8/8/8/8/8|board: has 7 of 8 ranks|8/8/8/8/8/8/8",
                "0|8/8/8/8/8/8/8/8/8|board: has more than 8 ranks|8/8/8/8/8/8/8/8/8",
                "0|8/8/8/8/8/8/8/8/|board: has more than 8 ranks|8/8/8/8/8/8/8/8/",
                "0|8/0rK7/8/8/8/8/8/8|board: `0` is no run of empty squares, which is 1 to 8 long|0",
                "0|9/8/8/8/8/8/8/8|board: `9` is no run of empty squares, which is 1 to 8 long|9",
                "0|8/8/8/8/44/8/8/8|board: `4` follows another run of empty squares|4",
                "0|RK7/8/8/8/8/8/8/8|board: `RK` is no piece|RK",
                "0|rQ7/8/8/8/8/8/8/8|board: `rQ` is no piece|rQ",
                "0|r7/8/8/8/8/8/8/8|board: `r` is no piece|r",
                "0|7r/8/8/8/8/8/8/8|board: `r` is no piece|r",
                "0|7K/8/8/8/8/8/8/8|board: `K` is no piece|K",
                "0|rrK6/8/8/8/8/8/8/8|board: `r` is no piece|r",
                "0|r😀7/8/8/8/8/8/8/8|board: `r😀` is no piece|r😀",
                "0|😀7/8/8/8/8/8/8/8|board: `😀` is no piece|😀",
                "1|w|seat to move: `w` is none of r b y g, nor `-`|w",
                "1|rb|seat to move: `rb` is none of r b y g, nor `-`|rb",
                "1|''|seat to move: an empty text is none of r b y g, nor `-`|''",
                "2|3|dice: `3` is neither `-` nor two faces such as 3x5|3",
                "2|3x5xx|dice: `3x5xx` is neither `-` nor two faces such as 3x5|3x5xx",
                "2|x35|dice: `x35` is neither `-` nor two faces such as 3x5|x35",
                "2|0x1|dice: no dice have a face 0|0",
                "2|17|dice: no dice have a face 7|7",
                "3|0,0,0|points: 3 of 4 values, one for each of r b y g is needed|0,0,0",
                "3|0,0,0,0,0|points: more than 4 values, one for each of r b y g is needed"
                        + "|0,0,0,0,0",
                "3|0,0,0,01|points: `01` is no number of at most 9 digits without sign or"
                        + " leading zeros|01",
                "3|+1,0,0,0|points: `+1` is no number of at most 9 digits without sign or"
                        + " leading zeros|+1",
                "3|0,10000,0,0|points: blue has 10000 points, 0 to 9999 are possible|0,10000,0,0",
                "3|0,0,0,1234567890|points: `1234567890` is no number of at most 9 digits without"
                        + " sign or leading zeros|1234567890",
                "4|-,-,yr,-|kings captured: `yr` is neither `-` nor seats in the order r b y g,"
                        + " each once|yr",
                "4|-,-,rr,-|kings captured: `rr` is neither `-` nor seats in the order r b y g,"
                        + " each once|rr",
                "4|-,-,rw,-|kings captured: `rw` is neither `-` nor seats in the order r b y g,"
                        + " each once|rw",
                "4|r,-,-,-|kings captured: red cannot have captured its own king|r,-,-,-",
                "5|-,-,,-|thrones scored: an empty text is neither `-` nor seats in the order"
                        + " r b y g, each once|''",
                "5|-,b,-,-|thrones scored: blue cannot have scored its own throne|-,b,-,-",
                "6|--|resigned: `--` is neither `-` nor seats in the order r b y g, each once|--",
                "7|-|first seat: `-` is none of r b y g|-",
                "8|0|round: round 0 is not 1 to the round limit 30|0",
                "8|031|round: `031` is no number of at most 9 digits without sign or leading"
                        + " zeros|031",
                "8|31|round: round 31 is not 1 to the round limit 30|31",
                "9|c|quiet rounds: `c` is neither a number nor `0c`|c",
                "9|0cc|quiet rounds: `0cc` is neither a number nor `0c`|0cc",
                "9|00|quiet rounds: `00` is neither a number nor `0c`|00",
                "9|1c|quiet rounds: c stands only behind 0|1c",
                "9|13|quiet rounds: 13 quiet rounds are not 0 to 12|13"
            })
    void oneFaultIsOneReasonWithItsToken(int field, String put, String message, String token) {
        String[] fields = "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 30 0".split(" ");
        fields[field] = put.equals("''") ? "" : put;
        Reason reason = onlyReason(String.join(" ", fields));
        assertEquals(message, reason.message());
        assertEquals(token.equals("''") ? "" : token, reason.token());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "8/8/rQ7/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 9 0|5",
                "8/8/8/8/8/8/8/3rk4 - - 0,0,0,0 -,-,-,- -,-,-,- - r 9 0|16",
                "8/8/8/8/8/8/8/8 - 17 0,0,0,0 -,-,-,- -,-,-,- - r 9 0|20",
                "8/8/8/8/8/8/8/8 - - 0,0,x,0 -,-,-,- -,-,-,- - r 9 0|25",
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,rg - r 9 0|37",
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,x - r 9 0|43",
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- 😀 r 9 0|45",
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - R 9 0|47",
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r x 0|49",
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 9 |51"
            })
    void theColumnIsThatOfTheToken(String text, int column) {
        Reason reason = onlyReason(text);
        assertEquals(column, reason.column());
        assertEquals(1, reason.line());
    }

    @Test
    void columnsCountCodePoints() {
        List<Reason> reasons =
                reasons("😀7/8/8/8/8/8/8/8 - 😀 0,0,0,0 -,-,-,- -,-,-,- - r 9 x", THRONES);
        assertEquals(List.of(1, 20, 52), reasons.stream().map(Reason::column).toList());
    }

    @Test
    void everythingThatIsWrongIsReportedInTheOrderOfTheText() {
        String text = "rK6rK/9/Q7/8/8/8/8/8 w 7 a,-1,0 ,, r,b,-,- rr p 0 13c";
        assertEquals(
                List.of(
                        "line 1, column 7: board: `9` is no run of empty squares, which is 1 to 8"
                                + " long",
                        "line 1, column 9: board: `Q` is no piece",
                        "line 1, column 22: seat to move: `w` is none of r b y g, nor `-`",
                        "line 1, column 24: dice: `7` is neither `-` nor two faces such as 3x5",
                        "line 1, column 26: points: 3 of 4 values, one for each of r b y g is"
                                + " needed",
                        "line 1, column 33: kings captured: 3 of 4 values, one for each of r b y g"
                                + " is needed",
                        "line 1, column 36: thrones scored: red cannot have scored its own throne",
                        "line 1, column 36: thrones scored: blue cannot have scored its own throne",
                        "line 1, column 44: resigned: `rr` is neither `-` nor seats in the order"
                                + " r b y g, each once",
                        "line 1, column 47: first seat: `p` is none of r b y g",
                        "line 1, column 49: round: round 0 is not 1 to the round limit 30",
                        "line 1, column 51: quiet rounds: c stands only behind 0"),
                reasons(text, THRONES).stream().map(Reason::toString).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A field that could not be read | what must not be concluded from it
                "Q7/8/8/8/8/8/8/8 r 11 0,0,0,0 -,-,-,- -,-,-,- - r 9 0|board",
                "rK7/8/8/8/8/8/8/gK7 w 66 0,0,0,0 -,-,-,- -,-,-,- rby r 9 9|seat to move",
                "rK7/8/8/8/8/8/8/gK7 r 16 0,0,0,0 -,-,-,- -,-,-,- bry r 9 0|resigned",
                "rK7/8/8/8/8/8/8/gK7 r - 0,0,0,0 -,-,-,- -,-,-,- - r x 10|round"
            })
    void nothingIsConcludedFromAFieldThatCouldNotBeRead(String text, String field) {
        assertEquals(field, fieldLabel(onlyReason(text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rK7/8/8/8/8/8/8/gK6rN r 61 0,0,0,0 -,-,-,- -,-,-,- - r 9 0|dice|25|61"
                        + "|long dice have no face 6,long dice have no face 1",
                "rK7/8/8/8/8/8/8/gK6rN r 22 0,0,0,0 -,-,-,- -,-,-,- - r 9 0|dice|25|22"
                        + "|none of the dice is usable; so the turn is over"
            })
    void soundnessIsJudgedByTheRules(
            String text, String field, int column, String token, String messages) {
        List<Reason> reasons = reasons(text, LONG);
        assertEquals(
                List.of(messages.split(",")),
                reasons.stream().map(it -> it.text().replace(',', ';')).toList());
        for (Reason reason : reasons) {
            assertEquals(field, fieldLabel(reason));
            assertEquals(column, reason.column());
            assertEquals(token, reason.token());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 9"
                        + "|line 1, column 50: quiet rounds: is missing|0",
                "8/8/8/8/8/8/8/8 - 0,0,0,0 -,-,-,- -,-,-,- - r 9 0"
                        + "|line 1, column 19: dice: is missing|0",
                "- - 0,0,0,0 -,-,-,- -,-,-,- - r 9 0|line 1, column 1: board: is missing|0",
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 9 0 1"
                        + "|line 1, column 53: quiet rounds: surplus text stands beside it, too"
                        + " many fields|1",
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 # -,-,-,- -,-,-,- - r 9 0"
                        + "|line 1, column 29: points: surplus text stands beside it, too many"
                        + " fields|1",
                "# 8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 9 0"
                        + "|line 1, column 1: board: surplus text stands beside it, too many"
                        + " fields|1",
                " 8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 9 0"
                        + "|line 1, column 1: board: a surplus space stands before it|1",
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,-  -,-,-,- - r 9 0"
                        + "|line 1, column 37: kings captured: a surplus space stands behind it|1",
                "8/8/8/8/8/8/8/8 - - 0,0,0,0 -,-,-,- -,-,-,- - r 9 0 "
                        + "|line 1, column 53: quiet rounds: a surplus space stands behind it|1"
            })
    void aWrongNumberOfFieldsNamesTheOne(String text, String reason, int tokenLength) {
        Reason only = onlyReason(text);
        assertEquals(reason, only.toString());
        assertEquals(tokenLength, only.token().length());
    }

    @Test
    void theFieldsBetweenSurplusSpacesAreStillJudged() {
        assertEquals(
                List.of(
                        "line 1, column 17: board: a surplus space stands behind it",
                        "line 1, column 53: quiet rounds: 13 quiet rounds are not 0 to 12"),
                reasons("8/8/8/8/8/8/8/8  - - 0,0,0,0 -,-,-,- -,-,-,- - r 30 13", THRONES).stream()
                        .map(Reason::toString)
                        .toList());
    }

    @Test
    void fieldsThatCannotBeToldAreNamed() {
        // The dice are missing, and the points are no points.
        List<Reason> reasons = reasons("8/8/8/8/8/8/8/8 - a -,-,-,- -,-,-,- - r 9 13", THRONES);
        assertEquals(
                List.of(
                        "line 1, column 19: dice: cannot be told, too few fields, 10 are needed",
                        "line 1, column 19: points: cannot be told, too few fields, 10 are needed",
                        "line 1, column 43: quiet rounds: 13 quiet rounds are not 0 to 12",
                        "line 1, column 43: quiet rounds: 13 quiet rounds are too many for round"
                                + " 9"),
                reasons.stream().map(Reason::toString).toList());
        assertEquals("a", reasons.get(0).token());
    }

    @Test
    void anEmptyTextLacksEveryField() {
        List<Reason> reasons = reasons("", THRONES);
        assertEquals(
                List.of(Field.values()), reasons.stream().map(Reason::field).toList());
        assertEquals(
                List.of("is missing"),
                reasons.stream().map(Reason::text).distinct().toList());
    }

    @Test
    void manySurplusFieldsAreToldTogether() {
        List<Reason> reasons = reasons("# ".repeat(100_000), THRONES);
        assertEquals(10, reasons.size());
        assertTrue(reasons.get(0).message().endsWith("too many fields, 10 are needed"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\t", "\u00a0", "\u0000"})
    void aLineEndOrOtherSpaceIsNoPartOfIt(String space) {
        assertEquals("quiet rounds", fieldLabel(onlyReason(INITIAL + space)));
        assertEquals("board", fieldLabel(onlyReason("\ufeff" + INITIAL)));
    }

    private static String fieldLabel(Reason reason) {
        Field field = reason.field();
        return field == null ? "" : field.label();
    }

    private static Reason onlyReason(String text) {
        List<Reason> reasons = reasons(text, THRONES);
        assertEquals(1, reasons.size(), reasons::toString);
        return reasons.get(0);
    }

    private static List<Reason> reasons(String text, Rules rules) {
        return assertThrows(NotationException.class, () -> PositionText.read(text, rules))
                .reasons();
    }
}
