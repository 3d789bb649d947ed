package org.chaturaji.match;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.engine.Seat;
import org.chaturaji.match.Refusal.Code;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A command at the very instant at which the time of the turn is over. */
@QuarkusTest
class LateCommandIT {

    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final int TIMES = 500;
    private static final int AT_ONCE = 5;

    @Inject
    RealMatches real;

    @Inject
    DueMatches dueMatches;

    @Test
    void aCommandAndATimeOutAtTheSameInstantAreAlwaysExactlyOneOfTheTwo() throws Exception {
        List<UUID> people = real.people(4);
        Callable<List<Boolean>> racing = () -> races(people, TIMES / AT_ONCE);
        ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
        List<Boolean> counted = new ArrayList<>();
        for (Future<List<Boolean>> some : threads.invokeAll(Collections.nCopies(AT_ONCE, racing))) {
            counted.addAll(some.get());
        }
        threads.shutdown();
        assertEquals(TIMES, counted.size());
        assertTrue(counted.contains(true) && counted.contains(false), "near the instant");
    }

    /**
     * Returns of so many commands whether they counted. Each comes a little later after one that
     * counted and a little sooner after one that did not, and so all come near the instant.
     */
    private List<Boolean> races(List<UUID> people, int times) {
        List<Boolean> counted = new ArrayList<>();
        int millisLeft = 20;
        int step = 1;
        for (int i = 0; i < times; i++) {
            boolean counts = race(people, millisLeft);
            boolean again = i > 0 && counted.get(i - 1) == counts;
            step = again ? 2 * step : 1;
            millisLeft += counts ? -step : step;
            counted.add(counts);
        }
        return counted;
    }

    private boolean race(List<UUID> people, int millisLeft) {
        UUID match = turnThatCanBeEnded(people);
        Match before = real.read(match);
        Seat mover = before.turn().orElseThrow();
        leave(match, before, millisLeft);
        CompletableFuture<Void> step =
                CompletableFuture.runAsync(() -> dueMatches.act(new Claim(match, Matches.NOON)));
        boolean counts = endTurn(match, before.awaited().orElseThrow());
        step.join();
        await().atMost(PATIENCE)
                .pollInterval(Duration.ofMillis(10))
                .until(() -> !real.read(match).turn().equals(Optional.of(mover)));
        List<Event> log = real.log(match);
        List<Event> after = log.subList(before.version(), log.size());
        long takenOver = after.stream()
                .filter(event -> event.seat() == mover && event.type().equals("away"))
                .count();
        long ended = after.stream()
                .filter(event -> event.seat() == mover && event.by() == By.PERSON)
                .count();
        assertEquals(counts ? List.of(1L, 0L) : List.of(0L, 1L), List.of(ended, takenOver));
        return counts;
    }

    private boolean endTurn(UUID match, UUID person) {
        try {
            real.execute(match, person, new Command.EndTurn());
            return true;
        } catch (Refusal refusal) {
            // The computer may have ended the turn already.
            assertTrue(Set.of(Code.TURN_TIMED_OUT, Code.NOT_YOUR_TURN).contains(refusal.code()));
            return false;
        }
    }

    private UUID turnThatCanBeEnded(List<UUID> people) {
        UUID match = real.started(people, Matches.withTurnTime(30));
        Match now = real.read(match);
        while (!now.game().position().mayEndTurn()) {
            now = real.execute(match, now.awaited().orElseThrow(), new Command.Roll());
        }
        return match;
    }

    /** Makes a match so old that the person to move has only so much time left. */
    private void leave(UUID match, Match before, int millis) {
        var deadline = before.deadline().orElseThrow().atOffset(ZoneOffset.UTC);
        real.change("""
                with less as (select ? - statement_timestamp() - ? * interval '1 ms' as time),
                    events as (update match_events set at = at - time from less where match_id = ?)
                update matches set due_at = due_at - time from less where id = ?""", deadline, millis, match, match);
    }
}
