package org.chaturaji.engine;

import org.jspecify.annotations.Nullable;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/** A set-up to be changed field by field; at first the usual one with Red to roll. */
final class SetupBuilder {

    Map<Square, Piece> pieces = new EnumMap<>(Geometry.initialPieces());

    @Nullable
    Seat turn = Seat.RED;

    @Nullable
    DiceSetup dice;

    BySeat<Integer> points = BySeat.all(0);
    BySeat<Set<Seat>> kingsCaptured = BySeat.all(Set.of());
    BySeat<Set<Seat>> thronesScored = BySeat.all(Set.of());
    Set<Seat> resigned = Set.of();
    Seat first = Seat.RED;
    int round = 1;
    int quietRounds;
    boolean captureThisRound;

    SetupBuilder put(Square square, Seat seat, PieceType type) {
        pieces.put(square, new Piece(seat, type));
        return this;
    }

    SetupBuilder without(Square square) {
        pieces.remove(square);
        return this;
    }

    SetupBuilder withoutArmy(Seat seat) {
        pieces.values().removeIf(piece -> piece.seat() == seat);
        return this;
    }

    Setup build() {
        return new Setup(
                pieces,
                turn,
                dice,
                points,
                kingsCaptured,
                thronesScored,
                resigned,
                first,
                round,
                quietRounds,
                captureThisRound);
    }
}
