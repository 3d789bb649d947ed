package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Who is best. */
@Path("/api/leaderboard")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class LeaderboardResource {

    private final RatingPages pages;
    private final Caller caller;

    LeaderboardResource(RatingPages pages, Caller caller) {
        this.pages = pages;
        this.caller = caller;
    }

    @GET
    public PageView<LeaderView> leaders(@BeanParam PageQuery query) {
        caller.viewer();
        return pages.leaders(query.read(Cursor::pageEnd));
    }
}
