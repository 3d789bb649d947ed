package org.chaturaji.engine;

/**
 * A legal move and all that it does.
 *
 * @param die which of the two dice it uses, 0 or 1
 * @param after the position it leads to
 */
public record LegalMove(Move move, PieceType piece, int die, Effects effects, Position after) {

    static LegalMove of(Position before, Move move) {
        State state = before.toState();
        PieceType piece = PieceType.ALL.get(state.board.typeAt(move.from().bit()));
        state.move(move.from().index(), move.to().index());
        Position after = Position.of(state);
        return new LegalMove(
                move, piece, before.dieFor(move), Effects.of(before, move, after), after);
    }
}
