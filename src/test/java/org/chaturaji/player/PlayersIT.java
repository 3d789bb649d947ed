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

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.UUID;

@QuarkusTest
class PlayersIT {

    private static final UUID NOBODY = UUID.fromString("0192f0c4-7a31-7c55-9d1e-00000000dead");

    @Inject
    Players players;

    @Inject
    Credentials credentials;

    @Test
    void newPlayerIsKnownByTheirToken() {
        NewPlayer made = credentials.register(PlayerName.of("Ana \uD83C\uDFB2"));
        assertEquals(7, made.player().id().version());
        assertEquals(made.player(), authenticated(made.token()));
        assertEquals(made.player(), players.profile(made.player().id()).orElseThrow());
    }

    @Test
    void playersOfTheSameNameAreDifferent() {
        NewPlayer one = credentials.register(PlayerName.of("Twin"));
        NewPlayer other = credentials.register(PlayerName.of("Twin"));
        assertNotEquals(one.player().id(), other.player().id());
        assertEquals(one.player(), authenticated(one.token()));
        assertEquals(other.player(), authenticated(other.token()));
    }

    @Test
    void renamedPlayerKeepsIdAndToken() {
        NewPlayer made = credentials.register(PlayerName.of("Ana"));
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
        UUID id = credentials.register(PlayerName.of("Ana")).player().id();
        for (String name : List.of("Ana", "Anna", "Anna", "Ana")) {
            players.rename(id, PlayerName.of(name));
        }
        assertEquals(
                Map.of(id, new ShownName(PlayerName.of("Ana"), 2)), players.names(List.of(id)));
    }

    @Test
    void deletedPlayerHasNeitherNameNorCredentials() {
        NewPlayer made = credentials.register(PlayerName.of("Ana"));
        UUID id = made.player().id();
        Token unused = credentials.newToken(signedIn(made.token())).orElseThrow();
        DeviceCode code =
                credentials.newCode(signedIn(made.token())).orElseThrow().code();

        assertTrue(players.delete(id));
        assertFalse(works(made.token()));
        assertFalse(works(unused));
        assertTrue(credentials.redeem(code).isEmpty());
        DeletedPlayer left =
                assertInstanceOf(DeletedPlayer.class, players.profile(id).orElseThrow());
        assertEquals(id, left.id());
        assertFalse(left.deletedAt().isBefore(made.player().createdAt()));
        assertEquals(Map.of(), players.names(List.of(id)));
    }

    @Test
    void deletedPlayerCannotComeBack() {
        NewPlayer made = credentials.register(PlayerName.of("Ana"));
        UUID id = made.player().id();
        SignedIn before = signedIn(made.token());
        players.delete(id);
        Profile left = players.profile(id).orElseThrow();

        assertFalse(players.delete(id));
        assertTrue(credentials.newToken(before).isEmpty());
        assertTrue(credentials.newCode(before).isEmpty());
        assertTrue(players.rename(id, PlayerName.of("Ben")).isEmpty());
        assertEquals(left, players.profile(id).orElseThrow());
    }

    @Test
    void unknownPlayerHasNothing() {
        assertTrue(players.profile(NOBODY).isEmpty());
        assertTrue(players.rename(NOBODY, PlayerName.of("Ben")).isEmpty());
        assertFalse(players.delete(NOBODY));
    }

    @Test
    void namesOfManyAreFoundAtOnce() {
        Player ana = credentials.register(PlayerName.of("Ana")).player();
        Player ben = credentials.register(PlayerName.of("Ben")).player();
        assertEquals(
                Map.of(
                        ana.id(), new ShownName(ana.name(), 0),
                        ben.id(), new ShownName(ben.name(), 0)),
                players.names(List.of(ana.id(), NOBODY, ben.id(), ana.id())));
        assertEquals(Map.of(), players.names(List.of()));
    }

    @Test
    void deletingIsUndoneWithTheTransactionItJoins() {
        NewPlayer made = credentials.register(PlayerName.of("Ana"));
        assertThrows(
                IllegalStateException.class,
                () -> QuarkusTransaction.requiringNew().run(() -> {
                    assertTrue(players.delete(made.player().id()));
                    throw new IllegalStateException("the seats could not be left");
                }));
        assertEquals(made.player(), authenticated(made.token()));
    }

    private SignedIn signedIn(Token token) {
        return credentials.authenticate(token.text()).orElseThrow();
    }

    private Player authenticated(Token token) {
        return signedIn(token).player();
    }

    private boolean works(Token token) {
        return credentials.authenticate(token.text()).isPresent();
    }
}
