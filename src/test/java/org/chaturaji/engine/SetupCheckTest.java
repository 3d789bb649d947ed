package org.chaturaji.engine;

import static org.chaturaji.engine.Seat.BLUE;
import static org.chaturaji.engine.Seat.GREEN;
import static org.chaturaji.engine.Seat.RED;
import static org.chaturaji.engine.Seat.YELLOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.engine.SetupFault.Field;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Each fault of a set-up alone, its neighbour that is none, and several faults together. */
class SetupCheckTest {

    private static final Rules LONG_WITH_THRONES =
            new Rules(DiceKind.LONG, Promotion.LOST, true, true, DiceUse.OPTIONAL, 30);

    private final SetupBuilder setup = new SetupBuilder();

    private void assertFaults(Rules rules, Field... fields) {
        List<Field> found =
                setup.build().faults(rules).stream().map(SetupFault::field).toList();
        assertEquals(List.of(fields), found);
    }

    private void assertSound() {
        assertFaults(Rules.DEFAULT);
    }

    private SetupFault onlyFault(Rules rules) {
        List<SetupFault> faults = setup.build().faults(rules);
        assertEquals(1, faults.size(), faults.toString());
        return faults.get(0);
    }

    private void assertOnlyFault(String reason, Field field, Field... others) {
        SetupFault fault = onlyFault(Rules.DEFAULT);
        Set<Field> concerns = new java.util.HashSet<>(Arrays.asList(others));
        concerns.add(field);
        assertEquals(new SetupFault(field, concerns, reason), fault);
    }

    @Test
    void theUsualSetUpIsSound() {
        assertSound();
    }

    @Test
    void twoKingsOfOneSeatAreAFault() {
        setup.without(Square.C1).put(Square.C5, RED, PieceType.KING);
        assertOnlyFault("red has 2 kings, at most 1 is possible", Field.BOARD);
    }

    @Test
    void moreThanEightPiecesAreAFault() {
        setup.put(Square.C5, BLUE, PieceType.PAWN);
        assertOnlyFault("blue has 9 pieces, at most 8 are possible", Field.BOARD);
    }

    @Test
    void whoHasResignedGetsNoTurn() {
        setup.resigned = Set.of(RED);
        assertOnlyFault("red has resigned and gets no turn", Field.TURN, Field.RESIGNED);
    }

    @Test
    void othersMayHaveResigned() {
        setup.resigned = Set.of(BLUE, YELLOW);
        assertSound();
    }

    @Test
    void whoHasNoPieceGetsNoTurn() {
        setup.withoutArmy(RED);
        assertOnlyFault("red has no piece and gets no turn", Field.TURN, Field.BOARD);
    }

    @Test
    void threeResignationsEndTheGame() {
        setup.resigned = Set.of(BLUE, YELLOW, GREEN);
        assertOnlyFault("the game is over, three seats have resigned", Field.TURN, Field.RESIGNED);
        setup.turn = null;
        assertSound();
    }

    @Test
    void fewerThanTwoKingsEndTheGame() {
        setup.without(Square.D1).without(Square.A5);
        assertSound();
        setup.without(Square.E8);
        assertOnlyFault(
                "the game is over, fewer than two kings are on the board", Field.TURN, Field.BOARD);
        setup.turn = null;
        assertSound();
    }

