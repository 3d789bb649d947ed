package org.chaturaji.match;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.notation.PositionText;
import org.chaturaji.player.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Duration;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/** What the service does by itself, with the real clock: instead of waiting, the log is made older. */
@QuarkusTest
class DueMatchesIT {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @Inject
    MatchService matches;

    @Inject
    Players players;

    @Inject
    DueMatches dueMatches;

    @Inject
    RealMatches real;

    static Stream<Rules> rules() {
        return Stream.of(DiceKind.values())
                .flatMap(dice -> Stream.of(Promotion.values())
                        .flatMap(promotion -> Stream.of(DiceUse.values())
                                .map(use -> new Rules(dice, promotion, true, true, use, 12))));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void onceItsPeopleHaveResignedAMatchIsPlayedToItsEnd(Rules rules) {
        UUID person = real.person();
        UUID match = real.started(List.of(person), new MatchOptions(rules, FirstSeat.FIXED, 0));
        real.execute(match, person, new Command.Resign());
        await().atMost(PATIENCE).until(() -> real.read(match).status() == Status.FINISHED);
        Match finished = real.read(match);
        assertTrue(finished.game().result().isPresent());
        assertEquals(
                PositionText.write(finished.game().position()),
                summary(person, match).position(),
                "log and position agree");
    }

    @Test
    void aTurnWhoseTimeIsOverIsPlayedByTheComputer() {
        UUID match = real.started(real.people(4), Matches.withTurnTime(30));
        real.makeOlder(match, 31);
        await().atMost(PATIENCE).until(() -> real.types(match).contains("away"));
        await().atMost(PATIENCE)
                .until(() -> !real.read(match).turn().equals(Optional.of(Seat.RED)));
        Match after = real.read(match);
        assertTrue(after.seats().red().away());
        assertEquals(1, real.types(match).stream().filter("away"::equals).count());
        assertTrue(after.deadline().isPresent());
    }

    @Test
    void twoOfFourRunOutOfTimeInOneRoundAndTheThirdPlaysOn() {
        List<UUID> people = real.people(4);
        UUID match = real.started(people, Matches.withTurnTime(30));
        for (Seat late : List.of(Seat.RED, Seat.BLUE)) {
            assertEquals(Optional.of(late), real.read(match).turn());
            real.makeOlder(match, 31);
            await().atMost(PATIENCE)
                    .until(() -> !real.read(match).turn().equals(Optional.of(late)));
        }
        Match after = real.execute(match, people.get(2), new Command.Roll());
        assertEquals(List.of(true, true, false, false), away(after));
        assertEquals(
                List.of(Seat.RED, Seat.BLUE),
                real.log(match).stream()
                        .filter(event -> event.type().equals("away"))
                        .map(Event::seat)
                        .toList());
    }

    @Test
    void afterARestartNobodyHasLostOnTimeAndTheTurnIsGivenItsTimeAgain() {
        UUID match = real.started(real.people(4), Matches.withTurnTime(30));
        real.makeOlder(match, 60);
        await().atMost(PATIENCE).until(() -> real.types(match).contains("extended"));
        Match after = real.read(match);
        assertEquals(Optional.of(Seat.RED), after.turn());
        assertEquals(List.of(false, false, false, false), away(after));
    }

    @Test
    void aMatchThatStaysOpenIsAborted() {
        UUID match = real.open(real.person(), MatchOptions.DEFAULT);
        real.makeOlder(match, 24 * 60 * 60);
        await().atMost(PATIENCE).until(() -> real.read(match).status() == Status.ABORTED);
        assertEquals(List.of("created", "aborted"), real.types(match));
    }

    @Test
    void theComputerPlaysForWhoeverWasDeleted() {
        UUID host = real.person();
        UUID leaver = real.person();
        UUID match = real.open(host, MatchOptions.DEFAULT);
        UUID open = real.open(leaver, MatchOptions.DEFAULT);
        real.execute(match, leaver, new Command.Sit(Optional.of(Seat.BLUE), Optional.empty()));
        real.execute(match, host, new Command.Start());
        matches.withdrawFromAll(leaver);
        assertEquals(By.COMPUTER, real.read(match).seats().blue().playedBy());
        assertEquals(Status.ABORTED, real.read(open).status());
    }

    @Test
    void whoIsDeletedSitsNowhereAfterwards() {
        UUID match = real.open(real.person(), MatchOptions.DEFAULT);
        UUID deleted = real.person();
        players.delete(deleted);
        assertThrows(
                Refusal.class,
                () -> real.execute(
                        match, deleted, new Command.Sit(Optional.empty(), Optional.empty())));
        assertThrows(Refusal.class, () -> real.open(deleted, MatchOptions.DEFAULT));
        assertEquals(1, real.read(match).version());
    }

    @Test
    void whatWasMissedInALongPauseComesOnceAndNotInABurst() {
        UUID match = real.started(real.people(4), Matches.withTurnTime(30));
        real.makeOlder(match, 60 * 60);
        await().atMost(PATIENCE).until(() -> real.types(match).contains("extended"));
        assertTrue(real.holds(
                "select due_at > clock_timestamp() + interval '10 s' from matches where id = ?",
                match));
        assertEquals(1, real.types(match).stream().filter("extended"::equals).count());
    }

    @Test
    void whatComesTooEarlyComesAgainWhenItIsTime() {
        UUID match = real.started(real.people(4), Matches.withTurnTime(30));
        Match before = real.read(match);
        real.change("update matches set due_at = clock_timestamp() where id = ?", match);
        await().atMost(PATIENCE)
                .until(() -> real.holds(
                        "select due_at = ? from matches where id = ?",
                        before.deadline().orElseThrow().atOffset(ZoneOffset.UTC),
                        match));
        assertEquals(before.version(), real.read(match).version());
    }

    @Test
    void stepsThatManyTakeAtOnceCountOnce() throws InterruptedException {
        UUID person = real.person();
        UUID match = real.started(List.of(person), Matches.withRounds(8));
        real.execute(match, person, new Command.Resign());
        Claim claim = new Claim(match, Matches.NOON);
        ExecutorService replicas = Executors.newFixedThreadPool(4);
        while (real.read(match).status() == Status.PLAYING) {
            replicas.invokeAll(
                    Collections.nCopies(4, Executors.callable(() -> dueMatches.act(claim))));
        }
        replicas.shutdown();
        Match finished = real.read(match);
        List<Event> log = real.log(match);
        assertEquals(finished.version(), log.size());
        assertEquals(
                finished.rolls(),
                log.stream().filter(event -> event.type().equals("rolled")).count());
        assertEquals(
                PositionText.write(finished.game().position()),
                summary(person, match).position());
    }

    private static List<Boolean> away(Match match) {
        return match.seats().map(MatchSeat::away).toList();
    }

    private MatchSummary summary(UUID viewer, UUID match) {
        MatchFilter mine = new MatchFilter(
                Optional.of(viewer),
                Optional.empty(),
                Optional.of(viewer),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                10);
        return matches.list(mine).stream()
                .filter(it -> it.id().equals(match))
                .findFirst()
                .orElseThrow();
    }
}
