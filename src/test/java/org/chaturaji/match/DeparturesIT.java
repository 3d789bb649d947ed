package org.chaturaji.match;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.engine.Seat;
import org.chaturaji.player.Players;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A deletion is finished, wherever a crash has interrupted it. */
@QuarkusTest
class DeparturesIT {

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @Inject
    Players players;

    @Inject
    MatchService matches;

    @Inject
    RealMatches real;

    private UUID leaver;
    private UUID open;
    private UUID played;

    @BeforeEach
    void sitDown() {
        UUID host = real.person();
        leaver = real.person();
        open = real.open(leaver, MatchOptions.DEFAULT);
        played = real.open(host, MatchOptions.DEFAULT);
        real.execute(played, leaver, new Command.Sit(Optional.of(Seat.BLUE), Optional.empty()));
        real.execute(played, host, new Command.Start());
    }

    @Test
    void whatACrashAfterTheFirstStepHasLeftIsDone() {
        players.delete(leaver);
        await().atMost(PATIENCE).until(() -> !isLeaving());
        assertTrue(real.read(played).seats().blue().leftForGood());
        assertEquals(Status.ABORTED, real.read(open).status());
    }

    @Test
    void whatACrashBetweenTheMatchesHasLeftIsDoneAndNothingTwice() {
        players.delete(leaver);
        matches.execute(Submission.of(played, new Actor.Service(), new Command.Withdraw(leaver)));
        await().atMost(PATIENCE).until(() -> !isLeaving());
        assertEquals(Status.ABORTED, real.read(open).status());
        assertEquals(
                1,
                real.log(played).stream().filter(it -> it.type().equals("away")).count());
    }

    /** Meanwhile others sit down and get up beside them. */
    @Test
    void severalWhoLeaveOneMatchHoldUpNobody() {
        UUID host = real.person();
        UUID guest = real.person();
        UUID match = real.open(host, MatchOptions.DEFAULT);
        real.execute(match, leaver, new Command.Sit(Optional.of(Seat.BLUE), Optional.empty()));
        players.delete(host);
        players.delete(leaver);
        real.execute(match, guest, new Command.Sit(Optional.of(Seat.GREEN), Optional.empty()));
        await().atMost(PATIENCE).until(() -> real.read(match).freeSeats().size() == 3);
        assertEquals(Optional.of(guest), real.read(match).seats().green().person());
        assertEquals(Status.OPEN, real.read(match).status());
    }

    @Test
    void oneWhoseSeatsCannotBeSeenToHoldsUpNobody() {
        UUID stuck = new UUID(0, 1);
        UUID other = new UUID(0, 2);
        List<UUID> left = new ArrayList<>(List.of(stuck, other));
        DepartureStore store = new DepartureStore() {
            @Override
            public List<UUID> unfinished() {
                return List.copyOf(left);
            }

            @Override
            public void finished(UUID player) {
                if (player.equals(stuck)) {
                    throw new IllegalStateException("stuck");
                }
                left.remove(player);
            }
        };
        assertThrows(IllegalStateException.class, new Departures(matches, store)::finishAll);
        assertEquals(List.of(stuck), left);
    }

    private boolean isLeaving() {
        return real.holds("select leaving from players where id = ?", leaver);
    }
}
