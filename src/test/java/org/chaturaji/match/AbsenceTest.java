package org.chaturaji.match;

import static org.chaturaji.match.Matches.ANNA;
import static org.chaturaji.match.Matches.BEN;
import static org.chaturaji.match.Matches.CAROL;
import static org.chaturaji.match.Matches.DAVID;
import static org.chaturaji.match.Matches.NOON;
import static org.chaturaji.match.Matches.SETTINGS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.cpu.Level;
import org.chaturaji.engine.Seat;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Without a turn time: who is away because nothing was seen or done (SERVICE.md 3). */
class AbsenceTest {

    private static final Command ROLL = new Command.Roll();
    private static final Command END_TURN = new Command.EndTurn();
    private static final Command TIME_OUT = new Command.TimeOut();
    private static final Duration UNSEEN = SETTINGS.unseenAfter();
    private static final Duration IDLE = SETTINGS.idleAfter();

    private final Matches it = Matches.ofFour(MatchOptions.DEFAULT);

    @Test
    void whoStaysUnseenInTheirTurnIsAway() {
        it.passes(UNSEEN.toSeconds() - 1);
        assertTrue(it.service(TIME_OUT).isEmpty());
        it.passes(1);
        Event away = it.service(TIME_OUT).orElseThrow();
        assertEquals("away", away.type());
        assertEquals(Seat.RED, away.seat());
        assertEquals(By.SERVICE, away.by());
        assertTrue(it.match.awaitsComputer());
        assertTrue(it.service(TIME_OUT).isEmpty());
    }

    @Test
    void whoWasSeenIsWaitedForFromThenOn() {
        it.seen = NOON.plusSeconds(100);
        it.passes(UNSEEN.toSeconds() + 99);
        assertTrue(it.service(TIME_OUT).isEmpty());
        it.passes(1);
        assertEquals("away", it.service(TIME_OUT).orElseThrow().type());
    }

    @Test
    void whoWasSeenLastBeforeTheirTurnIsWaitedForFromItsBegin() {
        it.seen = NOON.minus(IDLE);
        assertEquals(Optional.of(NOON.plus(UNSEEN)), it.match.waitsUntil(it.seen, SETTINGS));
        assertTrue(it.service(TIME_OUT).isEmpty());
    }

    @Test
    void whoIsSeenAllTheTimeAndDoesNothingIsAwayAfterADay() {
        it.passes(IDLE.toSeconds() - 1);
        it.seen = it.now;
        assertTrue(it.service(TIME_OUT).isEmpty());
        it.passes(1);
        it.seen = it.now;
        assertEquals("away", it.service(TIME_OUT).orElseThrow().type());
    }

    @Test
    void aCommandOfTheirsInTheTurnStartsTheWaitAnew() {
        it.passes(300);
        it.command(ANNA, ROLL);
        assertEquals(Optional.of(Seat.RED), it.match.turn());
        assertWaitsFrom(it.now);
    }

    @Test
    void whatOthersDoInTheTurnDoesNot() {
        it.passes(300);
        it.command(CAROL, new Command.Resign());
        it.command(DAVID, new Command.Presence(Seat.GREEN, true));
        it.command(DAVID, new Command.Presence(Seat.GREEN, false));
        assertWaitsFrom(NOON);
    }

    @Test
    void whoComesBackInTheirTurnIsWaitedForFromThenOn() {
        it.command(ANNA, new Command.Presence(Seat.RED, true));
        it.passes(300);
        it.command(ANNA, new Command.Presence(Seat.RED, false));
        assertWaitsFrom(it.now);
    }

    @Test
    void whoIsAwayAndActsInTheMiddleOfTheTurnHasTheSeatAtOnce() {
        it.passes(UNSEEN.toSeconds());
        it.service(TIME_OUT);
        it.computer(ROLL);
        it.passes(1);
        it.command(ANNA, END_TURN);
        assertFalse(it.match.seats().red().away());
        assertEquals(Optional.of(Seat.BLUE), it.match.turn());
        assertWaitsFrom(it.now);
    }

    @Test
    void whenTheServiceWasAwayTheWaitBeginsAgainOnce() {
        Duration late = UNSEEN.plus(SETTINGS.deadlineGrace()).plusSeconds(1);
        it.passes(late.toSeconds());
        assertEquals("extended", it.service(TIME_OUT).orElseThrow().type());
        assertWaitsFrom(it.now);
        it.passes(late.toSeconds());
        assertEquals("away", it.service(TIME_OUT).orElseThrow().type());
    }

