package org.chaturaji.http;

import org.chaturaji.engine.Die;
import org.chaturaji.engine.DieStatus;
import org.chaturaji.engine.LastTurn;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.PieceType;
import org.chaturaji.engine.PlayedDie;
import org.jspecify.annotations.Nullable;

import java.util.List;

/** Dice, as they lie or as they were played. */
final class DiceView {

    private DiceView() {}

    /** A die that lies. */
    record DieView(int face, String status) {

        static DieView of(Die die) {
            return of(die.face(), die.status());
        }

        static DieView of(int face, DieStatus status) {
            return new DieView(face, status.code());
        }
    }

    /** A die that lies, with what it moves. */
    record MatchDieView(int face, List<String> allows, String status) {

        static MatchDieView of(Die die) {
            return new MatchDieView(
                    die.face(), allowed(die.face()), die.status().code());
        }
    }

    /** A die of a turn that is over. */
    record PlayedDieView(int face, String fate) {

        static PlayedDieView of(PlayedDie die) {
            return new PlayedDieView(die.face(), die.fate().code());
        }
    }

    /**
     * A turn that is over.
     *
     * @param moves null where they are told elsewhere
     */
    record TurnDiceView(
            String seat, List<PlayedDieView> dice, @Nullable List<String> moves) {

        static TurnDiceView withMoves(LastTurn turn) {
            List<String> moves = turn.moves().stream().map(Move::toString).toList();
            return new TurnDiceView(turn.seat().code(), played(turn), moves);
        }

        static TurnDiceView of(LastTurn turn) {
            return new TurnDiceView(turn.seat().code(), played(turn), null);
        }

        private static List<PlayedDieView> played(LastTurn turn) {
            return turn.dice().stream().map(PlayedDieView::of).toList();
        }
    }

    /** Returns the types of pieces that a face moves (RULES.md 2.1). */
    static List<String> allowed(int face) {
        return PieceType.movedBy(face).stream().map(PieceType::code).toList();
    }
}
