package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import java.util.Optional;
import java.util.UUID;

/** How somebody's rating came about. */
@Path("/api/players/{id}/ratings")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class RatingsResource {

    private final RatingPages pages;
    private final KnownPlayers players;
    private final Caller caller;

    RatingsResource(RatingPages pages, KnownPlayers players, Caller caller) {
        this.pages = pages;
        this.players = players;
        this.caller = caller;
    }

    @GET
    public Response history(@PathParam("id") String id, @BeanParam PageQuery query) {
        Optional<UUID> viewer = caller.viewer();
        PageQuery.Page<Integer> page = query.read(Cursor::number);
        UUID player = players.inPath(id).id();
        return Response.ok(pages.history(player, viewer, page))
                .header(HttpHeaders.VARY, HttpHeaders.AUTHORIZATION)
                .build();
    }
}
