package org.chaturaji.match;

import static org.chaturaji.match.Matches.ANNA;
import static org.chaturaji.match.Matches.BEN;
import static org.chaturaji.match.Matches.CAROL;
import static org.chaturaji.match.Matches.DAVID;
import static org.chaturaji.match.Matches.EVE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.LegalMove;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;
import org.chaturaji.match.Refusal.Code;
import org.junit.jupiter.api.Test;

import java.util.Optional;
import java.util.UUID;

class DecisionsTest {

    private static final Command START = new Command.Start();
    private static final Command ROLL = new Command.Roll();
    private static final Command END_TURN = new Command.EndTurn();
    private static final Command RESIGN = new Command.Resign();

    @Test
    void thePersonSitsDownWhereAsked() {
        Matches it = Matches.open();
        Event event = it.command(BEN, sit(Seat.GREEN)).orElseThrow();
        assertEquals("seated", event.type());
        assertEquals(Optional.of(Seat.GREEN), it.match.seatOf(BEN));
    }

    @Test
    void anySeatIsTheFirstFreeOne() {
        Matches it = Matches.open();
        it.command(BEN, sitAnywhere());
        assertEquals(Optional.of(Seat.BLUE), it.match.seatOf(BEN));
    }

    @Test
    void aTakenSeatIsRefused() {
        assertEquals(Code.SEAT_TAKEN, Matches.open().refusal(BEN, sit(Seat.RED)));
    }

    @Test
    void sittingDownAgainChangesNothing() {
        Matches it = Matches.open();
        assertTrue(it.command(ANNA, sit(Seat.RED)).isEmpty());
        assertTrue(it.command(ANNA, sitAnywhere()).isEmpty());
    }

    @Test
    void whoSitsMovesToAnotherSeatAndKeepsSeedAndSeniority() {
        Matches it = Matches.open();
        it.command(ANNA, new Command.Sit(Optional.of(Seat.RED), seed("lucky")));
        it.command(BEN, sitAnywhere());
        it.command(ANNA, sit(Seat.YELLOW));
        assertEquals(Optional.of(Seat.YELLOW), it.match.seatOf(ANNA));
        assertTrue(it.match.seats().red().isFree());
        assertEquals("lucky", it.match.seats().yellow().clientSeed().text());
        it.command(ANNA, new Command.GetUp(Seat.YELLOW));
        assertEquals(BEN, it.match.host());
    }

    @Test
    void aNewClientSeedIsTakenOverWhileOpen() {
        Matches it = Matches.open();
        it.command(ANNA, new Command.Sit(Optional.empty(), seed("mine")));
        assertEquals("mine", it.match.seats().red().clientSeed().text());
    }

    @Test
    void fourSeatedPeopleStartByThemselves() {
        Matches it = Matches.ofFour(MatchOptions.DEFAULT);
        assertEquals(Status.PLAYING, it.match.status());
        assertEquals(
                new Event.Seated(DAVID, ClientSeed.NONE, true, null),
                it.log.get(3).body());
        assertEquals(Code.NOT_OPEN, it.refusal(EVE, sitAnywhere()));
    }

    @Test
    void movingToTheLastSeatDoesNotStart() {
        Matches it = Matches.open();
        it.command(BEN, sit(Seat.BLUE));
        it.command(CAROL, sit(Seat.YELLOW));
        it.command(CAROL, sit(Seat.GREEN));
        assertEquals(Status.OPEN, it.match.status());
    }

    @Test
    void theHostPassesToWhoeverSitsLongest() {
        Matches it = Matches.open();
        it.command(BEN, sit(Seat.GREEN));
        it.command(CAROL, sit(Seat.BLUE));
        it.command(ANNA, new Command.GetUp(Seat.RED));
        assertEquals(BEN, it.match.host());
    }

    @Test
    void whenTheLastPersonLeavesTheMatchIsAborted() {
        Matches it = Matches.open();
        it.command(ANNA, new Command.GetUp(Seat.RED));
        assertEquals(Status.ABORTED, it.match.status());
        assertTrue(it.match.endedAt().isPresent());
    }

