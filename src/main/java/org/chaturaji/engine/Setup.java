package org.chaturaji.engine;

import org.jspecify.annotations.Nullable;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Everything a position text says (NOTATION.md 1), sound or not.
 *
 * @param turn the seat to move, null when the game is over
 * @param dice null before the roll
 * @param captureThisRound whether the round being played has seen a capture
 */
public record Setup(
        Map<Square, Piece> pieces,
        @Nullable Seat turn,
        @Nullable DiceSetup dice,
        BySeat<Integer> points,
        BySeat<Set<Seat>> kingsCaptured,
        BySeat<Set<Seat>> thronesScored,
        Set<Seat> resigned,
        Seat first,
        int round,
        int quietRounds,
        boolean captureThisRound) {

    public Setup {
        Map<Square, Piece> copy = new EnumMap<>(Square.class);
        copy.putAll(pieces);
        pieces = Collections.unmodifiableMap(copy);
        kingsCaptured = kingsCaptured.map(Set::copyOf);
        thronesScored = thronesScored.map(Set::copyOf);
        resigned = Set.copyOf(resigned);
    }

    /** Returns every reason why this is no sound position under {@code rules}; none when it is. */
    public List<SetupFault> faults(Rules rules) {
        return new SetupCheck(this, rules).faults();
    }

    /** Returns the state that this describes, sound or not. */
    State toState(Rules rules) {
        State state = new State(rules);
        pieces.forEach((square, piece) ->
                state.board.flip(piece.seat().index(), piece.type().index(), square.bit()));
        state.turn = turn == null ? State.NOBODY : turn.index();
        if (dice != null) {
            state.firstFace = dice.roll().first();
            state.secondFace = dice.roll().second();
            state.unused = (dice.firstUsed() ? 0 : 1) | (dice.secondUsed() ? 0 : 2);
        }
        for (Seat seat : Seat.ALL) {
            state.points[seat.index()] = points.get(seat);
            state.kingsCaptured |= SeatBits.of(kingsCaptured.get(seat)) << (4 * seat.index());
            state.thronesScored |= SeatBits.of(thronesScored.get(seat)) << (4 * seat.index());
        }
        state.resigned = SeatBits.of(resigned);
        state.first = first.index();
        state.round = round;
        state.quietRounds = quietRounds;
        state.captureThisRound = captureThisRound;
        return state;
    }
}
