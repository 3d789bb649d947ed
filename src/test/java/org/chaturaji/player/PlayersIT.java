package org.chaturaji.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.stream.Stream;

@QuarkusTest
class PlayersIT {

    private static final UUID NOBODY = UUID.fromString("0192f0c4-7a31-7c55-9d1e-00000000dead");

    @Inject
    Players players;

    @Test
    void newPlayerIsKnownByTheirToken() {
        NewPlayer made = players.create(PlayerName.of("Ana \uD83C\uDFB2"));
        assertEquals(7, made.player().id().version());
        assertEquals(made.player(), authenticated(made.token()));
        assertEquals(made.player(), players.profile(made.player().id()).orElseThrow());
    }

    @Test
    void playersOfTheSameNameAreDifferent() {
        NewPlayer one = players.create(PlayerName.of("Twin"));
        NewPlayer other = players.create(PlayerName.of("Twin"));
        assertNotEquals(one.player().id(), other.player().id());
        assertEquals(one.player(), authenticated(one.token()));
        assertEquals(other.player(), authenticated(other.token()));
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", " ", "chj_", "null", "\0", "Bearer", "'; DROP TABLE players; --"})
    void missingEmptyOrBrokenCredentialProvesNothing(@Nullable String credential) {
        assertTrue(players.authenticate(credential).isEmpty());
    }

    @Test
    void unknownTokenAndPublicIdProveNothing() {
        NewPlayer made = players.create(PlayerName.of("Ana"));
        assertTrue(players.authenticate(Token.draw(new SecureRandom()).text()).isEmpty());
        assertTrue(players.authenticate(made.player().id().toString()).isEmpty());
        assertTrue(players.authenticate("chj_" + made.player().id()).isEmpty());
    }

    @Test
    void oldTokenWorksUntilTheNewOneIsFirstUsed() {
        NewPlayer made = players.create(PlayerName.of("Ana"));
        authenticated(made.token());
        Token next = players.newToken(made.player().id()).orElseThrow();
        assertTrue(works(made.token()));
        assertTrue(works(made.token()));

        assertTrue(works(next));
        assertFalse(works(made.token()));
        assertTrue(works(next));
    }

    @Test
    void firstUseEndsEveryTokenIssuedBeforeButNoneAfter() {
        UUID id = players.create(PlayerName.of("Ana")).player().id();
        Token second = players.newToken(id).orElseThrow();
        Token third = players.newToken(id).orElseThrow();
        Token fourth = players.newToken(id).orElseThrow();

        assertTrue(works(third));
        assertFalse(works(second));
        assertTrue(works(fourth));
        assertFalse(works(third));
    }

    @Test
    void newTokenLeavesThoseOfOthersAlone() {
        NewPlayer ana = players.create(PlayerName.of("Ana"));
        NewPlayer ben = players.create(PlayerName.of("Ben"));
        assertTrue(works(players.newToken(ben.player().id()).orElseThrow()));
        assertTrue(works(ana.token()));
        assertFalse(works(ben.token()));
    }

    @Test
    void renamedPlayerKeepsIdAndToken() {
        NewPlayer made = players.create(PlayerName.of("Ana"));
        Player renamed =
                players.rename(made.player().id(), PlayerName.of("Жанна")).orElseThrow();
        assertEquals(
                new Player(
                        made.player().id(),
                        PlayerName.of("Жанна"),
                        made.player().createdAt()),
                renamed);
        assertEquals(renamed, authenticated(made.token()));
    }

    @Test
    void changesOfANameAreCounted() {
        UUID id = players.create(PlayerName.of("Ana")).player().id();
        for (String name : List.of("Ana", "Anna", "Anna", "Ana")) {
            players.rename(id, PlayerName.of(name));
        }
        assertEquals(
                Map.of(id, new ShownName(PlayerName.of("Ana"), 2)), players.names(List.of(id)));
    }

    @Test
    void deletedPlayerHasNeitherNameNorCredentials() {
        NewPlayer made = players.create(PlayerName.of("Ana"));
        UUID id = made.player().id();
        Token unused = players.newToken(id).orElseThrow();

        assertTrue(players.delete(id));
        assertFalse(works(made.token()));
        assertFalse(works(unused));
        DeletedPlayer left =
                assertInstanceOf(DeletedPlayer.class, players.profile(id).orElseThrow());
        assertEquals(id, left.id());
        assertFalse(left.deletedAt().isBefore(made.player().createdAt()));
        assertEquals(Map.of(), players.names(List.of(id)));
    }

    @Test
    void deletedPlayerCannotComeBack() {
        UUID id = players.create(PlayerName.of("Ana")).player().id();
        players.delete(id);
        Profile left = players.profile(id).orElseThrow();

        assertFalse(players.delete(id));
        assertTrue(players.newToken(id).isEmpty());
        assertTrue(players.rename(id, PlayerName.of("Ben")).isEmpty());
        assertEquals(left, players.profile(id).orElseThrow());
    }

    @Test
    void unknownPlayerHasNothing() {
        assertTrue(players.profile(NOBODY).isEmpty());
        assertTrue(players.newToken(NOBODY).isEmpty());
        assertTrue(players.rename(NOBODY, PlayerName.of("Ben")).isEmpty());
        assertFalse(players.delete(NOBODY));
    }

    @Test
    void namesOfManyAreFoundAtOnce() {
        Player ana = players.create(PlayerName.of("Ana")).player();
        Player ben = players.create(PlayerName.of("Ben")).player();
        assertEquals(
                Map.of(
                        ana.id(), new ShownName(ana.name(), 0),
                        ben.id(), new ShownName(ben.name(), 0)),
                players.names(List.of(ana.id(), NOBODY, ben.id(), ana.id())));
        assertEquals(Map.of(), players.names(List.of()));
    }

    @Test
    void deletingIsUndoneWithTheTransactionItJoins() {
        NewPlayer made = players.create(PlayerName.of("Ana"));
        assertThrows(
                IllegalStateException.class,
                () -> QuarkusTransaction.requiringNew().run(() -> {
                    assertTrue(players.delete(made.player().id()));
                    throw new IllegalStateException("the seats could not be left");
                }));
        assertEquals(made.player(), authenticated(made.token()));
    }

    @Test
    void firstUsesAtOnceLeaveTheNewestToken() throws Exception {
        for (int round = 0; round < 20; round++) {
            UUID id = players.create(PlayerName.of("Ana")).player().id();
            List<Token> tokens = Stream.generate(() -> players.newToken(id).orElseThrow())
                    .limit(4)
                    .toList();
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
            Token token = players.create(PlayerName.of("Ana")).token();
            assertEquals(
                    List.of(true, true, true, true),
                    atOnce(Collections.nCopies(4, token), this::works));
        }
    }

    @Test
    void deletingAtOnceHappensOnceAndLeavesNoToken() throws Exception {
        for (int round = 0; round < 20; round++) {
            UUID id = players.create(PlayerName.of("Ana")).player().id();
            List<Token> issued = Collections.synchronizedList(new ArrayList<>());
            List<Boolean> deleted = atOnce(List.of(0, 1, 2, 3), action -> {
                if (action < 2) {
                    return players.delete(id);
                }
                players.newToken(id).ifPresent(issued::add);
                return false;
            });
            assertEquals(1, Collections.frequency(deleted, true));
            assertTrue(issued.stream().noneMatch(this::works));
        }
    }

    private Player authenticated(Token token) {
        return players.authenticate(token.text()).orElseThrow();
    }

    private boolean works(Token token) {
        return players.authenticate(token.text()).isPresent();
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
