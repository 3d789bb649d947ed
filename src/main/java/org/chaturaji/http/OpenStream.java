package org.chaturaji.http;

import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerResponse;

import org.chaturaji.match.Sightings;
import org.chaturaji.player.SignedIn;
import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** A stream to a client, with the time since when the client has not taken what was sent. */
final class OpenStream {

    private final @Nullable SignedIn reader;
    private final StreamSource source;
    private final Bell bell;
    private final HttpServerResponse response;
    private final Runnable giveBack;
    private final Clock clock;
    private volatile @Nullable Instant sentAt;

    /**
     * @param reader who reads it, null for anybody
     * @param bell that the source waits for
     * @param giveBack frees the place that the stream has taken
     */
    OpenStream(
            @Nullable SignedIn reader,
            StreamSource source,
            Bell bell,
            HttpServerResponse response,
            Runnable giveBack,
            Clock clock) {
        this.reader = reader;
        this.source = source;
        this.bell = bell;
        this.response = response;
        this.giveBack = giveBack;
        this.clock = clock;
        sentAt = clock.instant();
    }

    Optional<SignedIn> reader() {
        return Optional.ofNullable(reader);
    }

    /** Returns what is to be sent next; the client has received all else. */
    Uni<Frame> next() {
        sentAt = null;
        return source.next().invoke(this::note);
    }

    private void note(Frame frame) {
        if (!frame.equals(Frame.NOTHING)) {
            sentAt = clock.instant();
            bell.sent();
        }
    }

    /** Returns whether the client has not received what was sent for longer than that. */
    boolean isStuck(Duration patience) {
        Instant since = sentAt;
        return since != null && clock.instant().isAfter(since.plus(patience));
    }

    /** Says that whoever reads the stream is there. */
    void sight(Sightings sightings) {
        source.sight(sightings);
    }

    /** Ends the stream after what was sent already; the client comes back if it likes. */
    void end() {
        bell.close();
    }

    /** Gives up a client that does not receive anything. */
    void drop() {
        response.reset();
    }

    void close() {
        source.close();
        giveBack.run();
    }
}
