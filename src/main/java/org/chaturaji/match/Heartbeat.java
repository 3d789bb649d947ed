package org.chaturaji.match;

import io.micrometer.core.instrument.MeterRegistry;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Shutdown;
import jakarta.enterprise.event.Startup;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;

import org.jboss.logging.Logger;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Makes the service act by itself: one thread looks for due matches and hands them to a few others,
 * so that a match that somebody keeps does not hold up the rest, and notes who was seen; another one
 * sees deleted people off, drops what has expired, and makes up for what older releases left.
 */
@ApplicationScoped
class Heartbeat {

    private static final Logger LOG = Logger.getLogger(Heartbeat.class);
    private static final Duration CLEANING = Duration.ofHours(1);
    private static final Duration NOTING = Duration.ofSeconds(1);
    private static final Duration SEEING_OFF = Duration.ofSeconds(1);
    private static final Duration SOON = Duration.ofSeconds(1);

    /** A beat that fails leaves out more and more of these. */
    private static final Duration AFTER_FAILURE = Duration.ofSeconds(2);

    private static final Duration COUNTING = Duration.ofSeconds(30);
    private static final int STEPS_AT_ONCE = 4;

    private final DueMatches dueMatches;
    private final MatchTransactions transactions;
    private final Sightings sightings;
    private final Departures departures;
    private final Iterable<Expiring> expiring;
    private final LateSettlements settlements;
    private final BacklogGauges backlog;
    private final MatchSettings settings;
    private final ScheduledExecutorService beats =
            Executors.newSingleThreadScheduledExecutor(work -> new Thread(work, "heartbeat"));
    // Apart, since it waits for what others keep.
    private final ScheduledThreadPoolExecutor chores =
            new ScheduledThreadPoolExecutor(1, work -> new Thread(work, "chores"));
    private final ExecutorService steps =
            Executors.newFixedThreadPool(STEPS_AT_ONCE, work -> new Thread(work, "match-step"));
    private final Semaphore idle = new Semaphore(STEPS_AT_ONCE);
    private final Beat looking = new Beat("look for due matches", this::look);

    Heartbeat(
            DueMatches dueMatches,
            MatchTransactions transactions,
            Sightings sightings,
            Departures departures,
            @Any Instance<Expiring> expiring,
            LateSettlements settlements,
            BacklogGauges backlog,
            MatchSettings settings) {
        this.dueMatches = dueMatches;
        this.transactions = transactions;
        this.sightings = sightings;
        this.departures = departures;
        this.expiring = expiring;
        this.settlements = settlements;
        this.backlog = backlog;
        this.settings = settings;
    }

    void start(@Observes Startup event, MeterRegistry metrics) {
        metrics.gauge("chaturaji.store.up", looking, beat -> beat.isFailing() ? 0 : 1);
        if (!settings.acting()) {
            return;
        }
        every(settings.pollInterval(), beats, looking);
        every(NOTING, beats, new Beat("note who was seen", sightings::note));
        every(
                SEEING_OFF,
                chores,
                new Beat("end the part of deleted people", departures::finishAll));
        expiring.forEach(this::keepDropping);
        doInTurns("settle matches of older releases", CLEANING, settlements::settleSome);
        doInTurns("find forgotten matches", CLEANING, once(transactions::findForgotten));
        doInTurns("count matches", COUNTING, once(backlog::look));
    }

    /** Waits for the steps in hand: the database is still there now. */
    void stop(@Observes Shutdown event) throws InterruptedException {
        beats.shutdown();
        // What is due in an hour is not waited for.
        chores.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        chores.shutdown();
        steps.shutdown();
        if (!steps.awaitTermination(settings.lease().toMillis(), TimeUnit.MILLISECONDS)) {
            LOG.warn("a step was still under way at the stop; it is taken again after the lease");
        }
    }

    private void keepDropping(Expiring kind) {
        doInTurns(
                "drop " + kind.what() + " that have expired",
                CLEANING,
                () -> kind.dropExpired() == Expiring.BATCH);
    }

    private static BooleanSupplier once(Runnable work) {
        return () -> {
            work.run();
            return false;
        };
    }

    /**
     * Does something from the start on, again and again.
     *
     * @param pause how long there is nothing more to do when all was done
     * @param some does some of it, and returns whether there is more
     */
    private void doInTurns(String name, Duration pause, BooleanSupplier some) {
        schedule(new Chore(name, pause, some), SOON);
    }

    /** However much there is to do, in between others get their turn. */
    private final class Chore implements Runnable {

        private final Beat beat;
        private final Duration pause;
        private boolean isMore;

        Chore(String name, Duration pause, BooleanSupplier some) {
            this.pause = pause;
            beat = new Beat(name, () -> isMore = some.getAsBoolean());
        }

        @Override
        public void run() {
            isMore = false;
            beat.run();
            schedule(this, next());
        }

        private Duration next() {
            if (beat.isFailing()) {
                return AFTER_FAILURE;
            }
            return isMore ? SOON : pause;
        }
    }

    private void look() {
        int most = idle.availablePermits();
        List<Claim> claims = most == 0 ? List.of() : transactions.claimDue(most);
        for (Claim claim : claims) {
            idle.acquireUninterruptibly();
            steps.execute(() -> act(claim));
        }
    }

    private void act(Claim claim) {
        try {
            dueMatches.act(claim);
        } finally {
            idle.release();
        }
        if (!beats.isShutdown()) {
            beats.execute(looking);
        }
    }

    @SuppressWarnings("FutureReturnValueIgnored") // as below
    private void schedule(Chore chore, Duration delay) {
        if (!chores.isShutdown()) {
            chores.schedule(chore, delay.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    @SuppressWarnings("FutureReturnValueIgnored") // a beat never fails and is never cancelled
    private static void every(Duration interval, ScheduledExecutorService thread, Beat beat) {
        long millis = interval.toMillis();
        thread.scheduleWithFixedDelay(beat, millis, millis, TimeUnit.MILLISECONDS);
    }
}