    @Test
    void onlyTheHostMayRemoveOthers() {
        Matches it = Matches.open();
        it.command(BEN, sit(Seat.BLUE));
        assertEquals(Code.NOT_YOUR_SEAT, it.refusal(BEN, new Command.GetUp(Seat.RED)));
        assertEquals(Code.NOT_YOUR_SEAT, it.refusal(EVE, new Command.GetUp(Seat.GREEN)));
        it.command(ANNA, new Command.GetUp(Seat.BLUE));
        assertTrue(it.match.seats().blue().isFree());
    }

    @Test
    void gettingUpFromAnEmptySeatChangesNothing() {
        assertTrue(Matches.open().command(ANNA, new Command.GetUp(Seat.GREEN)).isEmpty());
    }

    @Test
    void nobodyGetsUpOnceItIsPlayed() {
        Matches it = started();
        assertEquals(Code.NOT_OPEN, it.refusal(ANNA, new Command.GetUp(Seat.RED)));
    }

    @Test
    void theHostChangesWhatIsGivenAndNothingElse() {
        Matches it = Matches.open();
        MatchOptions options = Matches.withTurnTime(30);
        it.command(ANNA, change(Optional.of(options), Optional.empty(), Optional.empty()));
        assertEquals(options, it.match.options());
        assertEquals(Visibility.PUBLIC, it.match.visibility());
        assertEquals(Level.EASY, it.match.level());
        it.command(
                ANNA,
                change(Optional.empty(), Optional.of(Visibility.PRIVATE), Optional.of(Level.HARD)));
        assertEquals(options, it.match.options());
        assertEquals(Visibility.PRIVATE, it.match.visibility());
        assertEquals(Level.HARD, it.match.level());
    }

    @Test
    void changingToTheSameIsNoEvent() {
        Command.Change nothing = change(
                Optional.of(MatchOptions.DEFAULT), Optional.empty(), Optional.of(Level.EASY));
        assertTrue(Matches.open().command(ANNA, nothing).isEmpty());
    }

    @Test
    void changedOptionsAreThoseOfTheGame() {
        Matches it = Matches.open();
        it.command(
                ANNA, change(Optional.of(diceUseRequired()), Optional.empty(), Optional.empty()));
        it.command(ANNA, START);
        assertEquals(DiceUse.REQUIRED, it.match.game().rules().diceUse());
    }

    @Test
    void onlyTheHostChangesStartsAndAborts() {
        Matches it = Matches.open();
        it.command(BEN, sit(Seat.BLUE));
        Command change = change(Optional.empty(), Optional.empty(), Optional.of(Level.HARD));
        assertEquals(Code.NOT_HOST, it.refusal(BEN, change));
        assertEquals(Code.NOT_HOST, it.refusal(BEN, START));
        assertEquals(Code.NOT_HOST, it.refusal(BEN, new Command.Abort()));
    }

    @Test
    void nothingOfThatOnceItIsPlayed() {
        Matches it = started();
        Command change = change(Optional.empty(), Optional.empty(), Optional.of(Level.HARD));
        assertEquals(Code.NOT_OPEN, it.refusal(ANNA, change));
        assertEquals(Code.NOT_OPEN, it.refusal(ANNA, START));
        assertEquals(Code.NOT_OPEN, it.refusal(ANNA, new Command.Abort()));
    }

    @Test
    void aStrangerHasNoSeat() {
        Matches it = started();
        assertEquals(Code.NOT_YOUR_SEAT, it.refusal(EVE, ROLL));
        assertEquals(Code.NOT_YOUR_SEAT, it.refusal(EVE, RESIGN));
    }

    @Test
    void nothingIsPlayedBeforeTheStart() {
        Matches it = Matches.open();
        assertEquals(Code.NOT_STARTED, it.refusal(ANNA, ROLL));
        assertEquals(Code.NOT_STARTED, it.refusal(ANNA, RESIGN));
    }