    @Test
    void withATurnTimeOnlyTheDeadlineCounts() {
        Matches timed = Matches.ofFour(Matches.withTurnTime(60));
        timed.seen = NOON.plusSeconds(59);
        assertEquals(timed.match.deadline(), timed.match.waitsUntil(timed.seen, SETTINGS));
        timed.passes(1);
        timed.command(ANNA, ROLL);
        assertEquals(Optional.of(NOON.plusSeconds(60)), timed.match.deadline());
    }

    @Test
    void whileItIsPlayedAMatchComesDueInWhateverStateItIs() {
        List<UUID> people = List.of(ANNA, BEN, CAROL, DAVID);
        for (MatchOptions options : List.of(MatchOptions.DEFAULT, Matches.withTurnTime(30))) {
            Matches match = Matches.ofFour(options);
            for (int step = 0; !match.match.isOver(); step++) {
                assertTrue(match.match.dueAt(null, SETTINGS).isPresent());
                goOn(match, people.get(step % 4), step);
            }
            assertTrue(match.match.dueAt(null, SETTINGS).isEmpty());
        }
    }

    @Test
    void theComputerStandsInAtNormalAndPlaysItsOwnSeatsAsTheMatchSays() {
        Matches withComputer = Matches.open();
        withComputer.command(BEN, new Command.Sit(Optional.of(Seat.YELLOW), Optional.empty()));
        withComputer.command(
                ANNA,
                new Command.Change(options -> options, Optional.empty(), Optional.of(Level.HARD)));
        withComputer.command(ANNA, new Command.Start());
        withComputer.command(ANNA, new Command.Presence(Seat.RED, true));
        assertEquals(Level.NORMAL, withComputer.match.computersLevel());
        passTurn(withComputer);
        assertEquals(Optional.of(Seat.BLUE), withComputer.match.turn());
        assertEquals(Level.HARD, withComputer.match.computersLevel());
    }

    @Test
    void withOnlyComputersLeftAllPlayAtEasy() {
        it.command(ANNA, new Command.Presence(Seat.RED, true));
        it.command(BEN, new Command.Presence(Seat.BLUE, true));
        it.command(CAROL, new Command.Resign());
        assertEquals(Level.NORMAL, it.match.computersLevel());
        it.command(DAVID, new Command.Presence(Seat.GREEN, true));
        assertEquals(Level.EASY, it.match.computersLevel());
        it.command(DAVID, new Command.Presence(Seat.GREEN, false));
        assertEquals(Level.NORMAL, it.match.computersLevel());
    }

    private void assertWaitsFrom(Instant begin) {
        assertEquals(Optional.of(begin.plus(UNSEEN)), it.match.waitsUntil(null, SETTINGS));
        assertEquals(Optional.of(begin.plus(UNSEEN)), it.match.dueAt(null, SETTINGS));
    }

    /** One more step of a match in which people come, go, are late, resign and are deleted. */
    private static void goOn(Matches match, UUID person, int step) {
        Seat seat = match.match.seatOf(person).orElseThrow();
        boolean away = match.match.seats().get(seat).away();
        if (step % 11 == 0 && !match.match.seats().get(seat).leftForGood()) {
            match.command(person, new Command.Presence(seat, !away));
        } else if (step % 17 == 0) {
            match.passes(UNSEEN.toSeconds());
            match.service(TIME_OUT);
        } else if (step == 100) {
            match.service(new Command.Withdraw(BEN));
        } else if (step == 200) {
            match.command(CAROL, new Command.Resign());
        } else {
            passTurn(match);
        }
    }

    /** Whoever is to move does the least that can be done. */
    private static void passTurn(Matches match) {
        Seat mover = match.match.turn().orElseThrow();
        do {
            boolean rolled = match.match.game().position().roll().isPresent();
            Command command = rolled ? END_TURN : ROLL;
            if (match.match.awaitsComputer()) {
                match.computer(command);
            } else {
                match.command(match.match.awaited().orElseThrow(), command);
            }
        } while (match.match.turn().equals(Optional.of(mover)));
    }
}
