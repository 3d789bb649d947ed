package org.chaturaji.engine;

import static org.chaturaji.engine.Seat.BLUE;
import static org.chaturaji.engine.Seat.GREEN;
import static org.chaturaji.engine.Seat.RED;
import static org.chaturaji.engine.Seat.YELLOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.notation.PositionText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Optional;

class GameTest {

    private static final Rules REQUIRED =
            new Rules(DiceKind.LONG, Promotion.LOST, true, false, DiceUse.REQUIRED, 30);

    private static Game start() {
        return Game.start(Rules.DEFAULT, RED);
    }

    private static Game play(Game game, String... commands) {
        Game after = game;
        for (String command : commands) {
            after = after.play(Vectors.action(command));
        }
        return after;
    }

    private static void assertRefused(Illegality illegality, Game game, String command) {
        Action action = Vectors.action(command);
        assertEquals(Optional.of(illegality), game.check(action));
        IllegalActionException refusal =
                assertThrows(IllegalActionException.class, () -> game.play(action));
        assertEquals(illegality, refusal.illegality());
        assertEquals(illegality.code(), refusal.getMessage());
    }

    private static void assertLastTurn(
            Game game, Seat seat, List<PlayedDie> dice, String... moves) {
        LastTurn last = game.lastTurn().orElseThrow();
        assertEquals(seat, last.seat());
        assertEquals(dice, last.dice());
        assertEquals(List.of(moves), last.moves().stream().map(Move::toString).toList());
    }

    private static List<PlayedDie> dice(int one, DieFate fateOfOne, int two, DieFate fateOfTwo) {
        return List.of(new PlayedDie(one, fateOfOne), new PlayedDie(two, fateOfTwo));
    }

    @ParameterizedTest
    @EnumSource(Seat.class)
    void theFirstSeatOpensTheGame(Seat first) {
        Game game = Game.start(REQUIRED, first);
        assertEquals(Optional.of(first), game.position().turn());
        assertEquals(first, game.position().first());
        assertEquals(REQUIRED, game.rules());
        assertEquals(Optional.empty(), game.lastTurn());
        assertEquals(Optional.empty(), game.result());
    }

    @Test
    void everyRefusalSaysWhy() {
        assertRefused(Illegality.ROLL_FIRST, start(), "move a2a3");
        assertRefused(Illegality.ROLL_FIRST, start(), "end-turn");
        Game rolled = play(start(), "roll 35");
        assertRefused(Illegality.ALREADY_ROLLED, rolled, "roll 35");
        assertRefused(Illegality.ILLEGAL_MOVE, rolled, "move a1c3");
        assertRefused(Illegality.ILLEGAL_MOVE, rolled, "move b1d2");
        assertRefused(Illegality.ILLEGAL_MOVE, rolled, "move e5e6");
        assertRefused(Illegality.ILLEGAL_MOVE, rolled, "move b8c8");
        Game resigned = play(start(), "resign b");
        assertRefused(Illegality.ALREADY_RESIGNED, resigned, "resign b");
        Game required = Game.start(REQUIRED, RED);
        assertRefused(Illegality.NO_SUCH_FACE, required, "roll 15");
        assertRefused(Illegality.NO_SUCH_FACE, required, "roll 26");
        assertRefused(Illegality.DICE_LEFT, play(required, "roll 23"), "end-turn");
        assertRefused(Illegality.ROLL_FIRST, required, "end-turn");
    }

    @ParameterizedTest
    @CsvSource({"roll 35", "move a2a3", "end-turn", "resign g"})
    void aGameThatIsOverRefusesEverything(String command) {
        Game over = play(start(), "resign r", "resign b", "resign y");
        assertRefused(Illegality.GAME_OVER, over, command);
        Game overFromTheStart = Game.from(over.position());
        assertRefused(Illegality.GAME_OVER, overFromTheStart, command);
        assertEquals(Optional.empty(), overFromTheStart.result());
    }

    @Test
    void bothMovesOfATurnAreKept() {
        Game game = play(start(), "roll 53", "move b1c3");
        assertEquals(Optional.empty(), game.lastTurn());
        game = play(game, "move a2a3");
        assertLastTurn(game, RED, dice(5, DieFate.USED, 3, DieFate.USED), "b1c3", "a2a3");
        assertEquals(Optional.of(BLUE), game.position().turn());
    }

    @Test
    void theMovesOfOneTurnAreNotThoseOfTheNext() {
        Game game = play(start(), "roll 53", "move b1c3", "end-turn", "roll 13", "move b7c7");
        assertLastTurn(game, RED, dice(5, DieFate.DECLINED, 3, DieFate.USED), "b1c3");
        game = play(game, "end-turn");
        assertLastTurn(game, BLUE, dice(1, DieFate.USED, 3, DieFate.DECLINED), "b7c7");
    }

    @Test
    void aTurnThatNeverBeganKeepsItsDice() {
        Game game = play(start(), "roll 46");
        assertLastTurn(game, RED, dice(4, DieFate.BLOCKED, 6, DieFate.BLOCKED));
        assertEquals(Optional.of(BLUE), game.position().turn());
        assertEquals(List.of(), game.position().dice());
    }

    @Test
    void diceLeftByAResignationAreDeclinedOrKeepTheirReason() {
        Game game = play(start(), "roll 14", "resign r");
        assertLastTurn(game, RED, dice(1, DieFate.DECLINED, 4, DieFate.BLOCKED));
        assertEquals(Optional.of(BLUE), game.position().turn());
    }

