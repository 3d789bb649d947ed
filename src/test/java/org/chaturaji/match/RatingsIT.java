package org.chaturaji.match;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.engine.BySeat;
import org.chaturaji.match.Refusal.Code;
import org.chaturaji.rating.Elo;
import org.chaturaji.rating.RatedMatch;
import org.chaturaji.rating.Rating;
import org.chaturaji.rating.RatingChange;
import org.chaturaji.rating.RatingStore;
import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Ratings in the transaction that ends a match (RATING.md). */
@QuarkusTest
class RatingsIT {

    private static final int ROUNDS = 10;

    @Inject
    RealMatches real;

    @Inject
    RatingStore ratings;

    @Inject
    MatchLists lists;

    @Inject
    AgroalDataSource database;

    @Test
    void theEndOfARankedMatchChangesTheRatingsOnce() {
        List<UUID> people = real.people(4);
        UUID match = real.rated(people, Visibility.PUBLIC);
        Match ended = real.read(match);
        BySeat<RatingChange> changes = Objects.requireNonNull(ended.ratings());
        List<Integer> places = ended.game().result().orElseThrow().places().toList();
        assertEquals(BySeat.all(1500.0), changes.map(RatingChange::before));
        assertEquals(
                new Elo(32)
                        .changes(List.of(1500.0, 1500.0, 1500.0, 1500.0), places).stream()
                                .map(gained -> 1500 + gained)
                                .toList(),
                changes.toList().stream().map(RatingChange::after).toList());
        assertNotEquals(List.of(1, 1, 1, 1), places);
        for (int i = 0; i < 4; i++) {
            UUID person = people.get(i);
            RatingChange change = changes.toList().get(i);
            assertEquals(Optional.of(new Rating(change.after(), 1)), ratings.of(person));
            RatedMatch only = history(person).get(0);
            assertEquals(match, only.match());
            assertEquals(change, only.of(person).rating());
        }
        Refusal again = assertThrows(
                Refusal.class, () -> real.execute(match, people.get(0), new Command.Resign()));
        assertEquals(Code.MATCH_OVER, again.code());
        assertEquals(1, history(people.get(0)).size());
        assertEquals(changes, real.read(match).ratings());
    }

    @Test
    void aSeatHasTheRatingOfWhenItWasTaken() {
        List<UUID> people = real.people(4);
        Match first = real.read(real.rated(people, Visibility.PUBLIC));
        Match second = real.read(real.ranked(people));
        BySeat<RatingChange> changes = Objects.requireNonNull(first.ratings());
        assertEquals(BySeat.all(1500.0), first.seats().map(MatchSeat::rating));
        assertEquals(changes.map(RatingChange::after), second.seats().map(MatchSeat::rating));
    }

    @Test
    void neitherUnrankedNorAbortedNorUnplayedMatchesChangeRatings() {
        List<UUID> people = real.people(4);
        real.unrated(people);
        UUID unplayed = real.ranked(people);
        people.subList(1, 4)
                .forEach(person -> real.execute(unplayed, person, new Command.Resign()));
        assertEquals(Status.FINISHED, real.read(unplayed).status());
        assertNull(real.read(unplayed).ratings());
        UUID aborted = real.ranked(people.subList(0, 1));
        real.execute(aborted, people.get(0), new Command.Abort());
        people.forEach(person -> {
            assertEquals(Optional.empty(), ratings.of(person));
            assertEquals(List.of(), history(person));
        });
    }

    @Test
    void matchesThatEndAtTheSameInstantAllCount() throws Exception {
        List<UUID> people = real.people(4);
        for (int round = 0; round < ROUNDS; round++) {
            endTogether(people, () -> {});
        }
        people.forEach(person -> assertUnbroken(person, 2 * ROUNDS));
        double sum = people.stream()
                .mapToDouble(person -> ratings.of(person).orElseThrow().points())
                .sum();
        assertEquals(4 * 1500, sum, 1e-6);
    }

    /**
     * Somebody holds the second rating for a while, so that two matches wait in the middle of locking:
     * if each had locked in the order of its seats, they would wait for each other then.
     */
    @Test
    void ratingsAreLockedInOneOrder() throws Exception {
        List<UUID> people = real.people(4);
        real.rated(people, Visibility.PUBLIC);
        try (Connection holder = database.getConnection();
                PreparedStatement lock = holder.prepareStatement(
                        "select 1 from ratings where player_id = ? for update")) {
            holder.setAutoCommit(false);
            lock.setObject(1, people.get(1));
            lock.execute();
            endTogether(people, () -> {
                await().until(() -> real.holds("""
                        select count(*) = 2 from pg_stat_activity
                        where wait_event_type = 'Lock' and query like '%ratings%'"""));
                holder.rollback();
            });
        }
        people.forEach(person -> assertUnbroken(person, 3));
    }

    /** Ends two matches in which the same people sit in opposite orders. */
    private void endTogether(List<UUID> people, Meanwhile meanwhile) throws Exception {
        List<UUID> reversed = new ArrayList<>(people);
        Collections.reverse(reversed);
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            List<Future<Match>> ends = new ArrayList<>();
            for (Callable<Match> end : List.of(readyToEnd(people), readyToEnd(reversed))) {
                ends.add(threads.submit(end));
            }
            meanwhile.happens();
            for (Future<Match> end : ends) {
                assertEquals(Status.FINISHED, end.get().status());
            }
        } finally {
            threads.shutdown();
        }
    }

    private Callable<Match> readyToEnd(List<UUID> people) {
        UUID match = real.ranked(people);
        List<UUID> losers = real.playUntilSomebodyScores(match, people);
        real.execute(match, losers.get(0), new Command.Resign());
        real.execute(match, losers.get(1), new Command.Resign());
        return () -> real.execute(match, losers.get(2), new Command.Resign());
    }

    /** What happens while matches end. */
    private interface Meanwhile {
        void happens() throws Exception;
    }

    /** Each rated match goes on from where the one before it has left the rating. */
    private void assertUnbroken(UUID person, int matches) {
        List<RatedMatch> newestFirst = history(person);
        assertEquals(matches, newestFirst.size());
        double next = ratings.of(person).orElseThrow().points();
        int number = newestFirst.size();
        for (RatedMatch match : newestFirst) {
            assertEquals(number--, match.of(person).number());
            assertEquals(next, match.of(person).rating().after());
            next = match.of(person).rating().before();
        }
        assertEquals(1500, next);
    }

    @Test
    void listsTellRankedMatchesFromOthers() {
        List<UUID> people = real.people(4);
        UUID ranked = real.ranked(people);
        UUID other = real.started(people, MatchOptions.DEFAULT);
        assertEquals(List.of(ranked), listed(people.get(0), Optional.of(true)));
        assertEquals(List.of(other), listed(people.get(0), Optional.of(false)));
        assertEquals(List.of(other, ranked), listed(people.get(0), Optional.empty()));
    }

    private List<UUID> listed(UUID player, Optional<Boolean> ranked) {
        MatchFilter filter = new MatchFilter(
                Optional.empty(),
                Optional.empty(),
                Optional.of(player),
                ranked,
                Optional.empty(),
                Optional.empty(),
                10);
        return lists.list(filter).stream().map(MatchSummary::id).toList();
    }

    private List<RatedMatch> history(UUID person) {
        return ratings.history(person, Optional.empty(), 100);
    }
}
