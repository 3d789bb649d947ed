package org.chaturaji.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a move did beside moving the piece, read off the positions before and after it.
 *
 * @param captures the pieces taken, in the index order of their squares
 * @param promotions the pawns of any seat that became something else, likewise
 * @param triumph whether boats were taken by boat triumph (RULES.md 5)
 * @param throne whose throne it scored, if one (RULES.md 6)
 * @param points what all this scored, without the rise to 54 of a Chaturaji
 */
public record Effects(
        List<Capture> captures,
        List<Promoted> promotions,
        boolean triumph,
        Optional<Seat> throne,
        int points) {

    public Effects {
        captures = List.copyOf(captures);
        promotions = List.copyOf(promotions);
    }

    /**
     * Returns the effects of a legal move.
     *
     * @throws IllegalArgumentException when nobody is to move in {@code before}
     */
    public static Effects of(Position before, Move move, Position after) {
        Seat mover =
                before.turn().orElseThrow(() -> new IllegalArgumentException("nobody is to move"));
        List<Capture> captures = new ArrayList<>();
        before.pieces().forEach((square, piece) -> {
            boolean stays = after.pieceAt(square)
                    .filter(now -> now.seat() == piece.seat())
                    .isPresent();
            if (!stays && !square.equals(move.from())) {
                captures.add(new Capture(square, piece));
            }
        });
        Optional<Seat> throne = after.thronesScored(mover).stream()
                .filter(seat -> !before.thronesScored(mover).contains(seat))
                .findFirst();
        int scored = captures.stream().mapToInt(it -> it.piece().type().value()).sum();
        return new Effects(
                captures,
                promotions(before, move, after),
                captures.stream().anyMatch(capture -> !capture.square().equals(move.to())),
                throne,
                scored + (throne.isPresent() ? State.THRONE_POINTS : 0));
    }

    private static List<Promoted> promotions(Position before, Move move, Position after) {
        List<Promoted> promotions = new ArrayList<>();
        after.pieces().forEach((square, piece) -> {
            Square origin = square.equals(move.to()) ? move.from() : square;
            boolean wasPawn = before.pieceAt(origin)
                    .filter(was -> was.type() == PieceType.PAWN)
                    .isPresent();
            if (wasPawn && piece.type() != PieceType.PAWN) {
                promotions.add(new Promoted(square, piece));
            }
        });
        return promotions;
    }
}
