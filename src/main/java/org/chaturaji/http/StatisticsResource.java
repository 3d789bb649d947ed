package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import org.chaturaji.match.ResultStore;

/** What somebody's matches come to, and how the dice fell in them. */
@Path("/api/players/{id}/statistics")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class StatisticsResource {

    private final ResultStore results;
    private final KnownPlayers players;
    private final Caller caller;

    StatisticsResource(ResultStore results, KnownPlayers players, Caller caller) {
        this.results = results;
        this.players = players;
        this.caller = caller;
    }

    /** Sums do not tell which matches they are of, so private ones count for everybody. */
    @GET
    public StatisticsView statistics(@PathParam("id") String id) {
        caller.viewer();
        return StatisticsView.of(results.statistics(players.inPath(id).id()));
    }
}
