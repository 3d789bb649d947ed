package org.chaturaji.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/** Who wants to play with whoever is there. Each test has matches of a length of its own. */
@QuarkusTest
class QuickIT {

    private static final AtomicInteger LENGTHS = new AtomicInteger(Rules.MAX_ROUND_LIMIT);

    @Inject
    MatchService matches;

    @Inject
    RealMatches real;

    @Inject
    AgroalDataSource database;

    private final int length = LENGTHS.getAndDecrement();

    @Test
    void theFourthWhoComesStartsTheMatchThatTheFirstHasMade() {
        Answer first = quick(person(), ofLength());
        assertTrue(first.isMade());
        for (int version = 2; version <= 4; version++) {
            Answer next = quick(person(), ofLength());
            assertEquals(first.match().id(), next.match().id());
            assertEquals(version, next.match().version());
        }
        assertEquals(Status.PLAYING, read(first).status());
        assertNotEquals(first.match().id(), quick(person(), ofLength()).match().id());
    }

    @Test
    void theOldestMatchIsFilledFirst() {
        Match older = create(person(), Visibility.PUBLIC, usual());
        create(person(), Visibility.PUBLIC, usual());
        assertEquals(older.id(), quick(person(), ofLength()).match().id());
    }

    @Test
    void theLevelOfTheComputerMustBeTheOneThatIsNamed() {
        Match easy = create(person(), Visibility.PUBLIC, usual());
        Wish hard = wish(Optional.of(Level.HARD), Optional.empty());
        assertTrue(quick(person(), hard).isMade());
        Wish wish = wish(Optional.of(Level.EASY), Optional.empty());
        assertEquals(easy.id(), quick(person(), wish).match().id());
    }

    @Test
    void theSeatThatIsNamedMustBeFree() {
        Match first = create(person(), Visibility.PUBLIC, usual());
        Answer red = quick(person(), wish(Optional.empty(), Optional.of(Seat.RED)));
        assertTrue(red.isMade());
        UUID person = person();
        Answer blue = quick(person, wish(Optional.empty(), Optional.of(Seat.BLUE)));
        assertEquals(first.id(), blue.match().id());
        assertEquals(Optional.of(Seat.BLUE), blue.match().seatOf(person));
    }

    @Test
    void whoSitsInSuchAMatchGetsThatOneAndNothingHappens() {
        create(person(), Visibility.PUBLIC, usual());
        UUID person = person();
        Match own = create(person, Visibility.PUBLIC, usual());
        Answer answer = quick(person, ofLength());
        assertEquals(own.id(), answer.match().id());
        assertTrue(answer.seq().isEmpty());
        assertEquals(1, read(answer).version());
    }

    @Test
    void privateMatchesAreNotFoundNotEvenOnesOwn() {
        UUID person = person();
        Match own = create(person, Visibility.PRIVATE, usual());
        assertNotEquals(own.id(), quick(person, ofLength()).match().id());
    }

    @Test
    void aMatchThatIsMadePublicIsFound() {
        UUID host = person();
        Match match = create(host, Visibility.PRIVATE, usual());
        Command open = new Command.Change(
                options -> options, Optional.of(Visibility.PUBLIC), Optional.empty());
        real.execute(match.id(), host, open);
        assertEquals(match.id(), quick(person(), ofLength()).match().id());
    }

    @Test
    void seatsThatAreKeptAreFoundByTheirPeopleOnlyUntilTheTimeIsOver() {
        List<UUID> people = real.people(4);
        Match rematch = rematchOf(people);
        UUID stranger = person();
        Answer elsewhere = quick(stranger, ofLength());
        assertNotEquals(rematch.id(), elsewhere.match().id());
        abort(elsewhere.match());
        Answer own = quick(people.get(2), ofLength());
        assertEquals(rematch.id(), own.match().id());
        assertEquals(Optional.of(Seat.YELLOW), own.match().seatOf(people.get(2)));
        real.makeOlder(rematch.id(), Reservations.HOLD.toSeconds());
        Answer later = quick(stranger, ofLength());
        assertEquals(rematch.id(), later.match().id());
        assertEquals(Optional.of(Seat.BLUE), later.match().seatOf(stranger));
    }

    @Test
    void theAnswerUnderAKeyStaysTheSameAlsoOnceTheMatchHasBegun() {
        UUID person = person();
        Optional<RequestKey> key = Optional.of(new RequestKey("k", "hash"));
        Answer first = matches.quick(person, ofLength(), key);
        for (int i = 0; i < 3; i++) {
            quick(person(), ofLength());
        }
        Answer again = matches.quick(person, ofLength(), key);
        assertEquals(first.match().id(), again.match().id());
        assertEquals(first.seq(), again.seq());
        assertTrue(again.replayed());
        assertFalse(quick(person, ofLength()).replayed());
    }

    @Test
    void anAnswerInWhichNothingHappenedIsKeptToo() {
        UUID person = person();
        Match own = create(person, Visibility.PUBLIC, usual());
        Optional<RequestKey> key = Optional.of(new RequestKey("k", "hash"));
        matches.quick(person, ofLength(), key);
        abort(own);
        Answer again = matches.quick(person, ofLength(), key);
        assertEquals(own.id(), again.match().id());
        assertTrue(again.seq().isEmpty());
        assertTrue(again.replayed());
    }

    @Test
    void aMatchThatOthersKeepIsPassedOver() throws SQLException {
        Match kept = create(person(), Visibility.PUBLIC, usual());
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try (PreparedStatement lock =
                    connection.prepareStatement("select 1 from matches where id = ? for update")) {
                lock.setObject(1, kept.id());
                lock.executeQuery();
                assertTrue(quick(person(), ofLength()).isMade());
            }
            connection.rollback();
        }
    }

    @Test
    void theClientSeedIsThatOfWhoeverSitsDown() {
        create(person(), Visibility.PUBLIC, usual());
        Wish wish = new Wish(
                length(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new ClientSeed("lucky")));
        assertEquals(
                "lucky",
                quick(person(), wish).match().seats().blue().clientSeed().text());
    }

    private Answer quick(UUID person, Wish wish) {
        return matches.quick(person, wish, Optional.empty());
    }

    private Match read(Answer answer) {
        return real.read(answer.match().id());
    }

    private UUID person() {
        return real.person();
    }

    private MatchOptions usual() {
        return length().over(MatchOptions.DEFAULT);
    }

    private Match create(UUID host, Visibility visibility, MatchOptions options) {
        Creation creation =
                new Creation(false, options, visibility, Level.EASY, Seat.RED, ClientSeed.NONE);
        return matches.create(host, creation, Optional.empty()).match();
    }

    private void abort(Match match) {
        matches.execute(Submission.of(match.id(), new Actor.Service(), new Command.Abort()));
    }

    /** Returns the rematch that the first of four people has asked for. */
    private Match rematchOf(List<UUID> people) {
        UUID match = real.started(people, usual());
        people.subList(0, 3).forEach(it -> real.execute(match, it, new Command.Resign()));
        Rematch asked =
                new Rematch(match, people.get(0), Optional.empty(), ofLength(), Optional.empty());
        return matches.rematch(asked).match();
    }

    private Wish ofLength() {
        return wish(Optional.empty(), Optional.empty());
    }

    private Wish wish(Optional<Level> level, Optional<Seat> seat) {
        return new Wish(
                length(), Optional.empty(), Optional.empty(), level, seat, Optional.empty());
    }

    private OptionsChoice length() {
        return new OptionsChoice(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(length),
                Optional.empty(),
                Optional.empty());
    }
}
