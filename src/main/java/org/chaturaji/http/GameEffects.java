package org.chaturaji.http;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.DieStatus;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.LegalMove;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.PieceType;
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
import java.util.stream.Stream;

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
                ? of(before.game(), played.action(), after.game())
                : NONE;
    }

    private static GameEffects of(Game before, Action action, Game after) {
        Optional<LegalMove> move = before.position().legalMoves().stream()
                .filter(legal -> legal.move().equals(action))
                .findFirst();
        return new GameEffects(
                dice(before.position(), action, after.position()),
                move.map(legal -> legal.move().toString()).orElse(null),
                move.map(EffectsView::of).orElse(null),
                turnEnded(before, action, after),
                after.result().map(ResultView::of).orElse(null));
    }

    private static @Nullable List<DieView> dice(Position before, Action action, Position after) {
        boolean lie = after.roll().isPresent();
        if (lie && (action instanceof Roll || action instanceof Move)) {
            return after.dice().stream().map(DieView::of).toList();
        } else if (action instanceof Roll roll) {
            Seat seat = before.turn().orElseThrow();
            return Stream.of(roll.first(), roll.second())
                    .map(face -> DieView.of(face, unusable(before, seat, face)))
                    .toList();
        }
        return null;
    }

    /** Why a die cannot be used, of a roll that ended its turn at once (RULES.md 2.2). */
    private static DieStatus unusable(Position position, Seat seat, int face) {
        boolean hasPiece = position.pieces().values().stream()
                .anyMatch(piece ->
                        piece.seat() == seat && PieceType.movedBy(face).contains(piece.type()));
        return hasPiece ? DieStatus.BLOCKED : DieStatus.NO_PIECE;
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
