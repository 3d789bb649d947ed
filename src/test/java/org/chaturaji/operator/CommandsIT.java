package org.chaturaji.operator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.match.Actor;
import org.chaturaji.match.Command;
import org.chaturaji.match.MatchService;
import org.chaturaji.match.SampleMatches;
import org.chaturaji.match.Status;
import org.chaturaji.match.Submission;
import org.chaturaji.player.Credentials;
import org.chaturaji.player.PlayerName;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import picocli.CommandLine;
import picocli.CommandLine.IFactory;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.UUID;

/** What the jar does for an operator. */
@QuarkusTest
class CommandsIT {

    @Inject
    IFactory factory;

    @Inject
    SampleMatches samples;

    @Inject
    MatchService matches;

    @Inject
    Credentials credentials;

    @Inject
    AgroalDataSource database;

    private final StringWriter printed = new StringWriter();
    private UUID host;

    @BeforeEach
    void meet() {
        host = credentials.register(PlayerName.of("Host")).player().id();
    }

    @Test
    void matchesThatAgreeWithTheirLogsAreRight() {
        assertEquals(
                0,
                run(
                        "check",
                        samples.open(host).toString(),
                        samples.finished(host).toString()));
        assertTrue(printed.toString().contains("2 matches checked, 0 wrong."), printed::toString);
    }

    @Test
    void whatDiffersFromTheLogIsTold() throws SQLException {
        for (String fault : new String[] {
            "status = 'playing'",
            "version = 9",
            "position = 'x'",
            "visibility = 'private'",
            "cpu_level = 'hard'",
            "options = options || '{\"roundLimit\": 7}'",
            "ended_at = now()"
        }) {
            UUID bad = samples.open(host);
            execute("update matches set " + fault + " where id = '" + bad + "'");
            assertEquals(1, run("check", bad.toString()), fault);
            String column = fault.substring(0, fault.indexOf(' '));
            assertTrue(printed.toString().contains(bad + " " + column + ": "), printed::toString);
        }
    }

    @Test
    void aLogThatCannotBeReplayedIsToldAndTheOthersAreCheckedToo() throws SQLException {
        UUID good = samples.open(host);
        UUID gap = samples.finished(host);
        execute("delete from match_events where seq = 3 and match_id = '" + gap + "'");
        UUID junk = samples.finished(host);
        execute("update match_events set body = 'junk' where seq = 5 and match_id = '" + junk
                + "'");
        UUID other = samples.open(host);
        execute("update matches set rules_version = 99 where id = '" + other + "'");
        assertEquals(1, run("check"));
        for (UUID broken : new UUID[] {gap, junk, other}) {
            assertTrue(
                    printed.toString().contains(broken + " the log cannot be"), printed::toString);
        }
        assertFalse(printed.toString().contains(good.toString()), printed::toString);
    }

    @Test
    void anUnknownMatchIsTold() {
        assertEquals(1, run("check", new UUID(7, 7).toString()));
        assertEquals(1, run("abort", new UUID(7, 7).toString()));
        assertTrue(printed.toString().contains("Refused: not-found"), printed::toString);
    }

    @Test
    void openAndRunningMatchesAreAbortedAndFinishedOnesAreNot() {
        UUID open = samples.open(host);
        UUID running = samples.open(host);
        matches.execute(Submission.of(running, new Actor.Person(host), new Command.Start()));
        assertEquals(0, run("abort", open.toString()));
        assertEquals(0, run("abort", running.toString()));
        assertEquals(Status.ABORTED, status(open));
        assertEquals(Status.ABORTED, status(running));
        assertEquals(0, run("check", open.toString(), running.toString()));
        assertEquals(1, run("abort", running.toString()));
        assertEquals(1, run("abort", samples.finished(host).toString()));
        assertTrue(printed.toString().contains("Refused: match-over"), printed::toString);
    }

    @Test
    void aDatabaseIsFilledWithPeopleAndMatchesThatAreRight() throws SQLException {
        long people = count("ratings");
        long open = count("matches where status = 'open'");
        long finished = count("matches where status = 'finished'");
        assertEquals(0, run("seed", "--people=30", "--open=5", "--finished=3"));
        assertEquals(people + 30, count("ratings"));
        assertEquals(open + 5, count("matches where status = 'open'"));
        assertEquals(finished + 3, count("matches where status = 'finished'"));
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select id from matches"
                        + " where status = 'finished' order by created_at desc limit 3")) {
            while (rows.next()) {
                assertEquals(0, run("check", rows.getString(1)), printed::toString);
            }
        }
    }

    @Test
    void wrongArgumentsAreTold() {
        assertEquals(2, run("chekc"));
        assertEquals(2, run("abort"));
        assertEquals(2, run("check", "x"));
        assertEquals(0, run("--help"));
        assertTrue(printed.toString().contains("migrate"), printed::toString);
    }

    private int run(String... arguments) {
        PrintWriter out = new PrintWriter(printed, true);
        return new CommandLine(Application.Commands.class, factory)
                .setOut(out)
                .setErr(out)
                .execute(arguments);
    }

    private Status status(UUID match) {
        return matches.find(match, Optional.of(host), Optional.empty()).match().status();
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private long count(String rows) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery("select count(*) from " + rows)) {
            count.next();
            return count.getLong(1);
        }
    }
}
