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
}
