package org.chaturaji.match;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Shutdown;
import jakarta.enterprise.event.Startup;

import org.jboss.logging.Logger;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Makes the service act by itself: looks for due matches, and drops what has expired. */
@ApplicationScoped
class Heartbeat {

    private static final Logger LOG = Logger.getLogger(Heartbeat.class);
    private static final Duration CLEANING = Duration.ofHours(1);

    private final DueMatches dueMatches;
    private final MatchTransactions transactions;
    private final MatchSettings settings;
    private final ScheduledExecutorService executor =
            Executors.newSingleThreadScheduledExecutor(work -> new Thread(work, "heartbeat"));

    /** Whether the last beat failed: an outage is logged once, not with every beat. */
    private boolean failing;

    Heartbeat(DueMatches dueMatches, MatchTransactions transactions, MatchSettings settings) {
        this.dueMatches = dueMatches;
        this.transactions = transactions;
        this.settings = settings;
    }

    void start(@Observes Startup event) {
        every(settings.pollInterval(), this::actOnAllDue);
        every(CLEANING, transactions::dropOldKeys);
    }

    /** Waits for the step in hand: the database is still there now. */
    void stop(@Observes Shutdown event) throws InterruptedException {
        executor.shutdown();
        if (!executor.awaitTermination(settings.lease().toMillis(), TimeUnit.MILLISECONDS)) {
            LOG.warn("a step was still under way at the stop; it is taken again after the lease");
        }
    }

    private void actOnAllDue() {
        while (!executor.isShutdown() && dueMatches.actOnDue() > 0) {}
    }

    private void every(Duration interval, Runnable beat) {
        long millis = interval.toMillis();
        ScheduledFuture<?> beats = executor.scheduleWithFixedDelay(
                () -> safely(beat), millis, millis, TimeUnit.MILLISECONDS);
        LOG.debugf("beats every %s: %s", interval, beats);
    }

    private void safely(Runnable beat) {
        try {
            beat.run();
            failing = false;
        } catch (RuntimeException e) {
            if (!failing) {
                LOG.warn("the service cannot act by itself at the moment", e);
            }
            failing = true;
        }
    }
}