    @Test
    void aResignationOutOfTurnLeavesTheTurnAlone() {
        Game game = play(start(), "roll 13", "move a2a3", "resign y");
        assertEquals(Optional.empty(), game.lastTurn());
        assertEquals(Optional.of(new Roll(1, 3)), game.position().roll());
        game = play(game, "move b1c3");
        assertLastTurn(game, RED, dice(1, DieFate.USED, 3, DieFate.USED), "a2a3", "b1c3");
    }

    @Test
    void aResignationBeforeTheRollKeepsTheDiceOfTheTurnBefore() {
        Game game = play(start(), "roll 46", "resign b");
        assertLastTurn(game, RED, dice(4, DieFate.BLOCKED, 6, DieFate.BLOCKED));
        assertEquals(Optional.of(YELLOW), game.position().turn());
    }

    @ParameterizedTest
    @CsvSource({"r", "g"})
    void theThirdResignationLeavesDiceUnplayed(String last) {
        Game game = play(start(), "resign b", "resign y", "roll 14", "move c2c3", "resign " + last);
        assertLastTurn(game, RED, dice(1, DieFate.USED, 4, DieFate.UNPLAYED), "c2c3");
        Result result = game.result().orElseThrow();
        assertEquals(Termination.RESIGNATIONS, result.termination());
        assertEquals(Optional.empty(), game.position().turn());
        assertFalse(game.position().isUsed(0));
        assertEquals(List.of(), game.position().dice());
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 5 bK .  .  .  .  .  .  .     Red takes one of two kings; the second die could
     * 1 rE .  .  .  .  .  .  gK    still be played, the game is over.
     */
    @Test
    void theLastKingLeavesDiceUnplayed() {
        Game game = play(
                Game.from(PositionText.read(
                        "8/8/8/bK7/8/8/8/rE6gK r - 0,0,0,0 -,-,-,- -,-,-,- - r 1 0",
                        Rules.DEFAULT)),
                "roll 43",
                "move a1a5");
        assertLastTurn(game, RED, dice(4, DieFate.USED, 3, DieFate.UNPLAYED), "a1a5");
        assertEquals(
                new Result(
                        Termination.LAST_KING, new BySeat<>(1, 3, 3, 2), new BySeat<>(5, 0, 0, 0)),
                game.result().orElseThrow());
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 8 .  .  .  .  yK .  .  .
     * 5 bK .  .  .  .  .  .  .     Green closes the last round: its turn was over first.
     * 1 rK .  .  .  .  .  .  gK
     */
    @Test
    void theRoundLimitComesAfterTheTurnIsOver() {
        String text = "4yK3/8/8/bK7/8/8/8/rK6gK g - 0,0,0,0 -,-,-,- -,-,-,- - r 30 3";
        Game start = Game.from(PositionText.read(text, Rules.DEFAULT));
        Game game = play(start, "roll 13", "move h1h2");
        assertLastTurn(game, GREEN, dice(1, DieFate.USED, 3, DieFate.NO_PIECE), "h1h2");
        assertEquals(Optional.of(Termination.ROUND_LIMIT), game.result().map(Result::termination));
        assertEquals(30, game.position().round());
        assertEquals(4, game.position().quietRounds());
        assertLastTurn(
                play(start, "roll 13", "end-turn"),
                GREEN,
                dice(1, DieFate.DECLINED, 3, DieFate.NO_PIECE));
        Game resigned = play(start, "roll 13", "resign g");
        assertLastTurn(resigned, GREEN, dice(1, DieFate.DECLINED, 3, DieFate.NO_PIECE));
        assertEquals(
                Optional.of(Termination.ROUND_LIMIT), resigned.result().map(Result::termination));
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 8 .  .  .  .  yK .  .  .     Twelve quiet rounds in the last round allowed:
     * 5 bK .  .  .  .  .  .  .     no capture is judged first.
     * 1 rK .  .  .  .  .  .  gK
     */
    @Test
    void noCaptureIsJudgedBeforeTheRoundLimit() {
        String text = "4yK3/8/8/bK7/8/8/8/rK6gK g - 0,0,0,0 -,-,-,- -,-,-,- - r 30 11";
        Game game = play(Game.from(PositionText.read(text, Rules.DEFAULT)), "roll 33");
        assertEquals(Optional.of(Termination.NO_CAPTURE), game.result().map(Result::termination));
        assertEquals(12, game.position().quietRounds());
    }

    /*
     *   a  b  c  d  e  f  g  h
     * 8 .  .  .  .  yP .  .  .     Nobody but Yellow has pieces and has not resigned.
     * 5 bK .  .  .  .  .  .  .
     * 1 .  .  .  .  .  .  .  gK
     */
    @Test
    void theGameEndsWhenNobodyIsLeftToPlay() {
        String text = "4yP3/8/8/bK7/8/8/8/7gK y - 0,0,0,0 -,-,-,- -,-,-,- bg r 1 0";
        Game game = play(Game.from(PositionText.read(text, Rules.DEFAULT)), "resign r");
        assertEquals(Optional.of(Termination.RESIGNATIONS), game.result().map(Result::termination));
        text = "8/8/8/bK7/8/8/8/7gK b - 0,0,0,0 -,-,-,- -,-,-,- g r 1 0";
        game = play(Game.from(PositionText.read(text, Rules.DEFAULT)), "resign b");
        assertEquals(Optional.of(Termination.RESIGNATIONS), game.result().map(Result::termination));
        assertEquals(new BySeat<>(3, 1, 3, 1), game.result().map(Result::places).orElseThrow());
    }

    @Test
    void aTurnMayEndOnlyWithDiceAndWhereDiceUseIsOptional() {
        assertFalse(start().position().mayEndTurn());
        assertTrue(play(start(), "roll 35").position().mayEndTurn());
        assertFalse(play(Game.start(REQUIRED, RED), "roll 35").position().mayEndTurn());
    }
}
