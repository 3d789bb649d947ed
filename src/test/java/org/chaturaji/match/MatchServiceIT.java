package org.chaturaji.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Seat;
import org.chaturaji.player.PlayerName;
import org.chaturaji.player.Players;
import org.junit.jupiter.api.Test;

import java.util.Optional;
import java.util.UUID;

/** Matches in the real PostgreSQL under the real Redis. */
@QuarkusTest
class MatchServiceIT {

    @Inject
    MatchService matches;

    @Inject
    Players players;

    @Test
    void whatWasDecidedIsReadAgain() {
        UUID person = players.create(PlayerName.of("Anna")).player().id();
        Answer made = matches.create(
                person,
                new Creation(
                        MatchOptions.DEFAULT,
                        Visibility.PUBLIC,
                        Level.EASY,
                        Seat.BLUE,
                        ClientSeed.NONE),
                Optional.empty());
        Answer started = matches.execute(
                Submission.of(made.match().id(), new Actor.Person(person), new Command.Start()));
        assertEquals(2, started.seq().orElseThrow());
        Match read = matches.find(made.match().id(), Optional.empty(), Optional.empty())
                .replay();
        assertTrue(read.version() >= 2);
        assertEquals(made.match().createdAt(), read.createdAt());
    }
}
