package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.chaturaji.match.Answer;
import org.chaturaji.match.Command;

import java.util.List;
import java.util.UUID;

/** What can be done in a match, beside sitting down. Who is it, what is asked, then do it. */
@Path("/api/matches/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class CommandsResource {

    private final Commands commands;
    private final MatchAnswers answers;
    private final Caller caller;
    private final Intake intake;

    CommandsResource(Commands commands, MatchAnswers answers, Caller caller, Intake intake) {
        this.commands = commands;
        this.answers = answers;
        this.caller = caller;
        this.intake = intake;
    }

    @POST
    @Path("start")
    public Response start(
            @PathParam("id") String id,
            @HeaderParam("Idempotency-Key") List<String> key,
            @BeanParam CommandHeaders headers) {
        return plain(id, key, headers, new Command.Start());
    }

    @POST
    @Path("abort")
    public Response abort(
            @PathParam("id") String id,
            @HeaderParam("Idempotency-Key") List<String> key,
            @BeanParam CommandHeaders headers) {
        return plain(id, key, headers, new Command.Abort());
    }

    @POST
    @Path("rolls")
    public Response roll(
            @PathParam("id") String id,
            @HeaderParam("Idempotency-Key") List<String> key,
            @BeanParam CommandHeaders headers) {
        return plain(id, key, headers, new Command.Roll());
    }

    @POST
    @Path("moves")
    public Response move(
            @PathParam("id") String id,
            @HeaderParam("Idempotency-Key") List<String> key,
            @BeanParam CommandHeaders headers) {
        UUID player = caller.id();
        RequestBody body = intake.json();
        Command command = MoveBody.read(body);
        Answer answer = commands.execute(id, player, command, headers.read(key, body));
        return answers.done(answer, player);
    }

    @POST
    @Path("turn-ends")
    public Response endTurn(
            @PathParam("id") String id,
            @HeaderParam("Idempotency-Key") List<String> key,
            @BeanParam CommandHeaders headers) {
        return plain(id, key, headers, new Command.EndTurn());
    }

    @POST
    @Path("resignations")
    public Response resign(
            @PathParam("id") String id,
            @HeaderParam("Idempotency-Key") List<String> key,
            @BeanParam CommandHeaders headers) {
        return plain(id, key, headers, new Command.Resign());
    }

    /** Carries out a command that the path says all about. */
    private Response plain(String id, List<String> key, CommandHeaders headers, Command command) {
        UUID player = caller.id();
        RequestBody body = intake.nothing();
        Answer answer = commands.execute(id, player, command, headers.read(key, body));
        return answers.done(answer, player);
    }
}
