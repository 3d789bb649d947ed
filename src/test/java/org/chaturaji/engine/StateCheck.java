package org.chaturaji.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.notation.PositionText;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** What holds in every state, however it was reached. */
final class StateCheck {

    private StateCheck() {}

    /** Checks a position; {@code thorough} adds what is too slow for every one. */
    static void check(Position position, boolean thorough) {
        // Reading makes the position anew from all its fields, and finds no fault with them.
        String text = PositionText.write(position);
        assertEquals(position, PositionText.read(text, position.rules()), text);
        assertTrue(position.round() <= position.rules().roundLimit(), text);
        assertEquals(position.turn().isEmpty(), position.toState().isOver());
        NaiveBoard board = new NaiveBoard(position.pieces());
        checkDice(position, board);
        checkMoves(position, board, thorough);
        if (thorough) {
            assertEquals(position, Position.of(position.setup(), position.rules()));
            checkLegalMoves(position);
        }
    }

    /** The status of each die is what the reference says, and dice lie only while one is usable. */
    private static void checkDice(Position position, NaiveBoard board) {
        List<Die> dice = position.dice();
        assertEquals(position.roll().isPresent(), !dice.isEmpty());
        if (dice.isEmpty()) {
            return;
        }
        Seat seat = position.turn().orElseThrow();
        for (int i = 0; i < 2; i++) {
            int face = position.roll().orElseThrow().face(i);
            DieStatus status = position.isUsed(i) ? DieStatus.USED : board.status(seat, face);
            assertEquals(new Die(face, status), dice.get(i));
        }
        assertTrue(dice.stream().anyMatch(die -> die.status() == DieStatus.USABLE));
    }

    /** A move is legal exactly when it is generated, and that is when the reference has it. */
    private static void checkMoves(Position position, NaiveBoard board, boolean thorough) {
        List<Integer> unused = new ArrayList<>();
        for (Die die : position.dice()) {
            if (die.status() != DieStatus.USED) {
                unused.add(die.face());
            }
        }
        BitSet expected =
                position.turn().map(seat -> board.moves(seat, unused)).orElseGet(BitSet::new);
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        int count = MoveGenerator.generate(position.toState(), moves);
        BitSet generated = new BitSet(64 * 64);
        for (int i = 0; i < count; i++) {
            generated.set(NaiveBoard.key(MoveGenerator.from(moves[i]), MoveGenerator.to(moves[i])));
        }
        assertEquals(expected, generated);
        assertEquals(count, generated.cardinality(), "a move is generated twice");
        for (Square from : Square.ALL) {
            if (thorough
                    || expected.get(from.index() * 64, from.index() * 64 + 64).length() > 0) {
                for (Square to : Square.ALL) {
                    boolean legal = expected.get(NaiveBoard.key(from.index(), to.index()));
                    assertEquals(legal, position.check(new Move(from, to)).isEmpty());
                }
            }
        }
    }

    /** The list of legal moves says of each what playing it does. */
    private static void checkLegalMoves(Position position) {
        for (LegalMove legal : position.legalMoves()) {
            Position after = Game.from(position).play(legal.move()).position();
            assertEquals(after, legal.after());
            assertEquals(Effects.of(position, legal.move(), after), legal.effects());
            Optional<Piece> piece = position.pieceAt(legal.move().from());
            assertEquals(Optional.of(legal.piece()), piece.map(Piece::type));
            Die used = position.dice().get(legal.die());
            assertEquals(DieStatus.USABLE, used.status());
            assertTrue(NaiveBoard.isAllowed(legal.piece(), List.of(used.face())));
        }
    }
}
