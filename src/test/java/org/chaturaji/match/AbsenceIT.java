package org.chaturaji.match;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.engine.Seat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Without a turn time nobody waits for ever: away are those who are neither seen nor act. */
@QuarkusTest
class AbsenceIT {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    /** A moment more than ten minutes. */
    private static final int TOO_LONG = 10 * 60 + 1;

    @Inject
    RealMatches real;

    @Inject
    Sightings sightings;

    private List<UUID> people;
    private UUID match;

    @BeforeEach
    void start() {
        people = real.people(4);
        match = real.started(people, MatchOptions.DEFAULT);
    }

    @Test
    void oneLeavesAnUntimedMatchAndTheOthersDoNotWaitForEver() {
        real.makeOlder(match, TOO_LONG);
        await().atMost(PATIENCE).until(() -> isTurnOf(Seat.BLUE));
        Event away = onlyAway();
        assertEquals(Seat.RED, away.seat());
        assertEquals(By.SERVICE, away.by());
        real.execute(match, people.get(1), new Command.Roll());
    }

    @Test
    void whoIsSeenIsNotAway() {
        sightings.seen(match, people.get(0));
        sightings.note();
        real.makeOlder(match, TOO_LONG);
        awaitDueAfterSighting();
        assertFalse(real.types(match).contains("away"));
        makeSightingsOlder(TOO_LONG);
        await().atMost(PATIENCE).until(() -> isTurnOf(Seat.BLUE));
        assertEquals(Seat.RED, onlyAway().seat());
    }

    @Test
    void whoIsSeenAtOneMatchIsNotSeenAtAnother() {
        UUID red = people.get(0);
        UUID other = real.started(List.of(real.person(), red), MatchOptions.DEFAULT);
        UUID open = real.open(red, MatchOptions.DEFAULT);
        sightings.seen(match, red);
        sightings.seen(open, red);
        sightings.note();
        assertTrue(isSeen(match, red));
        assertFalse(isSeen(other, red));
        assertFalse(isSeen(open, red));
        assertFalse(isSeen(match, people.get(1)));
    }

    @Test
    void aSightingIsNotedOnceAMinute() {
        UUID red = people.get(0);
        sightings.seen(match, red);
        sightings.note();
        makeSightingsOlder(50);
        sightings.seen(match, red);
        sightings.note();
        assertTrue(isSeenLongerAgoThan(red, 49));
        makeSightingsOlder(11);
        sightings.seen(match, red);
        sightings.note();
        assertFalse(isSeenLongerAgoThan(red, 49));
    }

    @Test
    void sightingsThatCannotBeNotedDoNoHarm() {
        sightings.seen(new UUID(0, 0), people.get(0));
        sightings.seen(match, new UUID(0, 0));
        sightings.note();
        assertEquals(4, real.read(match).version());
    }

    @Test
    void whoIsSeenButDoesNothingForADayIsAway() {
        sightings.seen(match, people.get(0));
        sightings.note();
        real.makeOlder(match, 24 * 60 * 60 + 1);
        await().atMost(PATIENCE).until(() -> isTurnOf(Seat.BLUE));
        assertEquals(Seat.RED, onlyAway().seat());
    }

    @Test
    void afterAnOutageNobodyIsAwayForNotHavingBeenSeen() {
        real.makeOlder(match, 2 * TOO_LONG);
        await().atMost(PATIENCE).until(() -> real.types(match).contains("extended"));
        assertTrue(isTurnOf(Seat.RED));
        assertTrue(real.holds(
                "select due_at > clock_timestamp() + interval '9 min' from matches where id = ?",
                match));
    }

    @Test
    void whoIsBackHasTheSeatAtOnceAlthoughItLookedOccupied() {
        real.makeOlder(match, TOO_LONG);
        await().atMost(PATIENCE).until(() -> isTurnOf(Seat.BLUE));
        UUID red = people.get(0);
        assertTrue(real.read(match).seats().red().away());
        Match back = real.execute(match, red, new Command.Presence(Seat.RED, false));
        assertEquals(By.PERSON, back.seats().red().playedBy());
        assertEquals(Optional.of(Seat.RED), back.seatOf(red));
    }

    @Test
    void onceAllAreAwayTheMatchIsPlayedToItsEnd() {
        UUID alone = real.started(real.people(1), Matches.withRounds(3));
        real.makeOlder(alone, TOO_LONG);
        await().atMost(PATIENCE).until(() -> real.read(alone).status() == Status.FINISHED);
        assertTrue(real.holds("select due_at is null from matches where id = ?", alone));
    }

    private boolean isTurnOf(Seat seat) {
        return real.read(match).turn().equals(Optional.of(seat));
    }

    private Event onlyAway() {
        List<Event> away = real.log(match).stream()
                .filter(event -> event.type().equals("away"))
                .toList();
        assertEquals(1, away.size());
        return away.get(0);
    }

    /** Waits until the service has looked, and will look again when it can be time. */
    private void awaitDueAfterSighting() {
        await().atMost(PATIENCE).until(() -> real.holds("""
                select m.due_at = s.seen_at + interval '10 min'
                from matches m join seats s on s.match_id = m.id and s.seat = 'red'
                where m.id = ?""", match));
    }

    private boolean isSeen(UUID where, UUID person) {
        return real.holds(
                "select seen_at is not null from seats where match_id = ? and player_id = ?",
                where,
                person);
    }

    private boolean isSeenLongerAgoThan(UUID person, int seconds) {
        return real.holds("""
                select seen_at < clock_timestamp() - ? * interval '1 s'
                from seats where match_id = ? and player_id = ?""", seconds, match, person);
    }

    /** Moves the sightings, and what is due, so many seconds into the past. */
    private void makeSightingsOlder(int seconds) {
        real.change(
                "update seats set seen_at = seen_at - ? * interval '1 s' where match_id = ?",
                seconds,
                match);
        real.change(
                "update matches set due_at = due_at - ? * interval '1 s' where id = ?",
                seconds,
                match);
    }
}
