package org.chaturaji.http;

import com.fasterxml.jackson.databind.ObjectMapper;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.smallrye.mutiny.Uni;

import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Shutdown;
import jakarta.enterprise.event.Startup;
import jakarta.inject.Singleton;

import org.chaturaji.match.Event;
import org.chaturaji.match.MatchFeed;
import org.chaturaji.match.MatchLog;
import org.chaturaji.match.MatchStore;
import org.chaturaji.match.News;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The matches that are followed on this replica. News say where to look, so that an event is told
 * at once; the log says what happened, and is looked at now and then without any news.
 */
@Singleton
final class LiveMatches {

    private static final int WORKERS = 4;

    private final MatchStore store;
    private final MatchFeed feed;
    private final ObjectMapper json;
    private final Problems problems;
    private final StreamSettings settings;
    private final Clock clock;
    private final Timer lag;
    private final Map<UUID, LiveMatch> live = new ConcurrentHashMap<>();
    private final ExecutorService workers =
            Executors.newFixedThreadPool(WORKERS, work -> new Thread(work, "follow"));
    private final ScheduledExecutorService beats =
            Executors.newSingleThreadScheduledExecutor(work -> new Thread(work, "follow-beat"));

    LiveMatches(
            MatchStore store,
            MatchFeed feed,
            ObjectMapper json,
            Problems problems,
            StreamSettings settings,
            Clock clock,
            MeterRegistry metrics) {
        this.store = store;
        this.feed = feed;
        this.json = json;
        this.problems = problems;
        this.settings = settings;
        this.clock = clock;
        lag = metrics.timer("chaturaji.feed.lag");
    }

    void start(@Observes Startup event) {
        feed.listen(this::hear);
        every(settings.pollInterval().toMillis(), this::poll);
    }

    void stop(@Observes Shutdown event) {
        beats.shutdownNow();
        workers.shutdownNow();
    }

    /**
     * Lets {@code follower} be rung from now on whenever the match has moved.
     *
     * @param log as it was read just now
     */
    LiveMatch follow(MatchLog log, Bell follower) {
        LiveMatch match = live.compute(log.match().id(), (id, known) -> {
            LiveMatch followed = known == null ? new LiveMatch(log, json) : known;
            followed.add(follower);
            return followed;
        });
        match.extend(log.events());
        return match;
    }

    void leave(LiveMatch match, Bell follower) {
        live.computeIfPresent(
                match.id(), (id, followed) -> followed.remove(follower) ? null : followed);
    }

    /** Returns a match with its log, read where that may wait for the database. */
    Uni<MatchLog> log(UUID match) {
        return offLoop(() -> store.find(match).orElseThrow());
    }

    /** Returns the same log where there is time to work with it. */
    Uni<MatchLog> later(MatchLog log) {
        return offLoop(() -> log);
    }

    private Uni<MatchLog> offLoop(Supplier<MatchLog> work) {
        return Uni.createFrom().item(work).runSubscriptionOn(workers);
    }

    String json(Object view) {
        return Step.write(json, view);
    }

    /** Does something again and again; whatever comes of it, it is done the next time too. */
    @SuppressWarnings("FutureReturnValueIgnored") // ends with the service
    void every(long millis, Runnable work) {
        Runnable guarded = () -> {
            try {
                work.run();
            } catch (Throwable e) {
                problems.of(e);
            }
        };
        beats.scheduleWithFixedDelay(guarded, millis, millis, TimeUnit.MILLISECONDS);
    }

    private void hear(News news) {
        LiveMatch match = live.get(news.match());
        if (match != null) {
            look(match, news.version());
        }
    }

    private void poll() {
        if (!live.isEmpty()) {
            store.versions(List.copyOf(live.keySet())).forEach((id, version) -> {
                LiveMatch match = live.get(id);
                if (match != null) {
                    look(match, version);
                }
            });
        }
    }

    private void look(LiveMatch match, int version) {
        if (version > match.match().version() && match.claimLook() && !workers.isShutdown()) {
            workers.execute(() -> read(match));
        }
    }

    /** News that come from here on lead to a further look. */
    private void read(LiveMatch match) {
        match.beginLook();
        try {
            List<Event> events = store.eventsAfter(match.id(), match.match().version());
            match.extend(events);
            events.forEach(event -> lag.record(Duration.between(event.at(), clock.instant())));
        } catch (RuntimeException e) {
            if (problems.of(e).code() == ProblemCode.INTERNAL) {
                match.breakOff();
            }
        }
    }
}
