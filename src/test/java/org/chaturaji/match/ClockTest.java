package org.chaturaji.match;

import static org.chaturaji.match.Matches.ANNA;
import static org.chaturaji.match.Matches.BEN;
import static org.chaturaji.match.Matches.NOON;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.engine.Seat;
import org.chaturaji.match.Refusal.Code;
import org.junit.jupiter.api.Test;

import java.util.Optional;
import java.util.UUID;

/** Deadlines, time-outs and coming back (RULES.md 9.3, SERVICE.md 3). */
class ClockTest {

    private static final Command ROLL = new Command.Roll();
    private static final Command END_TURN = new Command.EndTurn();
    private static final Command TIME_OUT = new Command.TimeOut();

    @Test
    void withoutATurnTimeThereIsNoDeadline() {
        assertTrue(Matches.ofFour(MatchOptions.DEFAULT).match.deadline().isEmpty());
        assertTrue(Matches.ofFour(MatchOptions.DEFAULT).service(TIME_OUT).isEmpty());
    }

    @Test
    void theTimeRunsFromTheStartOfTheTurn() {
        Matches it = timed();
        assertEquals(Optional.of(NOON.plusSeconds(30)), it.match.deadline());
        it.passes(20);
        rollOnce(it, ANNA);
        assertEquals(Optional.of(NOON.plusSeconds(30)), it.match.deadline());
        it.command(ANNA, END_TURN);
        assertEquals(Optional.of(NOON.plusSeconds(50)), it.match.deadline());
    }

    @Test
    void aCommandBeforeTheDeadlineCountsAndOneAtItDoesNot() {
        Matches it = timed();
        it.passes(29);
        rollOnce(it, ANNA);
        it.passes(1);
        assertEquals(Code.TURN_TIMED_OUT, it.refusal(ANNA, END_TURN));
    }

    @Test
    void timeOutBeforeTheDeadlineIsNothing() {
        Matches it = timed();
        it.passes(29);
        assertTrue(it.service(TIME_OUT).isEmpty());
    }

    @Test
    void afterATimeOutTheComputerPlaysWhatIsLeftOnce() {
        Matches it = timed();
        it.passes(30);
        assertEquals("away", it.service(TIME_OUT).orElseThrow().type());
        assertTrue(it.match.seats().red().away());
        assertTrue(it.match.awaitsComputer());
        assertTrue(it.match.deadline().isEmpty());
        assertTrue(it.service(TIME_OUT).isEmpty());
        assertEquals(Code.TURN_TIMED_OUT, it.refusal(ANNA, ROLL));
    }

    @Test
    void comingBackInTheMiddleOfATimedTurnCountsFromTheNext() {
        Matches it = timed();
        it.passes(30);
        it.service(TIME_OUT);
        assertEquals(
                "returned",
                it.command(ANNA, new Command.Presence(Seat.RED, false))
                        .orElseThrow()
                        .type());
        assertFalse(it.match.seats().red().away());
        assertTrue(it.match.awaitsComputer());
        assertEquals(Code.TURN_TIMED_OUT, it.refusal(ANNA, ROLL));
        endTurnOfComputer(it);
        assertEquals(By.PERSON, it.match.seats().red().playedBy());
    }

    @Test
    void whoStaysAwayIsPlayedByTheComputerInTheNextTurnToo() {
        Matches it = timed();
        it.passes(30);
        it.service(TIME_OUT);
        endTurnOfComputer(it);
        assertEquals(By.COMPUTER, it.match.seats().red().playedBy());
        assertEquals(Optional.of(Seat.RED), it.match.seatOf(ANNA));
    }

    @Test
    void aDeadlineFoundLateIsExtendedOnceAndThenCounts() {
        Matches it = timed();
        it.passes(34);
        assertEquals("extended", it.service(TIME_OUT).orElseThrow().type());
        assertEquals(Optional.of(NOON.plusSeconds(64)), it.match.deadline());
        it.passes(34);
        assertEquals("away", it.service(TIME_OUT).orElseThrow().type());
    }

    @Test
    void aCommandThatComesAfterAnOutageBeforeTheExtensionCounts() {
        Matches it = timed();
        it.passes(34);
        rollOnce(it, ANNA);
        assertFalse(it.match.extended());
    }

    @Test
    void theNextTurnCanBeExtendedAgain() {
        Matches it = timed();
        it.passes(34);
        it.service(TIME_OUT);
        rollOnce(it, ANNA);
        it.command(ANNA, END_TURN);
        it.passes(34);
        assertEquals("extended", it.service(TIME_OUT).orElseThrow().type());
    }

    @Test
    void withoutATurnTimeAnAcceptedCommandHandsTheSeatBackAtOnce() {
        Matches it = Matches.ofFour(MatchOptions.DEFAULT);
        it.command(ANNA, new Command.Presence(Seat.RED, true));
        assertTrue(it.match.awaitsComputer());
        it.command(ANNA, ROLL);
        assertFalse(it.match.seats().red().away());
        assertFalse(it.match.seats().red().standIn());
    }

    @Test
    void withoutATurnTimePresenceHandsTheSeatBackInTheMiddleOfTheTurn() {
        Matches it = Matches.ofFour(MatchOptions.DEFAULT);
        it.command(ANNA, new Command.Presence(Seat.RED, true));
        it.command(ANNA, new Command.Presence(Seat.RED, false));
        assertFalse(it.match.awaitsComputer());
    }

    @Test
    void aRefusedCommandBringsNobodyBack() {
        Matches it = Matches.ofFour(MatchOptions.DEFAULT);
        it.command(ANNA, new Command.Presence(Seat.RED, true));
        assertEquals(Code.ROLL_FIRST, it.refusal(ANNA, END_TURN));
        assertTrue(it.match.seats().red().away());
    }

    @Test
    void theSamePresenceAgainChangesNothingAndOthersHaveNoSayInIt() {
        Matches it = Matches.ofFour(MatchOptions.DEFAULT);
        assertTrue(it.command(ANNA, new Command.Presence(Seat.RED, false)).isEmpty());
        assertEquals(Code.NOT_YOUR_SEAT, it.refusal(BEN, new Command.Presence(Seat.RED, true)));
    }

    private static Matches timed() {
        return Matches.ofFour(Matches.withTurnTime(30));
    }

    /** Rolls; the seed of the tests gives dice that can be used. */
    private static void rollOnce(Matches it, UUID person) {
        it.command(person, ROLL);
        assertTrue(it.match.game().position().roll().isPresent());
    }

    private static void endTurnOfComputer(Matches it) {
        Seat seat = it.match.turn().orElseThrow();
        it.computer(ROLL);
        while (it.match.turn().equals(Optional.of(seat))) {
            it.computer(END_TURN);
        }
    }
}
