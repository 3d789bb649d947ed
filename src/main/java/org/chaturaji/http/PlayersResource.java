package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import io.vertx.core.http.HttpServerRequest;

import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

import org.chaturaji.match.Departures;
import org.chaturaji.player.Credentials;
import org.chaturaji.player.NewPlayer;
import org.chaturaji.player.Player;
import org.chaturaji.player.PlayerName;
import org.chaturaji.player.Players;
import org.jboss.logging.Logger;

import java.util.UUID;

/** People. */
@Path("/api/players")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class PlayersResource {

    private static final Logger LOG = Logger.getLogger(PlayersResource.class);

    private final Players players;
    private final Departures departures;
    private final KnownPlayers known;
    private final PlayerViews views;
    private final Credentials credentials;
    private final OwnStreams ownStreams;
    private final Streams streams;
    private final Caller caller;
    private final Intake intake;

    PlayersResource(
            Players players,
            Departures departures,
            KnownPlayers known,
            PlayerViews views,
            Credentials credentials,
            OwnStreams ownStreams,
            Streams streams,
            Caller caller,
            Intake intake) {
        this.players = players;
        this.departures = departures;
        this.known = known;
        this.views = views;
        this.credentials = credentials;
        this.ownStreams = ownStreams;
        this.streams = streams;
        this.caller = caller;
        this.intake = intake;
    }

    @POST
    public Response create() {
        NewPlayer made = credentials.register(NameBody.read(intake.json()));
        return created(made.player().id(), CreatedPlayerView.of(made));
    }

    @GET
    @Path("me")
    public Response me() {
        return secret(Response.ok(views.of(caller.person()))).build();
    }

    @PATCH
    @Path("me")
    public Response rename() {
        UUID id = caller.id();
        PlayerName name = NameBody.read(intake.json());
        Player renamed = players.rename(id, name)
                .orElseThrow(() -> ProblemException.of(ProblemCode.UNAUTHENTICATED));
        return secret(Response.ok(views.of(renamed))).build();
    }

    /** From the first step on it is done: what is left when another one fails is done later. */
    @DELETE
    @Path("me")
    public Response delete() {
        UUID id = caller.id();
        players.delete(id);
        streams.end(id);
        try {
            departures.finish(id);
        } catch (RuntimeException e) {
            LOG.warn("the seats of somebody who is deleted are seen to later", e);
        }
        return Response.noContent().build();
    }

    @GET
    @Path("me/events")
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<OutboundSseEvent> follow(HttpServerRequest request, Sse sse) {
        return ownStreams.open(caller.signedIn(), request, sse);
    }

    @GET
    @Path("{id}")
    public PlayerView get(@PathParam("id") String id) {
        caller.viewer();
        return views.of(known.inPath(id));
    }

    /** Answers with what is shown this once. */
    static Response created(UUID player, Object secret) {
        return secret(Response.status(Response.Status.CREATED))
                .header(HttpHeaders.LOCATION, address(player))
                .entity(secret)
                .build();
    }

    private static ResponseBuilder secret(ResponseBuilder response) {
        return response.header(HttpHeaders.CACHE_CONTROL, "no-store");
    }

    static String address(UUID player) {
        return "/api/players/" + player;
    }
}