    @Test
    void aSecondRollIsRefusedAndAMoveBeforeTheFirst() {
        Matches it = started();
        assertEquals(Code.ROLL_FIRST, it.refusal(ANNA, move(Square.A2, Square.A3)));
        assertEquals(Code.ROLL_FIRST, it.refusal(ANNA, END_TURN));
        rollUntilUsable(it, ANNA);
        assertEquals(Code.ALREADY_ROLLED, it.refusal(ANNA, ROLL));
    }

    @Test
    void anIllegalMoveIsAnsweredWithTheLegalOnes() {
        Matches it = started();
        rollUntilUsable(it, ANNA);
        Command move = move(Square.A1, Square.A8);
        Refusal refusal = assertThrows(Refusal.class, () -> it.command(ANNA, move));
        assertEquals(Code.ILLEGAL_MOVE, refusal.code());
        assertEquals(
                it.match.game().position().legalMoves().stream()
                        .map(LegalMove::move)
                        .toList(),
                refusal.legalMoves());
        assertFalse(refusal.legalMoves().isEmpty());
    }

    @Test
    void theTurnCannotBeEndedWhileADieMustBeUsed() {
        Matches it = Matches.ofFour(diceUseRequired());
        rollUntilUsable(it, ANNA);
        assertEquals(Code.DICE_LEFT, it.refusal(ANNA, END_TURN));
    }

    @Test
    void aFastSecondClickDoesNotActInTheNextTurn() {
        Matches it = Matches.ofFour(MatchOptions.DEFAULT);
        rollUntilUsable(it, ANNA);
        it.command(ANNA, END_TURN);
        assertEquals(Code.NOT_YOUR_TURN, it.refusal(ANNA, END_TURN));
        assertEquals(Code.NOT_YOUR_TURN, it.refusal(ANNA, ROLL));
    }

    @Test
    void aRefusedCommandDoesNotChangeTheDice() {
        Matches it = started();
        var dice = it.match.nextRoll();
        it.refusal(ANNA, move(Square.A2, Square.A3));
        it.refusal(EVE, ROLL);
        assertEquals(dice, it.match.nextRoll());
        it.command(ANNA, ROLL);
        assertEquals(new Event.Played(dice, null), it.log.get(it.log.size() - 1).body());
    }

    @Test
    void everyRollHasTheNextNumber() {
        Matches it = started();
        for (int n = 1; n <= 5; n++) {
            Roll expected = it.match.roll(n);
            Event rolled = rollOfWhoeverIsToMove(it);
            assertEquals(new Event.Played(expected, null), rolled.body());
            assertEquals(n, it.match.rolls());
        }
    }

    @Test
    void resigningIsPossibleOutOfTurnAndOnce() {
        Matches it = Matches.ofFour(MatchOptions.DEFAULT);
        it.command(CAROL, RESIGN);
        assertEquals(Code.ALREADY_RESIGNED, it.refusal(CAROL, RESIGN));
        it.command(BEN, RESIGN);
        it.command(DAVID, RESIGN);
        assertEquals(Status.FINISHED, it.match.status());
        assertEquals(Code.MATCH_OVER, it.refusal(ANNA, ROLL));
        assertEquals(Code.MATCH_OVER, it.refusal(ANNA, RESIGN));
    }

    @Test
    void theComputerPlaysOnlyItsOwnTurns() {
        Matches it = started();
        assertFalse(it.match.awaitsComputer());
        assertThrows(Refusal.class, () -> it.computer(ROLL));
        rollUntilUsable(it, ANNA);
        it.command(ANNA, END_TURN);
        assertTrue(it.match.awaitsComputer());
        assertEquals(By.COMPUTER, it.computer(ROLL).orElseThrow().by());
    }

