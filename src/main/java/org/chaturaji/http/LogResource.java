package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.vertx.core.http.HttpServerRequest;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

import org.chaturaji.match.MatchLog;
import org.chaturaji.match.MatchService;
import org.chaturaji.player.SignedIn;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** What happened in a match: events, the record, the proof of the dice. */
@Path("/api/matches/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class LogResource {

    private static final int MAX_LIMIT = 500;
    private static final int USUAL_LIMIT = 100;

    private final MatchService matches;
    private final MatchAnswers answers;
    private final MatchStreams streams;
    private final Caller caller;

    LogResource(MatchService matches, MatchAnswers answers, MatchStreams streams, Caller caller) {
        this.matches = matches;
        this.answers = answers;
        this.streams = streams;
        this.caller = caller;
    }

    @GET
    @Path("events")
    public Response events(
            @PathParam("id") String id,
            @QueryParam("after") @Nullable String after,
            @QueryParam("limit") @Nullable String limit,
            @QueryParam("moves") @Nullable String moves,
            @HeaderParam("Join-Code") List<String> joinCode,
            @Context HttpHeaders headers) {
        requireJson(headers);
        Optional<UUID> viewer = caller.viewer();
        Faults faults = new Faults();
        Query query = new Query(faults);
        int from = query.number("after", after, 0, Integer.MAX_VALUE).orElse(0);
        int most = query.number("limit", limit, 1, MAX_LIMIT).orElse(USUAL_LIMIT);
        boolean withMoves = query.flag("moves", moves).orElse(false);
        MatchLog log = find(id, viewer, joinCode, faults);
        return MatchAnswers.watched(Response.ok(EventPages.page(log, from, most, withMoves)))
                .build();
    }

    @GET
    @Path("events")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<OutboundSseEvent> follow(
            @PathParam("id") String id,
            @QueryParam("after") @Nullable String after,
            @QueryParam("moves") @Nullable String moves,
            @HeaderParam("Last-Event-ID") List<String> lastEventId,
            @HeaderParam("Join-Code") List<String> joinCode,
            HttpServerRequest request,
            Sse sse) {
        Optional<SignedIn> reader = caller.known();
        Faults faults = new Faults();
        Query query = new Query(faults);
        boolean withMoves = query.flag("moves", moves).orElse(false);
        Optional<Integer> known = Headers.lastEventId(lastEventId, faults)
                .or(() -> query.number("after", after, 0, Integer.MAX_VALUE));
        Optional<UUID> person = reader.map(it -> it.player().id());
        Viewer viewer = new Viewer(person, Headers.joinCode(joinCode, faults));
        faults.refuse();
        MatchLog log = matches.find(Ids.inPath(id), viewer.person(), viewer.joinCode());
        return streams.open(log, viewer, reader, known, withMoves, request, sse);
    }

    @GET
    @Path("events/{seq}")
    public Response event(
            @PathParam("id") String id,
            @PathParam("seq") String seq,
            @QueryParam("moves") @Nullable String moves,
            @HeaderParam("Join-Code") List<String> joinCode) {
        Optional<UUID> viewer = caller.viewer();
        Faults faults = new Faults();
        boolean withMoves = new Query(faults).flag("moves", moves).orElse(false);
        MatchLog log = find(id, viewer, joinCode, faults);
        EventView event = Query.number(seq)
                .flatMap(number -> EventPages.event(log, number, withMoves))
                .orElseThrow(() -> ProblemException.of(ProblemCode.NOT_FOUND));
        return Response.ok(event)
                .header(HttpHeaders.VARY, MatchAnswers.VARY)
                .header(HttpHeaders.CACHE_CONTROL, MatchAnswers.IMMUTABLE)
                .build();
    }

    @GET
    @Path("record")
    @Produces(RecordsResource.MEDIA_TYPE)
    public Response record(@PathParam("id") String id, @BeanParam WatchHeaders headers) {
        Optional<UUID> viewer = caller.viewer();
        var watching = headers.read();
        MatchLog log = matches.find(Ids.inPath(id), viewer, watching.joinCode());
        return answers.unlessKnown(
                log.match(), watching.ifNoneMatch(), names -> MatchRecord.write(log, names));
    }

    @GET
    @Path("dice")
    public Response dice(@PathParam("id") String id, @BeanParam WatchHeaders headers) {
        Optional<UUID> viewer = caller.viewer();
        var watching = headers.read();
        MatchLog log = matches.find(Ids.inPath(id), viewer, watching.joinCode());
        return answers.unlessKnown(
                log.match(), watching.ifNoneMatch(), names -> DiceProofView.of(log));
    }

    /** Where an address has two media types, the framework gives one to who wants neither. */
    private static void requireJson(HttpHeaders headers) {
        boolean acceptable = headers.getAcceptableMediaTypes().stream()
                .anyMatch(MediaType.APPLICATION_JSON_TYPE::isCompatible);
        if (!acceptable) {
            throw ProblemException.of(ProblemCode.NOT_ACCEPTABLE);
        }
    }

    private MatchLog find(String id, Optional<UUID> viewer, List<String> joinCode, Faults faults) {
        Optional<String> code = Headers.joinCode(joinCode, faults);
        faults.refuse();
        return matches.find(Ids.inPath(id), viewer, code);
    }
}
