package org.chaturaji.match;

import static org.chaturaji.match.Matches.ANNA;
import static org.chaturaji.match.Matches.BEN;
import static org.chaturaji.match.Matches.CAROL;
import static org.chaturaji.match.Matches.DAVID;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.Refusal.Code;
import org.chaturaji.rating.RatingChange;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Matches that are played for ratings (SERVICE.md 2). */
class RankedTest {

    private static final Command SIT = new Command.Sit(Optional.empty(), Optional.empty());

    @Test
    void aRankedMatchNeedsFourPeople() {
        Matches it = Matches.openRanked();
        for (UUID person : List.of(BEN, CAROL)) {
            assertEquals(Code.NEEDS_FOUR_PEOPLE, it.refusal(ANNA, new Command.Start()));
            it.command(person, SIT);
        }
        assertEquals(Code.NEEDS_FOUR_PEOPLE, it.refusal(ANNA, new Command.Start()));
        assertEquals(Code.NOT_HOST, it.refusal(BEN, new Command.Start()));
        it.command(DAVID, SIT);
        assertEquals(Status.PLAYING, it.match.status());
        assertEquals(Code.NOT_OPEN, it.refusal(ANNA, new Command.Start()));
    }

    @Test
    void itIsRatedOnceEverybodyHasPlayed() {
        Matches it = Matches.ranked();
        it.command(ANNA, new Command.Roll());
        for (UUID person : List.of(BEN, CAROL, DAVID)) {
            assertFalse(it.match.isToBeRated());
            it.command(person, new Command.Resign());
        }
        assertEquals(Status.FINISHED, it.match.status());
        assertTrue(it.match.isToBeRated());
    }

    /** Anna is beaten to it: the game ends before she has done anything. */
    @Test
    void itIsNotRatedWhenSomebodyHasNotPlayed() {
        Matches it = Matches.ranked();
        for (UUID person : List.of(BEN, CAROL, DAVID)) {
            it.command(person, new Command.Resign());
        }
        assertEquals(Status.FINISHED, it.match.status());
        assertFalse(it.match.isToBeRated());
    }

    /** To be away and back again is no playing, nor what the computer does meanwhile. */
    @Test
    void whatTheComputerPlaysIsNotPlayedByThePerson() {
        Matches it = Matches.ranked();
        it.command(ANNA, new Command.Presence(Seat.RED, true));
        it.computer(new Command.Roll());
        it.command(ANNA, new Command.Presence(Seat.RED, false));
        for (UUID person : List.of(BEN, CAROL, DAVID)) {
            it.command(person, new Command.Resign());
        }
        assertEquals(Status.FINISHED, it.match.status());
        assertFalse(it.match.isToBeRated());
    }

    @Test
    void anUnrankedMatchIsNotRated() {
        Matches it = Matches.ofFour(MatchOptions.DEFAULT);
        it.command(ANNA, new Command.Roll());
        for (UUID person : List.of(BEN, CAROL, DAVID)) {
            it.command(person, new Command.Resign());
        }
        assertEquals(Status.FINISHED, it.match.status());
        assertFalse(it.match.isToBeRated());
    }

    @Test
    void whoLeavesForGoodAfterPlayingIsRatedToo() {
        Matches it = Matches.ranked();
        it.command(ANNA, new Command.Roll());
        it.command(BEN, new Command.Resign());
        it.command(CAROL, new Command.Resign());
        it.service(new Command.Withdraw(ANNA));
        it.command(DAVID, new Command.Resign());
        assertTrue(it.match.isToBeRated());
    }

    @Test
    void theComputerStandsInAtEasy() {
        Matches it = Matches.ranked();
        it.command(ANNA, new Command.Presence(Seat.RED, true));
        assertEquals(Level.EASY, it.match.computersLevel());
    }

    @Test
    void theRatingsOfTheLastEventAreThoseOfTheMatch() {
        Matches it = Matches.ranked();
        it.command(ANNA, new Command.Roll());
        it.command(BEN, new Command.Resign());
        it.command(CAROL, new Command.Resign());
        Match before = it.match;
        Event last = it.command(DAVID, new Command.Resign()).orElseThrow();
        BySeat<RatingChange> changes = BySeat.all(new RatingChange(1500, 1500.25));
        Match rated = before.after(last.with(((Event.Played) last.body()).rated(changes)));
        assertEquals(changes, rated.ratings());
        assertFalse(rated.isToBeRated());
    }

    @Test
    void aSeatRemembersTheRatingWithWhichItWasTaken() {
        Match open = Matches.openRanked().match;
        Event.Seated seated = new Event.Seated(BEN, ClientSeed.NONE, false, null);
        Match after = open.after(
                new Event(2, Matches.NOON, By.PERSON, Seat.GREEN, seated.ratedAt(1487.25)));
        assertEquals(1487.25, after.seats().green().rating());
    }
}
