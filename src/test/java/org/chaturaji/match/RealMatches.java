package org.chaturaji.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agroal.api.AgroalDataSource;

import jakarta.inject.Singleton;

import org.chaturaji.cpu.ComputerPlayer;
import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Action;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Seat;
import org.chaturaji.player.Credentials;
import org.chaturaji.player.PlayerName;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** Matches in the real store for tests, which make a match older instead of waiting. */
@Singleton
public class RealMatches {

    private final MatchService matches;
    private final Credentials credentials;
    private final AgroalDataSource database;

    RealMatches(MatchService matches, Credentials credentials, AgroalDataSource database) {
        this.matches = matches;
        this.credentials = credentials;
        this.database = database;
    }

    UUID person() {
        return credentials.register(PlayerName.of("Somebody")).player().id();
    }

    List<UUID> people(int number) {
        return Stream.generate(this::person).limit(number).toList();
    }

    /** Returns an open match whose creator sits at Red. */
    UUID open(UUID creator, MatchOptions options) {
        return open(creator, false, options, Visibility.PUBLIC);
    }

    private UUID open(UUID creator, boolean ranked, MatchOptions options, Visibility visibility) {
        Creation creation =
                new Creation(ranked, options, visibility, Level.EASY, Seat.RED, ClientSeed.NONE);
        return matches.create(creator, creation, Optional.empty()).match().id();
    }

    /** Returns a match that these people have begun, in this order from Red. */
    UUID started(List<UUID> people, MatchOptions options) {
        UUID match = open(people.get(0), options);
        sitDown(match, people);
        if (people.size() < 4) {
            execute(match, people.get(0), new Command.Start());
        }
        return match;
    }

    /** Returns a match for ratings that these people have come to, in this order from Red. */
    UUID ranked(List<UUID> people) {
        return ranked(people, Visibility.PUBLIC);
    }

    private UUID ranked(List<UUID> people, Visibility visibility) {
        UUID match = open(people.get(0), true, MatchOptions.DEFAULT, visibility);
        sitDown(match, people);
        return match;
    }

    /** Returns a match that changed the ratings of these people: one of them scored and won. */
    public UUID rated(List<UUID> people, Visibility visibility) {
        UUID match = ranked(people, visibility);
        endAll(match, playUntilSomebodyScores(match, people));
        return match;
    }

    /** Returns a match that somebody has won, but not for ratings. */
    public UUID unrated(List<UUID> people) {
        UUID match = started(people, MatchOptions.DEFAULT);
        endAll(match, playUntilSomebodyScores(match, people));
        return match;
    }

    /** Lets everybody play; returns them in the order in which they resign, the winner last. */
    List<UUID> playUntilSomebodyScores(UUID match, List<UUID> people) {
        Match now = execute(match, people.get(0), new Command.Roll());
        while (scorer(now).isEmpty() || !everybodyHasPlayed(now)) {
            now = execute(match, now.awaited().orElseThrow(), choose(now.game().position()));
        }
        UUID winner = scorer(now).orElseThrow();
        return Stream.concat(
                        people.stream().filter(person -> !person.equals(winner)), Stream.of(winner))
                .toList();
    }

    /** Ends a match: all but the last of these people resign. */
    Match endAll(UUID match, List<UUID> people) {
        people.subList(0, 3).forEach(person -> execute(match, person, new Command.Resign()));
        return find(match, people.get(3));
    }

    private static Command choose(Position position) {
        if (position.roll().isEmpty()) {
            return new Command.Roll();
        }
        Action choice = ComputerPlayer.at(Level.EASY).choose(position, 1);
        return choice instanceof Move move ? new Command.Move(move) : new Command.EndTurn();
    }

    private static boolean everybodyHasPlayed(Match match) {
        return match.seats().toList().stream().allMatch(MatchSeat::hasPlayed);
    }

    private static Optional<UUID> scorer(Match match) {
        return Seat.ALL.stream()
                .filter(seat -> match.game().position().points(seat) > 0)
                .max(Comparator.comparing(match.game().position()::points))
                .flatMap(seat -> match.seats().get(seat).person());
    }

    private void sitDown(UUID match, List<UUID> people) {
        Optional<String> joinCode =
                Optional.of(find(match, people.get(0)).facts().joinCode());
        for (UUID person : people.subList(1, people.size())) {
            matches.execute(new Submission(
                    match,
                    new Actor.Person(person),
                    new Command.Sit(Optional.empty(), Optional.empty()),
                    joinCode,
                    Optional.empty(),
                    Optional.empty()));
        }
    }

    private Match find(UUID match, UUID viewer) {
        return matches.find(match, Optional.of(viewer), Optional.empty()).match();
    }

    Match execute(UUID match, UUID person, Command command) {
        return matches.execute(Submission.of(match, new Actor.Person(person), command))
                .match();
    }

    Match read(UUID match) {
        return matches.find(match, Optional.empty(), Optional.empty()).match();
    }

    List<Event> log(UUID match) {
        return matches.find(match, Optional.empty(), Optional.empty()).events();
    }

    /** Returns the log of a match that may be private to its people. */
    MatchLog log(UUID match, UUID viewer) {
        return matches.find(match, Optional.of(viewer), Optional.empty());
    }

    /** Returns a match that one person has begun, and the computer has played to its end. */
    UUID endedWithComputers(UUID person) {
        UUID match = started(List.of(person), MatchOptions.DEFAULT);
        Match now = execute(match, person, new Command.Roll());
        boolean there = true;
        while (!now.isOver()) {
            if (there && now.rolls() > 20) {
                now = execute(match, person, new Command.Resign());
                there = false;
            } else if (now.awaitsComputer()) {
                now = computerStep(now);
            } else {
                now = execute(match, person, choose(now.game().position()));
            }
        }
        return match;
    }

    /** The service may be faster. */
    private Match computerStep(Match now) {
        Command command = choose(now.game().position());
        try {
            return matches.execute(Submission.at(now, new Actor.Computer(), command))
                    .match();
        } catch (Refusal refusal) {
            assertEquals(Refusal.Code.VERSION_CHANGED, refusal.code());
            return read(now.id());
        }
    }

    List<String> types(UUID match) {
        return log(match).stream().map(Event::type).toList();
    }

    /** Moves all that has happened in a match, and what is due, so many seconds into the past. */
    public void makeOlder(UUID match, long seconds) {
        change(
                "update matches set created_at = created_at - ? * interval '1 s' where id = ?",
                seconds,
                match);
        change(
                "update match_events set at = at - ? * interval '1 s' where match_id = ?",
                seconds,
                match);
        change(
                "update matches set due_at = due_at - ? * interval '1 s' where id = ?",
                seconds,
                match);
    }

    /** Changes something behind the back of the service. */
    int change(String sql, Object... parameters) {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = prepare(connection, sql, parameters)) {
            return statement.executeUpdate();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns whether a condition on the one row found holds. */
    boolean holds(String sql, Object... parameters) {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = prepare(connection, sql, parameters);
                ResultSet rows = statement.executeQuery()) {
            return rows.next() && rows.getBoolean(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static PreparedStatement prepare(
            Connection connection, String sql, Object... parameters) throws SQLException {
        PreparedStatement statement = connection.prepareStatement(sql);
        for (int i = 0; i < parameters.length; i++) {
            statement.setObject(i + 1, parameters[i]);
        }
        return statement;
    }
}
