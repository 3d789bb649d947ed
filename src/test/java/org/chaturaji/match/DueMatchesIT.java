package org.chaturaji.match;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.notation.PositionText;
import org.chaturaji.player.PlayerName;
import org.chaturaji.player.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
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
    AgroalDataSource database;

    static Stream<Rules> rules() {
        return Stream.of(DiceKind.values())
                .flatMap(dice -> Stream.of(Promotion.values())
                        .flatMap(promotion -> Stream.of(DiceUse.values())
                                .map(use -> new Rules(dice, promotion, true, true, use, 12))));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void onceItsPeopleHaveResignedAMatchIsPlayedToItsEnd(Rules rules) {
        UUID person = person();
        UUID match = create(person, new MatchOptions(rules, FirstSeat.FIXED, 0));
        execute(match, person, new Command.Start());
        execute(match, person, new Command.Resign());
        await().atMost(PATIENCE).until(() -> read(match).status() == Status.FINISHED);
        Match finished = read(match);
        assertTrue(finished.game().result().isPresent());
        assertEquals(
                PositionText.write(finished.game().position()),
                summary(person, match).position(),
                "log and position agree");
    }

    @Test
    void aTurnWhoseTimeIsOverIsPlayedByTheComputer() throws SQLException {
        List<UUID> people = Stream.generate(this::person).limit(4).toList();
        UUID match = timedMatch(people);
        makeOlder(match, 31);
        await().atMost(PATIENCE).until(() -> types(match).contains("away"));
        await().atMost(PATIENCE).until(() -> !read(match).turn().equals(Optional.of(Seat.RED)));
        Match after = read(match);
        assertTrue(after.seats().red().away());
        assertEquals(1, types(match).stream().filter("away"::equals).count());
        assertTrue(after.deadline().isPresent());
    }

    @Test
    void aTurnWhoseEndNobodyNoticedIsGivenItsTimeAgain() throws SQLException {
        List<UUID> people = Stream.generate(this::person).limit(4).toList();
        UUID match = timedMatch(people);
        makeOlder(match, 60);
        await().atMost(PATIENCE).until(() -> types(match).contains("extended"));
        assertEquals(By.PERSON, read(match).seats().red().playedBy());
    }

    @Test
    void aMatchThatStaysOpenIsAborted() throws SQLException {
        UUID match = create(person(), MatchOptions.DEFAULT);
        makeOlder(match, 24 * 60 * 60);
        await().atMost(PATIENCE).until(() -> read(match).status() == Status.ABORTED);
        assertEquals(List.of("created", "aborted"), types(match));
    }

    @Test
    void theComputerPlaysForWhoeverWasDeleted() {
        UUID host = person();
        UUID leaver = person();
        UUID match = create(host, MatchOptions.DEFAULT);
        UUID open = create(leaver, MatchOptions.DEFAULT);
        execute(match, leaver, new Command.Sit(Optional.of(Seat.BLUE), Optional.empty()));
        execute(match, host, new Command.Start());
        matches.withdrawFromAll(leaver);
        assertEquals(By.COMPUTER, read(match).seats().blue().playedBy());
        assertEquals(Status.ABORTED, read(open).status());
    }

    @Test
    void whoIsDeletedSitsNowhereAfterwards() {
        UUID match = create(person(), MatchOptions.DEFAULT);
        UUID deleted = person();
        players.delete(deleted);
        assertThrows(
                Refusal.class,
                () -> execute(match, deleted, new Command.Sit(Optional.empty(), Optional.empty())));
        assertThrows(Refusal.class, () -> create(deleted, MatchOptions.DEFAULT));
        assertEquals(1, read(match).version());
    }

    private UUID person() {
        return players.create(PlayerName.of("Somebody")).player().id();
    }

    private UUID create(UUID creator, MatchOptions options) {
        Creation creation =
                new Creation(options, Visibility.PUBLIC, Level.EASY, Seat.RED, ClientSeed.NONE);
        return matches.create(creator, creation, Optional.empty()).match().id();
    }

    private UUID timedMatch(List<UUID> people) {
        UUID match = create(people.get(0), Matches.withTurnTime(30));
        for (UUID person : people.subList(1, 4)) {
            execute(match, person, new Command.Sit(Optional.empty(), Optional.empty()));
        }
        return match;
    }

    private void execute(UUID match, UUID person, Command command) {
        matches.execute(Submission.of(match, new Actor.Person(person), command));
    }

    private Match read(UUID match) {
        return matches.find(match, Optional.empty(), Optional.empty()).match();
    }

    private List<String> types(UUID match) {
        return matches.find(match, Optional.empty(), Optional.empty()).events().stream()
                .map(Event::type)
                .toList();
    }

    private MatchSummary summary(UUID viewer, UUID match) {
        MatchFilter mine = new MatchFilter(
                Optional.of(viewer),
                Optional.empty(),
                Optional.of(viewer),
                Optional.empty(),
                Optional.empty(),
                10);
        return matches.list(mine).stream()
                .filter(it -> it.id().equals(match))
                .findFirst()
                .orElseThrow();
    }

    /** Moves all that has happened, and what is due, so many seconds into the past. */
    private void makeOlder(UUID match, int seconds) throws SQLException {
        try (Connection connection = database.getConnection()) {
            for (String change : List.of(
                    "update match_events set at = at - ? * interval '1 s' where match_id = ?",
                    "update matches set due_at = due_at - ? * interval '1 s' where id = ?")) {
                try (PreparedStatement statement = connection.prepareStatement(change)) {
                    statement.setInt(1, seconds);
                    statement.setObject(2, match);
                    statement.executeUpdate();
                }
            }
        }
    }
}
