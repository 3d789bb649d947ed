package org.chaturaji.http;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.smallrye.mutiny.Multi;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;

import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

import org.chaturaji.match.Sightings;
import org.chaturaji.player.Credentials;
import org.chaturaji.player.SignedIn;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The open streams of this replica: how many there may be, and when one is given up. */
@Singleton
final class Streams {

    private static final long SWEEP_MILLIS = 5_000;

    private final StreamSettings settings;
    private final Problems problems;
    private final LiveMatches matches;
    private final Sightings sightings;
    private final Credentials credentials;
    private final Clock clock;
    private final Counter dropped;
    private final StreamPlaces places;
    private final Set<OpenStream> open = ConcurrentHashMap.newKeySet();
    private volatile boolean ending;

    Streams(
            StreamSettings settings,
            Problems problems,
            LiveMatches matches,
            Sightings sightings,
            Credentials credentials,
            Clock clock,
            MeterRegistry metrics) {
        this.settings = settings;
        this.problems = problems;
        this.matches = matches;
        this.sightings = sightings;
        this.credentials = credentials;
        this.clock = clock;
        dropped = metrics.counter("chaturaji.streams.dropped");
        metrics.gaugeCollectionSize("chaturaji.streams", List.of(), open);
        places = new StreamPlaces(settings);
    }

    void start(@Observes Startup event) {
        matches.every(SWEEP_MILLIS, this::sweep);
    }

    /** Clients find another replica while this one finishes its requests. */
    void end(@Observes ShutdownDelayInitiatedEvent event) {
        ending = true;
        open.forEach(OpenStream::end);
    }

    /**
     * Returns a stream to the client of {@code request}.
     *
     * @param source makes what it tells, which rings when there is something new
     */
    Multi<OutboundSseEvent> open(
            Optional<SignedIn> reader,
            HttpServerRequest request,
            Sse sse,
            Function<Bell, StreamSource> source) {
        if (request.method().equals(HttpMethod.HEAD)) {
            addHeaders(request.response());
            return Multi.createFrom().empty();
        }
        OpenStream stream = opened(reader, request, source);
        addHeaders(request.response());
        return events(stream).map(frame -> frame.event(sse));
    }

    /** Ends all streams of a person, who is deleted. */
    void end(UUID person) {
        end(reader -> reader.player().id().equals(person));
    }

    /** Ends the streams of a person's other devices, which were signed out. */
    void endElsewhere(SignedIn asking) {
        end(reader -> reader.player().id().equals(asking.player().id())
                && reader.device().isPresent()
                && !reader.device().equals(asking.device()));
    }

    private void end(Predicate<SignedIn> readers) {
        open.stream()
                .filter(stream -> stream.reader().filter(readers).isPresent())
                .forEach(OpenStream::end);
    }

    private OpenStream opened(
            Optional<SignedIn> reader,
            HttpServerRequest request,
            Function<Bell, StreamSource> source) {
        Optional<UUID> person = reader.map(it -> it.player().id());
        Runnable giveBack = places.take(person, Addresses.owner(request));
        try {
            Bell bell = new Bell(settings.commentInterval(), clock);
            OpenStream stream = new OpenStream(
                    reader.orElse(null),
                    source.apply(bell),
                    bell,
                    request.response(),
                    giveBack,
                    clock);
            open.add(stream);
            if (ending) {
                stream.end();
            }
            return stream;
        } catch (RuntimeException e) {
            giveBack.run();
            throw e;
        }
    }

    /** Proxies are asked to pass each event on at once. */
    private static void addHeaders(HttpServerResponse response) {
        response.putHeader(HttpHeaders.VARY, MatchAnswers.VARY)
                .putHeader(HttpHeaders.CACHE_CONTROL, "private, no-store")
                .putHeader("X-Accel-Buffering", "no");
    }

    private Multi<Frame> events(OpenStream stream) {
        Multi<Frame> told = Multi.createBy()
                .repeating()
                .uni(stream::next)
                .until(Frame.END::equals)
                .select()
                .where(frame -> !frame.equals(Frame.NOTHING))
                .onFailure()
                .invoke(problems::of)
                .onFailure()
                .recoverWithCompletion();
        return Multi.createBy()
                .concatenating()
                .streams(Multi.createFrom().item(Frame.OPENING), told)
                .onTermination()
                .invoke(() -> close(stream));
    }

    private void close(OpenStream stream) {
        if (open.remove(stream)) {
            stream.close();
        }
    }

    /** Gives up who does not receive, and ends what nobody may read any more. */
    void sweep() {
        for (OpenStream stream : open) {
            if (stream.isStuck(settings.patience())) {
                dropped.increment();
                stream.drop();
                close(stream);
            } else {
                stream.sight(sightings);
            }
        }
        endSignedOut();
    }

    /** At another replica; and who had just begun to read when it was done here is met too. */
    private void endSignedOut() {
        Set<SignedIn> readers = open.stream()
                .flatMap(stream -> stream.reader().stream())
                .collect(Collectors.toSet());
        if (!readers.isEmpty()) {
            Set<SignedIn> known = credentials.stillSignedIn(readers);
            end(reader -> readers.contains(reader) && !known.contains(reader));
        }
    }
}