    @Test
    void whoWithdrawsGetsUpOrLeavesTheSeatToTheComputer() {
        Matches open = Matches.open();
        open.command(BEN, sit(Seat.BLUE));
        open.service(new Command.Withdraw(BEN));
        assertTrue(open.match.seats().blue().isFree());

        Matches playing = Matches.ofFour(MatchOptions.DEFAULT);
        playing.service(new Command.Withdraw(BEN));
        assertEquals(By.COMPUTER, playing.match.seats().blue().playedBy());
        assertEquals(Optional.of(Seat.BLUE), playing.match.seatOf(BEN));
        assertTrue(playing.service(new Command.Withdraw(BEN)).isEmpty());
        assertTrue(playing.service(new Command.Withdraw(EVE)).isEmpty());
    }

    @Test
    void whoWasWithdrawnDoesNotComeBackByARequestThatWasUnderWay() {
        Matches it = Matches.ofFour(MatchOptions.DEFAULT);
        it.service(new Command.Withdraw(ANNA));
        assertEquals(Code.NOT_YOUR_SEAT, it.refusal(ANNA, ROLL));
        assertEquals(Code.NOT_YOUR_SEAT, it.refusal(ANNA, RESIGN));
        assertEquals(Code.NOT_YOUR_SEAT, it.refusal(ANNA, new Command.Presence(Seat.RED, false)));
        assertTrue(it.match.awaitsComputer());
    }

    @Test
    void whoIsAwayAlreadyCanStillBeWithdrawn() {
        Matches it = Matches.ofFour(MatchOptions.DEFAULT);
        it.command(ANNA, new Command.Presence(Seat.RED, true));
        it.service(new Command.Withdraw(ANNA));
        assertTrue(it.match.seats().red().leftForGood());
    }

    @Test
    void theLogGivesTheSameMatchAgain() {
        Matches it = Matches.ofFour(Matches.withTurnTime(30));
        rollUntilUsable(it, ANNA);
        it.command(ANNA, END_TURN);
        it.command(DAVID, RESIGN);
        it.passes(30);
        it.service(new Command.TimeOut());
        assertEquals(it.match.seats(), Match.replay(it.match.facts(), it.log).seats());
        assertEquals(
                it.match.game().position(),
                Match.replay(it.match.facts(), it.log).game().position());
    }

    /** Ends the turn before, where it has not ended by itself. */
    private static Event rollOfWhoeverIsToMove(Matches it) {
        if (it.match.game().position().roll().isPresent()) {
            act(it, END_TURN);
        }
        return act(it, ROLL);
    }

    private static Event act(Matches it, Command command) {
        UUID mover = it.match.seats().get(it.match.turn().orElseThrow()).player();
        return (mover == null ? it.computer(command) : it.command(mover, command)).orElseThrow();
    }

    private static Matches started() {
        Matches it = Matches.open();
        it.command(ANNA, START);
        return it;
    }

    /** Rolls for whoever is to move until {@code person} has dice that can be used. */
    static void rollUntilUsable(Matches it, UUID person) {
        for (int i = 0; i < 1000; i++) {
            Seat turn = it.match.turn().orElseThrow();
            boolean mine = it.match.seatOf(person).equals(Optional.of(turn));
            boolean rolled = it.match.game().position().roll().isPresent();
            if (mine && rolled) {
                return;
            }
            act(it, rolled ? END_TURN : ROLL);
        }
        throw new AssertionError("no usable dice in a thousand steps");
    }

    private static Command sit(Seat seat) {
        return new Command.Sit(Optional.of(seat), Optional.empty());
    }

    private static Command sitAnywhere() {
        return new Command.Sit(Optional.empty(), Optional.empty());
    }

    private static Command move(Square from, Square to) {
        return new Command.Move(new Move(from, to));
    }

    private static Command.Change change(
            Optional<MatchOptions> options,
            Optional<Visibility> visibility,
            Optional<Level> level) {
        return new Command.Change(options::orElse, visibility, level);
    }

    private static Optional<ClientSeed> seed(String text) {
        return Optional.of(new ClientSeed(text));
    }

    private static MatchOptions diceUseRequired() {
        return Matches.with(DiceUse.REQUIRED, 30);
    }
}
