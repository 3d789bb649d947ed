package org.chaturaji.http;

import io.smallrye.mutiny.Multi;
import io.vertx.core.http.HttpServerRequest;

import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.inject.Singleton;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

import org.chaturaji.match.MatchFeed;
import org.chaturaji.match.MatchLog;
import org.chaturaji.match.MatchStore;
import org.chaturaji.match.News;
import org.chaturaji.match.Seating;
import org.chaturaji.player.SignedIn;
import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/** The open streams of people who follow all their matches: to which matches they have come. */
@Singleton
final class OwnStreams {

    private static final int POLLS_PER_LOOK = 5;

    private final MatchStore store;
    private final MatchFeed feed;
    private final LiveMatches matches;
    private final Streams streams;
    private final Problems problems;
    private final StreamSettings settings;
    private final Map<UUID, Set<OwnStream>> open = new ConcurrentHashMap<>();

    OwnStreams(
            MatchStore store,
            MatchFeed feed,
            LiveMatches matches,
            Streams streams,
            Problems problems,
            StreamSettings settings) {
        this.store = store;
        this.feed = feed;
        this.matches = matches;
        this.streams = streams;
        this.problems = problems;
        this.settings = settings;
    }

    void start(@Observes Startup event) {
        feed.listen(this::hear);
        matches.every(settings.pollInterval().multipliedBy(POLLS_PER_LOOK).toMillis(), this::look);
    }

    /** Returns a stream of everything that happens to {@code reader}. */
    Multi<OutboundSseEvent> open(SignedIn reader, HttpServerRequest request, Sse sse) {
        UUID person = reader.player().id();
        List<MatchLog> logs = store.unfinishedOf(List.of(person)).stream()
                .map(Seating::match)
                .sorted(Comparator.<UUID>naturalOrder().reversed())
                .limit(OwnStream.MOST_MATCHES)
                .flatMap(match -> store.find(match).stream())
                .filter(log -> !log.match().isOver())
                .toList();
        return streams.open(Optional.of(reader), request, sse, bell -> {
            OwnStream stream = new OwnStream(matches, person, logs, bell, this::forget);
            open.compute(person, (id, others) -> with(stream, others));
            return stream;
        });
    }

    private static Set<OwnStream> with(OwnStream stream, @Nullable Set<OwnStream> others) {
        Set<OwnStream> all = others == null ? ConcurrentHashMap.newKeySet() : others;
        all.add(stream);
        return all;
    }

    private void forget(OwnStream stream) {
        open.computeIfPresent(stream.person(), (id, all) -> {
            all.remove(stream);
            return all.isEmpty() ? null : all;
        });
    }

    private void hear(News news) {
        news.people().forEach(person -> look(person, news.match()));
    }

    private void look() {
        if (!open.isEmpty()) {
            store.unfinishedOf(open.keySet())
                    .forEach(seating -> look(seating.player(), seating.match()));
        }
    }

    private void look(UUID person, UUID match) {
        for (OwnStream stream : open.getOrDefault(person, Set.of())) {
            if (stream.lacks(match)) {
                matches.log(match).subscribe().with(stream::add, problems::of);
            }
        }
    }
}
