package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.chaturaji.engine.Seat;
import org.chaturaji.match.Command;

import java.util.Optional;
import java.util.UUID;

/** Sitting down, getting up, going away and coming back. */
@Path("/api/matches/{id}/seats/{seat}")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class SeatsResource {

    private static final String ANY = "any";

    private final Commands commands;
    private final MatchAnswers answers;
    private final Caller caller;
    private final Intake intake;

    SeatsResource(Commands commands, MatchAnswers answers, Caller caller, Intake intake) {
        this.commands = commands;
        this.answers = answers;
        this.caller = caller;
        this.intake = intake;
    }

    @PUT
    public Response sit(
            @PathParam("id") String id,
            @PathParam("seat") String seat,
            @BeanParam CommandHeaders headers) {
        UUID player = caller.id();
        var clientSeed = SittingBody.read(intake.jsonOrNothing());
        var conditions = headers.read();
        Command sit = new Command.Sit(
                seat.equals(ANY) ? Optional.empty() : Optional.of(seatNamed(seat)), clientSeed);
        return answers.done(commands.execute(id, player, sit, conditions), player);
    }

    @DELETE
    public Response getUp(
            @PathParam("id") String id,
            @PathParam("seat") String seat,
            @BeanParam CommandHeaders headers) {
        UUID player = caller.id();
        var conditions = headers.read();
        commands.execute(id, player, new Command.GetUp(seatNamed(seat)), conditions);
        return Response.noContent().build();
    }

    @PUT
    @Path("presence")
    public Response presence(
            @PathParam("id") String id,
            @PathParam("seat") String seat,
            @BeanParam CommandHeaders headers) {
        UUID player = caller.id();
        boolean away = PresenceBody.read(intake.json());
        var conditions = headers.read();
        Command command = new Command.Presence(seatNamed(seat), away);
        return answers.ok(commands.execute(id, player, command, conditions), player);
    }

    private static Seat seatNamed(String seat) {
        return Seat.ofCode(seat).orElseThrow(() -> ProblemException.of(ProblemCode.NOT_FOUND));
    }
}
