package org.chaturaji.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Termination;
import org.chaturaji.player.Players;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/** What matches that are finished add to what can be counted of their people. */
@QuarkusTest
class ResultsIT {

    @Inject
    RealMatches matches;

    @Inject
    ResultStore results;

    @Inject
    MatchTransactions transactions;

    @Inject
    Players players;

    @Test
    void aFinishedMatchCountsOnceForEachOfItsPeople() {
        List<UUID> people = matches.people(4);
        Match match = matches.read(matches.unrated(people));
        for (UUID person : people) {
            int place = match.game()
                    .result()
                    .orElseThrow()
                    .places()
                    .get(match.seatOf(person).orElseThrow());
            Places places = results.places(person);
            assertEquals(1, places.games());
            assertEquals(1, places.count(place));
            assertEquals(place, places.mean());
        }
    }

    @Test
    void twoMatchesAddUp() {
        List<UUID> people = matches.people(4);
        List<UUID> played =
                List.of(matches.unrated(people), matches.rated(people, Visibility.PRIVATE));
        UUID person = people.get(2);
        List<Match> ended =
                played.stream().map(id -> matches.log(id, person).match()).toList();
        Statistics statistics = results.statistics(person);
        List<Integer> points = ended.stream()
                .map(match -> match.game().result().orElseThrow().points().get(Seat.YELLOW))
                .toList();
        assertEquals(2, statistics.places().games());
        assertEquals(1, statistics.ranked());
        assertEquals(points.get(0) + points.get(1), statistics.points());
        assertEquals(Math.max(points.get(0), points.get(1)), statistics.best());
        assertEquals(Map.of(Termination.RESIGNATIONS, 2), statistics.finishes());
        DiceTally thrown = played.stream()
                .map(id -> ThrownDice.of(matches.log(id, person)).people().yellow())
                .reduce(DiceTally.none(DiceKind.CUBIC), DiceTally::plus);
        assertEquals(List.of(thrown), statistics.own());
        assertEquals(List.of(DiceTally.none(DiceKind.CUBIC)), statistics.computers());
    }

    /** The computer plays the three other seats, and the person's after they went away. */
    @Test
    void diceAreCountedForWhoThrewThem() {
        UUID person = matches.person();
        UUID id = matches.endedWithComputers(person);
        MatchLog log = matches.log(id, person);
        ThrownDice dice = ThrownDice.of(log);
        BySeat<DiceTally> none = BySeat.all(DiceTally.none(DiceKind.CUBIC));
        assertEquals(none.with(Seat.RED, dice.people().red()), dice.people());
        assertEquals(2 * rolls(log, By.PERSON), dice.people().red().thrown());
        assertEquals(2 * rolls(log, By.COMPUTER), dice.computers().thrown());
        assertTrue(dice.people().red().thrown() > 0);
        assertTrue(dice.computers().unusable() > 0);
        assertTrue(dice.computers().unusable() < dice.computers().thrown());
        Statistics statistics = results.statistics(person);
        assertEquals(List.of(dice.people().red()), statistics.own());
        assertEquals(List.of(dice.computers()), statistics.computers());
    }

    private static long rolls(MatchLog log, By by) {
        return log.events().stream()
                .filter(event -> event.by() == by
                        && event.body() instanceof Event.Played played
                        && played.action() instanceof Roll)
                .count();
    }

    @Test
    void whatIsNotFinishedDoesNotCount() {
        List<UUID> people = matches.people(2);
        matches.started(people, MatchOptions.DEFAULT);
        UUID open = matches.open(people.get(0), MatchOptions.DEFAULT);
        matches.execute(open, people.get(0), new Command.Abort());
        assertEquals(0, results.places(people.get(0)).games());
        assertEquals(List.of(), results.statistics(people.get(0)).own());
    }

    /** Several replicas look for such matches at the same time. */
    @Test
    void aMatchThatEndedOnAnOlderReleaseIsNotedOnce() {
        List<UUID> people = matches.people(4);
        UUID match = matches.unrated(people);
        Statistics noted = results.statistics(people.get(0));
        assertFalse(unsettled(match));
        forget(match);
        assertEquals(0, results.places(people.get(0)).games());
        assertTrue(unsettled(match));

        CompletableFuture<Boolean> other = CompletableFuture.supplyAsync(this::settle);
        settle();
        other.join();
        assertEquals(noted, results.statistics(people.get(0)));
        assertEquals(1, results.places(people.get(3)).games());
        assertFalse(unsettled(match));
    }

    @Test
    void aMatchThatCannotBeReadHoldsUpNoOther() {
        List<UUID> people = matches.people(4);
        UUID good = matches.unrated(people);
        UUID bad = matches.unrated(people);
        List.of(good, bad).forEach(this::forget);
        matches.change("update match_events set body = 'junk' where match_id = ? and seq = 7", bad);
        settle();
        assertFalse(unsettled(good));
        assertTrue(unsettled(bad));
        matches.change("update matches set settled = true where id = ?", bad);
    }

    /** Nobody waits for the matches of years: a few at a time are settled. */
    @Test
    void manyMatchesAreSettledAFewAtATime() {
        List<UUID> people = matches.people(4);
        for (int i = 0; i <= LateSettlements.AT_ONCE; i++) {
            forget(matches.endAll(matches.started(people, MatchOptions.DEFAULT), people)
                    .id());
        }
        LateSettlements replica = new LateSettlements(results, transactions);
        assertTrue(replica.settleSome());
        assertEquals(LateSettlements.AT_ONCE, results.places(people.get(0)).games());
        assertFalse(replica.settleSome());
        assertEquals(LateSettlements.AT_ONCE + 1, results.places(people.get(0)).games());
    }

    /** Neither of what ended before nor of what ends after it, then or late. */
    @Test
    void nothingIsCountedOfWhoIsDeleted() {
        List<UUID> people = matches.people(4);
        UUID before = matches.unrated(people);
        UUID after = matches.started(people, MatchOptions.DEFAULT);
        players.delete(people.get(1));
        assertEquals(0, results.places(people.get(1)).games());
        matches.endAll(after, people);
        forget(before);
        settle();
        assertFalse(unsettled(before));
        assertEquals(0, results.places(people.get(1)).games());
        assertEquals(2, results.places(people.get(0)).games());
    }

    /** Settles as a replica does that has just started. */
    private boolean settle() {
        return new LateSettlements(results, transactions).settleSome();
    }

    /** Makes a match one that ended on an older release. */
    private void forget(UUID match) {
        matches.change("delete from results where match_id = ?", match);
        matches.change("update matches set settled = false where id = ?", match);
    }

    private boolean unsettled(UUID match) {
        return results.unsettled(Optional.empty(), Integer.MAX_VALUE).contains(match);
    }
}
