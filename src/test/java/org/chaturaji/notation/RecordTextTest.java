package org.chaturaji.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.IllegalActionException;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Result;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.LocalDate;
import java.util.List;

class RecordTextTest {

    private static final String TAGS = """
            [Variant "Chaturaji"]
            [Red "?"]
            [Blue "?"]
            [Yellow "?"]
            [Green "?"]
            [First "r"]
            [Dice "cubic"]
            [Promotion "lost"]
            [BoatTriumph "on"]
            [ThronePoints "off"]
            [DiceUse "optional"]
            [RoundLimit "30"]
            """;

    /** Blue on its second die in round 7, in a game that Green opened with other options. */
    private static final String MIDWAY = """
            [Variant "Chaturaji"]
            [Red "Ada \\"the\\" \\\\ Ł😀"]
            [Blue ""]
            [Yellow "?"]
            [Green "[Green] {x}"]
            [Date "2024.02.29"]
            [Match "m-1"]
            [First "g"]
            [Dice "long"]
            [Promotion "always"]
            [BoatTriumph "off"]
            [ThronePoints "on"]
            [DiceUse "required"]
            [RoundLimit "200"]
            [Position "rK7/bN7/8/8/8/8/8/gK6rN b 5x3 0,2,0,0 -,-,-,- -,-,-,r y g 7 0"]
            [Event "at home"]
            [variant "lower case"]
            [A_1 ""]

            7. rx b
            """;

    static List<JsonNode> records() {
        return NotationVectors.lines("records.jsonl");
    }

    @ParameterizedTest
    @MethodSource("records")
    void everyRecordOfTheVectorsLeadsWhereItShould(JsonNode vector) {
        GameRecord record = RecordText.read(vector.get("record").asText());
        Result result = record.game().result().orElseThrow();
        assertEquals(
                vector.get("position").asText(),
                PositionText.write(record.game().position()));
        assertEquals(vector.get("end").asText(), result.termination().code());
        assertEquals(NotationVectors.bySeat(vector.get("score")), result.points());
        assertEquals(NotationVectors.bySeat(vector.get("placing")), result.places());
    }

    @ParameterizedTest
    @MethodSource("records")
    void everyRecordOfTheVectorsIsWrittenBack(JsonNode vector) {
        String text = vector.get("record").asText();
        assertEquals(text, RecordText.write(RecordText.read(text)));
    }

    @Test
    void aGameOfWhichNothingIsKnownHasTheUsualTags() {
        Position start = Position.initial(Rules.DEFAULT, Seat.RED);
        GameRecord record = GameRecord.of(Header.NONE, start, List.of());
        assertEquals(TAGS + "\n*\n", RecordText.write(record));
        assertEquals(record, RecordText.read("*"));
    }

    @Test
    void everyTagIsWrittenInItsOrderAndReadBack() {
        String text = MIDWAY.replace("7. rx b\n", "7. a7c8 *\n");
        GameRecord record = RecordText.read(text);
        assertEquals(text, RecordText.write(record));
        assertEquals(
                new BySeat<>("Ada \"the\" \\ Ł😀", "", "?", "[Green] {x}"),
                record.header().players());
        assertEquals(LocalDate.of(2024, 2, 29), record.header().date());
        assertEquals("m-1", record.header().match());
        assertEquals(
                List.of(
                        new Tag("Event", "at home"),
                        new Tag("variant", "lower case"),
                        new Tag("A_1", "")),
                record.header().others());
        assertEquals(
                new Rules(DiceKind.LONG, Promotion.ALWAYS, false, true, DiceUse.REQUIRED, 200),
                record.rules());
        assertEquals(Seat.GREEN, record.start().first());
        assertEquals(1, record.actions().size());
    }

    @Test
    void tagsAreReadInAnyOrderAndAlsoFromASingleOne() {
        String usual = RecordText.write(RecordText.read("[RoundLimit \"1\"]\n*"));
        List<String> lines = usual.lines().toList();
        StringBuilder reversed = new StringBuilder();
        for (int i = lines.size() - 1; i >= 0; i--) {
            reversed.append(lines.get(i).startsWith("[") ? lines.get(i) + "\n" : "");
        }
        assertEquals(usual, RecordText.write(RecordText.read(reversed + "\n*\n")));
        assertTrue(usual.contains("[RoundLimit \"1\"]"));
    }

    @Test
    void firstIsTakenFromThePosition() {
        String position = "[Position \"" + initial(Seat.YELLOW) + "\"]\n";
        GameRecord record = RecordText.read(position + "*");
        assertEquals(Seat.YELLOW, record.start().first());
        // It is the usual set-up, for which a Position is not written.
        assertEquals(TAGS.replace("\"r\"", "\"y\"") + "\n*\n", RecordText.write(record));
        assertEquals(record, RecordText.read(position + "[First \"y\"]\n*"));
    }

    @Test
    void aResignationMayOpenARoundAndComeInsideAnotherSeatsTurn() {
        GameRecord record = RecordText.read("bx r35 gx b2b3 yx 0:0:0:0");
        assertEquals(
                TAGS + "[Termination \"resignations\"]\n[Placing \"1,1,1,1\"]\n\n"
                        + "1. bx r35 gx b2b3 yx 0:0:0:0\n",
                RecordText.write(record));
        assertEquals(record, RecordText.read(RecordText.write(record)));
    }

