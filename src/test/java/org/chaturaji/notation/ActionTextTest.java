package org.chaturaji.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.chaturaji.engine.EndTurn;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Resign;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ActionTextTest {

    @ParameterizedTest
    @ValueSource(strings = {"roll 16", "move a1h8", "end-turn", "resign red", "resign green"})
    void aCommandIsReadAndWrittenBack(String text) {
        assertEquals(text, ActionText.write(ActionText.read(text)));
    }

    @Test
    void commandsAreRead() {
        assertEquals(new Roll(3, 5), ActionText.read("roll 35"));
        assertEquals(new Move(Square.B1, Square.C3), ActionText.read("move b1c3"));
        assertEquals(new EndTurn(), ActionText.read("end-turn"));
        assertEquals(new Resign(Seat.BLUE), ActionText.read("resign b"));
        assertEquals(new Resign(Seat.BLUE), ActionText.read("resign blue"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "roll",
                "roll ",
                "roll 3",
                "roll 3 5",
                "roll 355",
                "roll a1",
                "roll 1a",
                "roll  35",
                "Roll 35",
                "ROLL 35",
                "roll 35 ",
                " roll 35",
                "roll ٣٥",
                "move",
                "move b1",
                "move b1c33",
                "move b1c9",
                "move i1c3",
                "move B1c3",
                "end-turn ",
                "end turn",
                "endturn",
                "resign",
                "resign ",
                "resign w",
                "resign Red",
                "resign re",
                "resign r ",
                "b1c3",
                "35",
                "-",
                "roll 35\n",
                "roll\t35",
                "castle"
            })
    void whatIsNoCommandIsRefused(String text) {
        refuses(Fault.BAD_COMMAND, text, () -> ActionText.read(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"roll 07", "roll 17", "roll 70", "roll 99"})
    void aRollOfNoDiceHasNoSuchFace(String text) {
        refuses(Fault.NO_SUCH_FACE, text, () -> ActionText.read(text));
    }

    @Test
    void theMessageSaysWhatCommandsThereAre() {
        NotationException refused =
                assertThrows(NotationException.class, () -> ActionText.read("castle"));
        assertEquals(
                "line 1, column 1: `castle` is none of `roll 35`, `move b1c3`, `end-turn`,"
                        + " `resign blue`",
                refused.getMessage());
    }

    @Test
    void aMoveIsTwoSquares() {
        assertEquals(new Move(Square.B1, Square.C3), MoveText.read("b1c3"));
        assertEquals("h8a1", MoveText.write(MoveText.read("h8a1")));
        for (String text : new String[] {"", "b1", "b1c", "b1c33", "j1c3", "b1c0", "b1-c3"}) {
            refuses(Fault.BAD_MOVE, text, () -> MoveText.read(text));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"r16", "g61", "b1c3", "b8b7", "-", "rx", "bx", "yx", "gx"})
    void aTokenIsReadAndWrittenBack(String text) {
        ActionToken token = ActionToken.read(text);
        Seat seat = token.seat();
        assertEquals(text, ActionToken.write(seat == null ? Seat.YELLOW : seat, token.action()));
    }

    @Test
    void aTokenNamesTheSeatThatRollsOrResigns() {
        assertEquals(new ActionToken(Seat.BLUE, new Roll(1, 6)), ActionToken.read("b16"));
        assertEquals(new ActionToken(Seat.BLUE, new Resign(Seat.BLUE)), ActionToken.read("bx"));
        assertNull(ActionToken.read("b1b2").seat());
        assertNull(ActionToken.read("-").seat());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "r", "x", "--", "r3", "r355", "r3a", "w35", "R35", "wx", "rX", "rxx", "35",
                "b1c9", "b1c", "b1c33", "b1xc3", "b1-c3", "12.", "*", "1:2:3:4", "ra7"
            })
    void whatIsNoTokenOfAnActionIsRefused(String text) {
        refuses(Fault.BAD_TOKEN, text, () -> ActionToken.read(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"r07", "g70", "b99"})
    void aTokenOfNoDiceHasNoSuchFace(String text) {
        refuses(Fault.NO_SUCH_FACE, text, () -> ActionToken.read(text));
    }

    private static void refuses(Fault fault, String token, Executable reading) {
        Reason reason = assertThrows(NotationException.class, reading).firstReason();
        assertEquals(fault, reason.fault());
        assertEquals(Excerpt.of(token), reason.token());
        assertEquals(1, reason.line());
        assertEquals(1, reason.column());
        assertNull(reason.field());
    }
}
