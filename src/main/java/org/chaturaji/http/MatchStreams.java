package org.chaturaji.http;

import io.smallrye.mutiny.Multi;
import io.vertx.core.http.HttpServerRequest;

import jakarta.inject.Singleton;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

import org.chaturaji.match.Match;
import org.chaturaji.match.MatchLog;
import org.chaturaji.player.SignedIn;

import java.util.Optional;

/** Opens the streams of matches. */
@Singleton
final class MatchStreams {

    private final MatchAnswers answers;
    private final LiveMatches matches;
    private final Streams streams;

    MatchStreams(MatchAnswers answers, LiveMatches matches, Streams streams) {
        this.answers = answers;
        this.matches = matches;
        this.streams = streams;
    }

    /**
     * Returns a stream of a match, or 204 when there will never be more than the client has.
     *
     * @param log as it was read just now
     * @param reader who is signed in
     * @param known number of the last event that the client has, empty for a client that is new
     * @param moves whether to tell which moves are legal after each event
     */
    Multi<OutboundSseEvent> open(
            MatchLog log,
            Viewer viewer,
            Optional<SignedIn> reader,
            Optional<Integer> known,
            boolean moves,
            HttpServerRequest request,
            Sse sse) {
        Match match = log.match();
        // A number that the match has not reached is from nowhere: such a client begins anew.
        Optional<Integer> last = known.filter(seq -> seq <= match.version());
        if (match.isOver() && last.equals(Optional.of(match.version()))) {
            throw new WebApplicationException(
                    MatchAnswers.watched(Response.noContent()).build());
        }
        Optional<MatchView> first = last.isPresent()
                ? Optional.empty()
                : Optional.of(answers.view(match, viewer.person()));
        int told = last.orElse(match.version());
        return streams.open(
                reader,
                request,
                sse,
                bell -> new MatchStream(matches, log, viewer, first, told, moves, bell));
    }
}
