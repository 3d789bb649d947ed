package org.chaturaji.http;

import io.smallrye.common.annotation.Blocking;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.Game;
import org.chaturaji.http.AnalysisViews.MovesView;
import org.chaturaji.http.AnalysisViews.PlayView;
import org.chaturaji.http.AnalysisViews.StepView;

import java.util.ArrayList;
import java.util.List;

/** The rules applied to positions and games that somebody brings. Nothing is kept. */
@Path("/api/analysis")
@Produces(MediaType.APPLICATION_JSON)
@Blocking
final class AnalysisResource {

    private final Intake intake;

    AnalysisResource(Intake intake) {
        this.intake = intake;
    }

    @POST
    @Path("moves")
    public MovesView moves() {
        return MovesView.of(AnalysisBody.position(intake.json()));
    }

    @POST
    @Path("play")
    public PlayView play() {
        AnalysisBody body = AnalysisBody.play(intake.json());
        Game game = Game.from(body.start());
        List<StepView> steps = new ArrayList<>();
        for (Action action : body.commands()) {
            IllegalCommand.refuse(game, action, steps.size());
            game = game.play(action);
            steps.add(StepView.of(game.position()));
        }
        return PlayView.of(game, steps);
    }
}
