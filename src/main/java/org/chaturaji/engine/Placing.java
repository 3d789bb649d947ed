package org.chaturaji.engine;

import java.util.Comparator;
import java.util.Optional;

/** Who gets which place (RULES.md 7.7). */
final class Placing {

    private Placing() {}

    /** Returns the result of a game that has ended in {@code state}; empty while it goes on. */
    static Optional<Result> result(State state) {
        Termination termination = state.termination();
        if (termination == null) {
            return Optional.empty();
        }
        BySeat<Standing> standings = BySeat.of(seat -> standing(state, seat.index()));
        BySeat<Integer> places = standings.map(standing -> 1
                + (int) standings.toList().stream()
                        .filter(other -> other.compareTo(standing) > 0)
                        .count());
        return Optional.of(new Result(termination, places, standings.map(Standing::points)));
    }

    private static Standing standing(State state, int seat) {
        long army = state.army(seat);
        int value = 0;
        for (PieceType type : PieceType.ALL) {
            value += type.value() * Long.bitCount(army & state.ofType(type.index()));
        }
        boolean king = (army & state.ofType(PieceType.KING.index())) != 0;
        return new Standing(state.winner() == seat, state.points(seat), king, value);
    }

    /** What places are judged by, the weightiest first. */
    private record Standing(boolean chaturaji, int points, boolean king, int value)
            implements Comparable<Standing> {

        private static final Comparator<Standing> ORDER = Comparator.comparing(Standing::chaturaji)
                .thenComparing(Standing::points)
                .thenComparing(Standing::king)
                .thenComparing(Standing::value);

        @Override
        public int compareTo(Standing other) {
            return ORDER.compare(this, other);
        }
    }
}