    @Test
    void diceLieOnlyWhileSomebodyIsToMove() {
        setup.dice = new DiceSetup(new Roll(3, 5), false, false);
        assertSound();
        setup.turn = null;
        assertOnlyFault("dice lie though the game is over", Field.DICE, Field.TURN);
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 1", "3, 6, 6"})
    void facesThatTheDiceDoNotHaveAreAFault(int first, int second, int wrong) {
        setup.dice = new DiceSetup(new Roll(first, second), false, false);
        SetupFault fault = onlyFault(LONG_WITH_THRONES);
        assertEquals(Field.DICE, fault.field());
        assertEquals(Set.of(Field.DICE), fault.concerns());
        assertEquals("long dice have no face " + wrong, fault.reason());
        assertSound();
    }

    @Test
    void bothFacesCanBeAFault() {
        setup.dice = new DiceSetup(new Roll(1, 6), false, false);
        assertFaults(LONG_WITH_THRONES, Field.DICE, Field.DICE);
    }

    @ParameterizedTest
    @CsvSource({"4, 6, false, false", "3, 2, true, true", "3, 4, true, false", "4, 3, false, true"})
    void diceOfWhichNoneIsUsableAreAFault(int first, int second, boolean one, boolean two) {
        setup.dice = new DiceSetup(new Roll(first, second), one, two);
        assertOnlyFault(
                "none of the dice is usable, so the turn is over",
                Field.DICE,
                Field.BOARD,
                Field.TURN);
    }

    @ParameterizedTest
    @CsvSource({"3, 2, false, true", "3, 2, true, false", "3, 4, false, false", "4, 3, true, false"
    })
    void oneUsableDieIsEnough(int first, int second, boolean one, boolean two) {
        setup.dice = new DiceSetup(new Roll(first, second), one, two);
        assertSound();
    }

    @ParameterizedTest
    @CsvSource({"-1, false", "0, true", "9999, true", "10000, false"})
    void pointsGoFrom0To9999(int points, boolean sound) {
        setup.points = setup.points.with(YELLOW, points);
        if (sound) {
            assertSound();
        } else {
            assertOnlyFault(
                    "yellow has " + points + " points, 0 to 9999 are possible", Field.POINTS);
        }
    }

    @Test
    void nobodyCapturesTheirOwnKing() {
        setup.kingsCaptured = setup.kingsCaptured.with(GREEN, Set.of(RED, GREEN));
        assertOnlyFault("green cannot have captured its own king", Field.KINGS_CAPTURED);
        setup.kingsCaptured = setup.kingsCaptured.with(GREEN, Set.of(RED, BLUE, YELLOW));
        assertSound();
    }

    @Test
    void nobodyScoresTheirOwnThrone() {
        setup.thronesScored = setup.thronesScored.with(BLUE, Set.of(BLUE));
        SetupFault fault = onlyFault(LONG_WITH_THRONES);
        assertEquals(Field.THRONES_SCORED, fault.field());
        assertEquals("blue cannot have scored its own throne", fault.reason());
    }

    @Test
    void thronesAreScoredOnlyWhereTheyCount() {
        setup.thronesScored = setup.thronesScored.with(BLUE, Set.of(RED));
        assertFaults(LONG_WITH_THRONES);
        assertOnlyFault("blue has scored thrones, but throne points are off", Field.THRONES_SCORED);
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, true", "30, true", "31, false"})
    void roundsGoFrom1ToTheLimit(int round, boolean sound) {
        setup.round = round;
        boolean found = setup.build().faults(Rules.DEFAULT).stream()
                .anyMatch(fault -> fault.field() == Field.ROUND);
        assertEquals(!sound, found);
    }

    @Test
    void aRoundOverTheLimitNamesIt() {
        setup.round = 31;
        assertOnlyFault("round 31 is not 1 to the round limit 30", Field.ROUND);
    }

    @ParameterizedTest
    @CsvSource({
        "r, 11, 20, true",
        "r, 12, 20, false",
        "-, 12, 20, true",
        "-, 13, 20, false",
        "r, 4, 5, true",
        "r, 5, 5, false",
        "-, 5, 5, true",
        "-, 6, 5, false",
        "r, -1, 5, false"
    })
    void quietRoundsAreBoundedByTheRoundAndByTwelve(
            char turn, int quiet, int round, boolean sound) {
        setup.turn = Seat.ofLetter(turn).orElse(null);
        setup.round = round;
        setup.quietRounds = quiet;
        assertFaults(Rules.DEFAULT, sound ? new Field[0] : new Field[] {Field.QUIET_ROUNDS});
    }

    @Test
    void tooManyQuietRoundsAreAFaultForEachReason() {
        setup.round = 3;
        setup.quietRounds = 12;
        List<SetupFault> faults = setup.build().faults(Rules.DEFAULT);
        assertEquals(
                List.of(
                        new SetupFault(
                                Field.QUIET_ROUNDS,
                                Set.of(Field.QUIET_ROUNDS, Field.TURN),
                                "12 quiet rounds are not 0 to 11"),
                        new SetupFault(
                                Field.QUIET_ROUNDS,
                                Set.of(Field.QUIET_ROUNDS, Field.ROUND, Field.TURN),
                                "12 quiet rounds are too many for round 3")),
                faults);
    }

    @Test
    void aCaptureInThisRoundStandsOnlyBehind0() {
        setup.round = 9;
        setup.captureThisRound = true;
        assertSound();
        setup.quietRounds = 1;
        assertOnlyFault("c stands only behind 0", Field.QUIET_ROUNDS);
    }

    @Test
    void everyFaultIsReportedInTheOrderOfTheFields() {
        setup.put(Square.C5, RED, PieceType.KING);
        setup.resigned = Set.of(RED, BLUE, YELLOW);
        setup.dice = new DiceSetup(new Roll(4, 6), false, false);
        setup.points = setup.points.with(RED, -1);
        setup.kingsCaptured = setup.kingsCaptured.with(RED, Set.of(RED));
        setup.thronesScored = setup.thronesScored.with(RED, Set.of(RED));
        setup.round = 0;
        setup.quietRounds = 2;
        setup.captureThisRound = true;
        assertFaults(
                Rules.DEFAULT,
                Field.BOARD,
                Field.BOARD,
                Field.TURN,
                Field.TURN,
                Field.DICE,
                Field.POINTS,
                Field.KINGS_CAPTURED,
                Field.THRONES_SCORED,
                Field.THRONES_SCORED,
                Field.ROUND,
                Field.QUIET_ROUNDS,
                Field.QUIET_ROUNDS);
    }

    @Test
    void aPositionIsMadeOfSoundSetUpsOnly() {
        setup.round = 0;
        InvalidSetupException refusal = assertThrows(
                InvalidSetupException.class, () -> Position.of(setup.build(), Rules.DEFAULT));
        assertEquals(setup.build().faults(Rules.DEFAULT), refusal.faults());
        assertFalse(refusal.faults().isEmpty());
        assertEquals(
                "round: round 0 is not 1 to the round limit 30;"
                        + " quiet rounds: 0 quiet rounds are too many for round 0",
                refusal.getMessage());
    }

    @Test
    void aSetupKeepsItsOwnCopies() {
        Map<Square, Piece> pieces = new EnumMap<>(Geometry.initialPieces());
        setup.pieces = pieces;
        Setup built = setup.build();
        pieces.clear();
        assertEquals(32, built.pieces().size());
        assertThrows(UnsupportedOperationException.class, () -> built.pieces().clear());
        assertTrue(built.faults(Rules.DEFAULT).isEmpty());
    }
}
