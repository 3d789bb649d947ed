package org.chaturaji.http;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.DieFate;
import org.chaturaji.engine.DieStatus;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.LastTurn;
import org.chaturaji.engine.LegalMove;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Resign;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.http.DiceView.DieView;
import org.chaturaji.http.DiceView.TurnDiceView;
import org.chaturaji.http.MoveView.EffectsView;
import org.chaturaji.match.Event;
import org.chaturaji.match.Match;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/**
 * What an event did in the game; all null for an event that is no part of it.
 *
 * @param dice after a roll, and after a move while its turn goes on
 */
record GameEffects(
        @Nullable List<DieView> dice,
        @Nullable String move,
        @Nullable EffectsView effects,
        @Nullable TurnDiceView turnEnded,
        @Nullable ResultView result) {

    private static final GameEffects NONE = new GameEffects(null, null, null, null, null);

    static GameEffects of(@Nullable Match before, Event event, Match after) {
        return before != null && event.body() instanceof Event.Played played
                ? of(before.game(), played, after.game())
                : NONE;
    }

    private static GameEffects of(Game before, Event.Played played, Game after) {
        Action action = played.action();
        Optional<LegalMove> move =
                action instanceof Move made ? legal(before.position(), made) : Optional.empty();
        return new GameEffects(
                dice(action, after),
                move.map(legal -> legal.move().toString()).orElse(null),
                move.map(EffectsView::of).orElse(null),
                turnEnded(before, action, after),
                after.result()
                        .map(result -> ResultView.of(result, played.ratings()))
                        .orElse(null));
    }

    private static Optional<LegalMove> legal(Position position, Move move) {
        return position.legalMoves().stream()
                .filter(legal -> legal.move().equals(move))
                .findFirst();
    }

    private static @Nullable List<DieView> dice(Action action, Game after) {
        Position position = after.position();
        if (position.roll().isPresent() && (action instanceof Roll || action instanceof Move)) {
            return position.dice().stream().map(DieView::of).toList();
        }
        return action instanceof Roll ? unusable(after.lastTurn().orElseThrow()) : null;
    }

    /** The dice of a roll that ended its turn at once: none of them could be used. */
    private static List<DieView> unusable(LastTurn turn) {
        return turn.dice().stream()
                .map(die -> DieView.of(
                        die.face(),
                        die.fate() == DieFate.NO_PIECE ? DieStatus.NO_PIECE : DieStatus.BLOCKED))
                .toList();
    }

    /** The turn that the action ended, without dice if it was not rolled. */
    private static @Nullable TurnDiceView turnEnded(Game before, Action action, Game after) {
        Seat mover = before.position().turn().orElseThrow();
        boolean outOfTurn = action instanceof Resign resign && resign.seat() != mover;
        boolean goesOn = after.position().roll().isPresent()
                || (outOfTurn && after.result().isEmpty());
        if (goesOn) {
            return null;
        }
        boolean rolled = action instanceof Roll || before.position().roll().isPresent();
        return rolled
                ? after.lastTurn().map(TurnDiceView::of).orElse(null)
                : new TurnDiceView(mover.code(), List.of(), null);
    }
}