    @Test
    void aResignationInTheOwnTurnEndsItWithoutAToken() {
        String text = TAGS + "\n1. rx b35 bx y35 - 0:0:0:0\n";
        assertEquals(
                "line 14, column 20: the game has not ended, its record ends with *",
                message(text));
        String going = text.replace("0:0:0:0", "*");
        assertEquals(going, RecordText.write(RecordText.read(going)));
    }

    @Test
    void aRoundThatAResignationOpensIsNamedBeforeIt() {
        String text = TAGS + "\n1. r11 - b11 - y11 - g11 - 2. gx r11 - *\n";
        assertEquals(text, RecordText.write(RecordText.read(text)));
        assertEquals(text, RecordText.write(RecordText.read(text.replaceAll("[12]\\. ", ""))));
    }

    @Test
    void anOpenedRoundMayBeTheLastToken() {
        GameRecord record = RecordText.read("r11 - b11 - y11 - g11 - 2. *");
        assertEquals(2, record.game().position().round());
        assertTrue(RecordText.write(record).endsWith("\n1. r11 - b11 - y11 - g11 - *\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.{a}r11{b}-{c}b11{d}*{e}",
                "{before}\n1.\tr11\r-\n\n b11 {two\nlines [x] r11 {} *",
                "  \n{}{}1. r11 - b11 *   \n\n",
                "\r\n1. r11 -\r\nb11 *\r\n{}"
            })
    void commentsAndWhiteSpaceStandAnywhereBetweenTokens(String moves) {
        GameRecord record = RecordText.read(TAGS + moves);
        assertEquals(TAGS + "\n1. r11 - b11 *\n", RecordText.write(record));
    }

    @Test
    void linesEndWithCrLfOrCrToo() {
        String text = TAGS + "\n1. r11 - b11 *\n";
        assertEquals(text, RecordText.write(RecordText.read(text.replace("\n", "\r\n"))));
        assertEquals(text, RecordText.write(RecordText.read(text.replace('\n', '\r'))));
        assertEquals(text, RecordText.write(RecordText.read(text.replace("\n", "\n \t\n"))));
    }

    @Test
    void linesAreAtMost78ColumnsAndAsFullAsCanBe() {
        for (JsonNode vector : records()) {
            String text = RecordText.write(RecordText.read(vector.get("record").asText()));
            List<String> moves = text.lines().dropWhile(it -> !it.isEmpty()).toList();
            for (int i = 1; i < moves.size(); i++) {
                assertTrue(moves.get(i).length() <= 78, moves.get(i));
                boolean last = i + 1 == moves.size();
                String next = last ? "x".repeat(78) : moves.get(i + 1).split(" ", 2)[0];
                assertTrue(moves.get(i).length() + 1 + next.length() > 78, moves.get(i));
            }
        }
    }

    @Test
    void aGameThatStartsFromItsEndHasPointsAndNoMore() {
        String over = "8/8/8/8/8/8/8/rK7 - - 5,6,7,8 -,-,-,- -,-,-,- - y 9 0";
        String tags = TAGS.replace("\"r\"", "\"y\"") + "[Position \"" + over + "\"]\n";
        GameRecord record = RecordText.read(tags + "\n5:6:7:8");
        assertTrue(record.game().result().isEmpty());
        assertEquals(tags + "\n5:6:7:8\n", RecordText.write(record));
        assertEquals(
                "line 14, column 15: what was played has not ended the game",
                message(tags + "[Termination \"last-king\"]\n5:6:7:8"));
    }

    @Test
    void aLongRecordIsReadInPassing() {
        // Nested calls for each token, or a search from the start for each, would not do this.
        String comments = "{x} \n".repeat(1_000_000);
        assertEquals(0, RecordText.read(comments + "*").actions().size());
        String tags = "[Event \"" + "\\\"".repeat(1_000_000) + "\"]\n";
        assertEquals(1, RecordText.read(tags + "*").header().others().size());
    }

    @Test
    void recordsAreEqualWhenTheyTellTheSame() {
        Position start = Position.initial(Rules.DEFAULT, Seat.RED);
        List<Action> actions = List.of(ActionText.read("roll 11"));
        GameRecord record = GameRecord.of(Header.NONE, start, actions);
        assertEquals(record, RecordText.read("r11 *"));
        assertEquals(record.hashCode(), RecordText.read("r11 *").hashCode());
        assertNotEquals(record, RecordText.read("r12 *"));
        assertNotEquals(record, RecordText.read("[First \"b\"]\nb11 *"));
        assertNotEquals(record, RecordText.read("[Red \"Ada\"]\nr11 *"));
        assertNotEquals(record.hashCode(), RecordText.read("r12 *").hashCode());
        assertNotEquals(record, new Object());
    }

    @Test
    void aRecordOfWhatCannotBePlayedIsNotMade() {
        Position start = Position.initial(Rules.DEFAULT, Seat.RED);
        List<Action> actions = List.of(ActionText.read("end-turn"));
        assertThrows(
                IllegalActionException.class, () -> GameRecord.of(Header.NONE, start, actions));
    }

    private static String message(String text) {
        return assertThrows(NotationException.class, () -> RecordText.read(text))
                .firstReason()
                .toString();
    }

    private static String initial(Seat first) {
        return PositionText.write(Position.initial(Rules.DEFAULT, first));
    }
}
