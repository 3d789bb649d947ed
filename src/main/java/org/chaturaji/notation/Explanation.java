package org.chaturaji.notation;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.Illegality;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Piece;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Resign;
import org.chaturaji.engine.Seat;

import java.util.Optional;

/** Says for people why something could not be played. */
final class Explanation {

    private Explanation() {}

    /** Returns why {@code action} is refused in {@code position}: {@code illegality} in words. */
    static String of(Illegality illegality, Position position, Action action) {
        return switch (illegality) {
            case GAME_OVER -> "the game is over";
            case ROLL_FIRST -> turn(position) + " has not rolled";
            case ALREADY_ROLLED -> turn(position) + " has rolled, and its turn is not over";
            case DICE_LEFT -> "the turn ends when no die is usable, and one is";
            case NO_SUCH_FACE -> position.rules().dice().code() + " dice have no such face";
            case ILLEGAL_MOVE -> move(position, (Move) action);
            case ALREADY_RESIGNED -> ((Resign) action).seat().code() + " has resigned already";
        };
    }

    /** Returns why another seat than the one to move cannot roll. */
    static String wrongSeat(Position position) {
        String ending = position.roll().isPresent() ? ", and a die is still usable" : "";
        return "it is the turn of " + turn(position) + ending;
    }

    private static String move(Position position, Move move) {
        Optional<Piece> piece = position.pieceAt(move.from());
        if (piece.isEmpty()) {
            return "no piece stands on " + move.from();
        } else if (!position.turn().equals(Optional.of(piece.get().seat()))) {
            return "it is the turn of " + turn(position) + ", and the piece on " + move.from()
                    + " is " + piece.get().seat().code() + "'s";
        }
        String mover = "the " + piece.get().type().code() + " on " + move.from();
        boolean canMove = position.legalMoves().stream()
                .anyMatch(legal -> legal.move().from() == move.from());
        return mover + (canMove ? " cannot go to " + move.to() : " cannot move with these dice");
    }

    private static String turn(Position position) {
        return position.turn().map(Seat::code).orElse("nobody");
    }
}
