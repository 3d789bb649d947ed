package org.chaturaji.http;

import org.chaturaji.engine.Game;
import org.chaturaji.engine.Position;
import org.chaturaji.http.DiceView.DieView;
import org.chaturaji.http.DiceView.TurnDiceView;
import org.chaturaji.notation.PositionText;
import org.jspecify.annotations.Nullable;

import java.util.List;

/** What analysis answers with. */
final class AnalysisViews {

    private AnalysisViews() {}

    /** What the seat to move can do. */
    record MovesView(List<DieView> dice, List<MoveView> moves, boolean mayEndTurn) {

        static MovesView of(Position position) {
            return new MovesView(
                    lying(position),
                    position.legalMoves().stream().map(MoveView::withPosition).toList(),
                    position.mayEndTurn());
        }
    }

    /** Where commands lead, with the position after each. */
    record PlayView(
            String position,
            List<DieView> dice,
            @Nullable TurnDiceView lastTurn,
            @Nullable ResultView result,
            List<StepView> steps) {

        static PlayView of(Game game, List<StepView> steps) {
            return new PlayView(
                    PositionText.write(game.position()),
                    lying(game.position()),
                    game.lastTurn().map(TurnDiceView::of).orElse(null),
                    game.result().map(ResultView::of).orElse(null),
                    steps);
        }
    }

    /** A command played. */
    record StepView(String position) {

        static StepView of(Position position) {
            return new StepView(PositionText.write(position));
        }
    }

    private static List<DieView> lying(Position position) {
        return position.dice().stream().map(DieView::of).toList();
    }
}
