package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.chaturaji.match.MatchService;
import org.chaturaji.match.Rematch;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Making a match, finding one, changing it, and the match as it is now. */
@Path("/api/matches")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class MatchesResource {

    private final MatchService matches;
    private final MatchAnswers answers;
    private final MatchPages pages;
    private final Commands commands;
    private final Caller caller;
    private final Intake intake;

    MatchesResource(
            MatchService matches,
            MatchAnswers answers,
            MatchPages pages,
            Commands commands,
            Caller caller,
            Intake intake) {
        this.matches = matches;
        this.answers = answers;
        this.pages = pages;
        this.commands = commands;
        this.caller = caller;
        this.intake = intake;
    }

    @GET
    public Response list(@BeanParam MatchQuery query) {
        Optional<UUID> viewer = caller.viewer();
        return MatchAnswers.watched(Response.ok(pages.page(query.read(viewer)))).build();
    }

    @POST
    public Response create(@HeaderParam("Idempotency-Key") List<String> key) {
        UUID creator = caller.id();
        RequestBody body = intake.jsonOrNothing();
        var requestKey = Headers.requestKey(key, body);
        return answers.created(
                matches.create(creator, NewMatchBody.read(body).creation(), requestKey), creator);
    }

    @POST
    @Path("quick")
    public Response quick(@HeaderParam("Idempotency-Key") List<String> key) {
        UUID person = caller.id();
        RequestBody body = intake.jsonOrNothing();
        var requestKey = Headers.requestKey(key, body);
        return answers.quick(
                matches.quick(person, NewMatchBody.readQuick(body), requestKey), person);
    }

    @POST
    @Path("{id}/rematch")
    public Response rematch(
            @PathParam("id") String id,
            @HeaderParam("Idempotency-Key") List<String> key,
            @HeaderParam("Join-Code") List<String> joinCode) {
        UUID asker = caller.id();
        RequestBody body = intake.jsonOrNothing();
        Faults faults = new Faults();
        var requestKey = Headers.requestKey(key, body, faults);
        var code = Headers.joinCode(joinCode, faults);
        faults.refuse();
        Rematch rematch = new Rematch(
                Ids.inPath(id), asker, code, NewMatchBody.readRematch(body), requestKey);
        return answers.rematch(matches.rematch(rematch), asker);
    }

    @GET
    @Path("{id}")
    public Response get(@PathParam("id") String id, @BeanParam WatchHeaders headers) {
        Optional<UUID> viewer = caller.viewer();
        WatchHeaders.Conditions watching = headers.read();
        return answers.match(
                matches.find(Ids.inPath(id), viewer, watching.joinCode()).match(),
                viewer,
                watching.ifNoneMatch());
    }

    @PATCH
    @Path("{id}")
    public Response change(@PathParam("id") String id, @BeanParam CommandHeaders headers) {
        UUID player = caller.id();
        MatchChangeBody change = MatchChangeBody.read(intake.json());
        return answers.ok(commands.execute(id, player, change.command(), headers.read()), player);
    }
}
