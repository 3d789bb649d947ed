package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;

import org.chaturaji.engine.Seat;
import org.chaturaji.match.MatchLog;
import org.chaturaji.match.MatchService;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A match as a picture. */
@Path("/api/matches/{id}/board.svg")
@Produces(PictureResource.MEDIA_TYPE)
@Blocking
final class PictureResource {

    static final String MEDIA_TYPE = "image/svg+xml";

    private static final String VARY = MatchAnswers.VARY + ", " + HttpHeaders.ACCEPT_LANGUAGE;

    private final MatchService matches;
    private final Caller caller;

    PictureResource(MatchService matches, Caller caller) {
        this.matches = matches;
        this.caller = caller;
    }

    @GET
    public Response board(
            @PathParam("id") String id,
            @QueryParam("seq") @Nullable String seq,
            @QueryParam("view") @Nullable String view,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) List<String> acceptLanguage,
            @BeanParam WatchHeaders headers) {
        Optional<UUID> viewer = caller.viewer();
        Faults faults = new Faults();
        Query query = new Query(faults);
        Optional<Integer> wanted = query.number("seq", seq, 1, Integer.MAX_VALUE);
        Seat bottom =
                query.read("view", view, Seat::ofCode, Message.of("fault.seat")).orElse(Seat.RED);
        var watching = headers.read(faults);
        faults.refuse();
        MatchLog now = matches.find(Ids.inPath(id), viewer, watching.joinCode());
        MatchLog shown = wanted.map(number -> now.upTo(number)
                        .orElseThrow(() -> ProblemException.of(ProblemCode.NOT_FOUND)))
                .orElse(now);
        MatchPicture picture = MatchPicture.of(shown, bottom, Language.preferred(acceptLanguage));
        return answer(picture, watching.ifNoneMatch())
                .header(
                        HttpHeaders.CACHE_CONTROL,
                        wanted.isPresent() ? MatchAnswers.IMMUTABLE : MatchAnswers.REVALIDATED)
                .build();
    }

    private static ResponseBuilder answer(MatchPicture picture, Optional<EntityTags> known) {
        ResponseBuilder response =
                known.filter(tags -> tags.name(picture.tag())).isPresent()
                        ? Response.notModified()
                        : Response.ok(picture.svg());
        return response.header(HttpHeaders.ETAG, picture.tag())
                .header(HttpHeaders.VARY, VARY)
                .header(HttpHeaders.CONTENT_LANGUAGE, picture.language().tag());
    }
}
