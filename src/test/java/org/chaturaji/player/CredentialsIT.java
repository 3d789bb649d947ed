package org.chaturaji.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;

import org.chaturaji.match.Expiring;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.stream.Stream;

@QuarkusTest
class CredentialsIT {

    private static final PlayerName NEW = PlayerName.of("New");

    @Inject
    Players players;

    @Inject
    Credentials credentials;

    @Inject
    AgroalDataSource database;

    @Inject
    @Any
    Instance<Expiring> expiring;

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "chj_", "null", "\0", "Bearer", "'; DROP TABLE players; --"})
    void emptyOrBrokenCredentialProvesNothing(String credential) {
        assertTrue(credentials.authenticate(credential).isEmpty());
    }

    @Test
    void unknownTokenAndPublicIdProveNothing() {
        NewPlayer made = credentials.register(PlayerName.of("Ana"));
        assertTrue(
                credentials.authenticate(Token.draw(new SecureRandom()).text()).isEmpty());
        assertTrue(credentials.authenticate(made.player().id().toString()).isEmpty());
        assertTrue(credentials.authenticate("chj_" + made.player().id()).isEmpty());
    }

    @Test
    void oldTokenWorksUntilTheNewOneIsFirstUsed() {
        NewPlayer made = credentials.register(PlayerName.of("Ana"));
        assertTrue(works(made.token()));
        Token next = newToken(made);
        assertTrue(works(made.token()));
        assertTrue(works(made.token()));

        assertTrue(works(next));
        assertFalse(works(made.token()));
        assertTrue(works(next));
    }

    @Test
    void firstUseEndsEveryTokenIssuedBeforeButNoneAfter() {
        NewPlayer made = credentials.register(PlayerName.of("Ana"));
        Token second = newToken(made);
        Token third = newToken(made);
        Token fourth = newToken(made);

        assertTrue(works(third));
        assertFalse(works(second));
        assertTrue(works(fourth));
        assertFalse(works(third));
    }

    @Test
    void newTokenLeavesThoseOfOthersAlone() {
        NewPlayer ana = credentials.register(PlayerName.of("Ana"));
        NewPlayer ben = credentials.register(PlayerName.of("Ben"));
        assertTrue(works(newToken(ben)));
        assertTrue(works(ana.token()));
        assertFalse(works(ben.token()));
    }

    @Test
    void firstUsesAtOnceLeaveTheNewestToken() throws Exception {
        for (int round = 0; round < 20; round++) {
            NewPlayer made = credentials.register(PlayerName.of("Ana"));
            List<Token> tokens = Stream.generate(() -> newToken(made)).limit(4).toList();
            List<Boolean> used = atOnce(tokens, this::works);

            assertTrue(used.get(3));
            assertEquals(
                    List.of(false, false, false, true),
                    tokens.stream().map(this::works).toList());
        }
    }

    @Test
    void oneTokenUsedForTheFirstTimeByManyRequestsWorksForAll() throws Exception {
        for (int round = 0; round < 20; round++) {
            Token token = credentials.register(PlayerName.of("Ana")).token();
            assertEquals(
                    List.of(true, true, true, true),
                    atOnce(Collections.nCopies(4, token), this::works));
        }
    }

    @Test
    void deletingAtOnceHappensOnceAndLeavesNoToken() throws Exception {
        for (int round = 0; round < 20; round++) {
            NewPlayer made = credentials.register(PlayerName.of("Ana"));
            SignedIn ana = signedIn(made.token());
            List<Token> issued = Collections.synchronizedList(new ArrayList<>());
            List<Boolean> deleted = atOnce(List.of(0, 1, 2, 3), action -> {
                if (action < 2) {
                    return players.delete(ana.player().id());
                }
                credentials.newToken(ana).ifPresent(issued::add);
                return false;
            });
            assertEquals(1, Collections.frequency(deleted, true));
            assertTrue(issued.stream().noneMatch(this::works));
        }
    }

    @Test
    void devicesHaveTokensOfTheirOwn() {
        NewPlayer phone = credentials.register(PlayerName.of("Ana"));
        NewPlayer tablet = credentials.redeem(newCode(phone)).orElseThrow();
        assertEquals(phone.player(), signedIn(tablet.token()).player());
        assertNotEquals(
                signedIn(phone.token()).device(), signedIn(tablet.token()).device());

        Token next = newToken(tablet);
        assertTrue(works(next));
        assertFalse(works(tablet.token()));
        assertTrue(works(phone.token()));
    }

    @Test
    void aLostDeviceIsSignedOut() {
        NewPlayer phone = credentials.register(PlayerName.of("Ana"));
        NewPlayer lost = credentials.redeem(newCode(phone)).orElseThrow();
        DeviceCode code = newCode(lost);
        NewPlayer ben = credentials.register(PlayerName.of("Ben"));

        credentials.signOutElsewhere(signedIn(phone.token()));
        assertFalse(works(lost.token()));
        assertTrue(credentials.redeem(code).isEmpty());
        assertTrue(works(phone.token()));
        assertTrue(works(ben.token()));
    }

    @Test
    void aDeviceThatWasSignedOutMeanwhileGetsAndEndsNothing() {
        NewPlayer phone = credentials.register(PlayerName.of("Ana"));
        NewPlayer tablet = credentials.redeem(newCode(phone)).orElseThrow();
        SignedIn lost = signedIn(tablet.token());
        assertEquals(Set.of(lost), credentials.stillSignedIn(Set.of(lost)));

        assertTrue(credentials.signOutElsewhere(signedIn(phone.token())));
        assertTrue(credentials.newToken(lost).isEmpty());
        assertTrue(credentials.newCode(lost).isEmpty());
        assertFalse(credentials.signOutElsewhere(lost));
        assertTrue(works(phone.token()));
        SignedIn stays = signedIn(phone.token());
        assertEquals(Set.of(stays), credentials.stillSignedIn(Set.of(lost, stays)));
    }

    @Test
    void aCodeServesOnce() throws Exception {
        for (int round = 0; round < 20; round++) {
            DeviceCode code = newCode(credentials.register(PlayerName.of("Ana")));
            List<Boolean> redeemed = atOnce(
                    Collections.nCopies(4, code), it -> credentials.redeem(it).isPresent());
            assertEquals(1, Collections.frequency(redeemed, true));
            assertTrue(credentials.redeem(code).isEmpty());
        }
    }

    @Test
    void aCodeIsGoodForTenMinutesAndThenDropped() throws SQLException {
        NewPlayer ana = credentials.register(PlayerName.of("Ana"));
        UUID id = ana.player().id();
        DeviceCode late = newCode(ana);
        makeCodesOlder(id, 600);
        DeviceCode timely = newCode(ana);
        makeCodesOlder(id, 590);
        assertTrue(credentials.redeem(late).isEmpty());
        assertEquals(2, codes(id));
        expiring.forEach(Expiring::dropExpired);
        assertEquals(1, codes(id));
        assertTrue(credentials.redeem(timely).isPresent());
        assertEquals(0, codes(id));
    }

    @Test
    void whomAnIssuerMeansIsOnePersonFromFirstSightOn() throws Exception {
        for (int round = 0; round < 20; round++) {
            Identity identity =
                    new Identity("https://issuer.example", UUID.randomUUID().toString());
            Set<UUID> people = Collections.synchronizedSet(new HashSet<>());
            atOnce(Collections.nCopies(4, identity), it -> people.add(signIn(it)));
            assertEquals(1, people.size());
            UUID person = people.iterator().next();
            assertEquals(person, signIn(identity));
            assertNotEquals(person, signIn(new Identity("https://x", identity.subject())));

            players.delete(person);
            assertNotEquals(person, signIn(identity));
        }
    }

    @Test
    void anIssuersPersonIsCalledAsTheyChose() {
        Identity identity =
                new Identity("https://issuer.example", UUID.randomUUID().toString());
        UUID person = signIn(identity);
        players.rename(person, PlayerName.of("Chosen"));
        assertEquals(
                PlayerName.of("Chosen"),
                credentials.signIn(identity, NEW).player().name());
    }

    private UUID signIn(Identity identity) {
        return credentials.signIn(identity, NEW).player().id();
    }

    private Token newToken(NewPlayer made) {
        return credentials.newToken(signedIn(made.token())).orElseThrow();
    }

    private DeviceCode newCode(NewPlayer made) {
        return credentials.newCode(signedIn(made.token())).orElseThrow().code();
    }

    private SignedIn signedIn(Token token) {
        return credentials.authenticate(token.text()).orElseThrow();
    }

    private boolean works(Token token) {
        return credentials.authenticate(token.text()).isPresent();
    }

    private void makeCodesOlder(UUID player, int seconds) throws SQLException {
        update(
                "update device_codes set expires_at = expires_at - " + seconds
                        + " * interval '1 s' where player_id = ?",
                player);
    }

    private int codes(UUID player) throws SQLException {
        // Changes nothing, and counts.
        return update("update device_codes set player_id = player_id where player_id = ?", player);
    }

    private int update(String sql, UUID player) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setObject(1, player);
            return statement.executeUpdate();
        }
    }

    /** Runs the action for each input on a thread of its own, all let go at the same moment. */
    private static <T> List<Boolean> atOnce(List<T> inputs, Predicate<T> action) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(inputs.size());
        CyclicBarrier start = new CyclicBarrier(inputs.size());
        try {
            List<Callable<Boolean>> calls = new ArrayList<>();
            for (T input : inputs) {
                calls.add(() -> {
                    start.await();
                    return action.test(input);
                });
            }
            List<Boolean> answers = new ArrayList<>();
            for (Future<Boolean> answer : threads.invokeAll(calls)) {
                answers.add(answer.get());
            }
            return answers;
        } finally {
            threads.shutdown();
        }
    }
}
