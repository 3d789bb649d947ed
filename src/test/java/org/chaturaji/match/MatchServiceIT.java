package org.chaturaji.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.agroal.api.AgroalDataSource;
import io.quarkus.redis.datasource.RedisDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.Refusal.Code;
import org.chaturaji.player.Credentials;
import org.chaturaji.player.PlayerName;
import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Matches in the real PostgreSQL under the real Redis. */
@QuarkusTest
class MatchServiceIT {

    @Inject
    MatchService matches;

    @Inject
    Credentials credentials;

    @Inject
    AgroalDataSource database;

    @Inject
    MatchTransactions transactions;

    @Inject
    MatchLock lock;

    @Inject
    RedisDataSource redis;

    @Inject
    RealMatches real;

    @Test
    void whatWasDecidedIsReadAgain() {
        UUID person = person();
        Match made = create(person);
        Command sit = new Command.Sit(Optional.empty(), Optional.of(new ClientSeed("seed")));
        Submission sitting = new Submission(
                made.id(),
                new Actor.Person(person()),
                sit,
                Optional.of(made.facts().joinCode()),
                Optional.empty(),
                Optional.empty());
        Match after = matches.execute(sitting).match();
        assertEquals(2, after.version());
        Match read =
                matches.find(made.id(), Optional.of(person), Optional.empty()).match();
        assertEquals(after.seats(), read.seats());
        assertEquals(after.host(), read.host());
        assertEquals(after.options(), read.options());
        assertEquals(after.facts().serverSeed().hex(), read.facts().serverSeed().hex());
        assertEquals(after.facts().joinCode(), read.facts().joinCode());
        assertEquals(after.createdAt(), read.createdAt());
        assertEquals(after.updatedAt(), read.updatedAt());
        assertEquals(after.game().position(), read.game().position());
    }

    @Test
    void whoWaitsForTheRowTooLongIsToldThatTheMatchIsBusy() throws SQLException {
        UUID person = person();
        UUID match = create(person).id();
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try (PreparedStatement lock =
                    connection.prepareStatement("select 1 from matches where id = ? for update")) {
                lock.setObject(1, match);
                lock.executeQuery();
                Submission abort =
                        Submission.of(match, new Actor.Person(person), new Command.Abort());
                Refusal refusal = assertThrows(Refusal.class, () -> matches.execute(abort));
                assertEquals(Code.BUSY, refusal.code());
            }
            connection.rollback();
        }
    }

    @Test
    void theCommandOfAHolderWhoseLockRanOutCountsOnlyIfItStillFits() {
        List<UUID> people = real.people(4);
        UUID match = real.started(people, MatchOptions.DEFAULT);
        Submission roll = Submission.of(match, new Actor.Person(people.get(0)), new Command.Roll());
        lock.whileHolding(match, () -> {
            redis.execute("DEL", "chaturaji:{" + match + "}:lock");
            transactions.execute(roll);
            return assertThrows(Refusal.class, () -> transactions.execute(roll));
        });
        assertEquals("rolled", real.types(match).get(4));
        assertEquals(5, real.read(match).version());
    }

    private UUID person() {
        return credentials.register(PlayerName.of("Anna")).player().id();
    }

    private Match create(UUID person) {
        Creation creation = new Creation(
                false,
                MatchOptions.DEFAULT,
                Visibility.PRIVATE,
                Level.EASY,
                Seat.BLUE,
                ClientSeed.NONE);
        return matches.create(person, creation, Optional.empty()).match();
    }
}
