package org.chaturaji.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

/** What holds of every result: its places are a proper ranking (RULES.md 7.7). */
final class ResultCheck {

    private ResultCheck() {}

    static void check(Game game) {
        Position position = game.position();
        Result result = game.result().orElseThrow();
        BySeat<Integer> places = result.places();
        assertEquals(BySeat.of(position::points), result.points());
        for (Seat seat : Seat.ALL) {
            int place = places.get(seat);
            long ahead = places.toList().stream().filter(other -> other < place).count();
            assertEquals(place - 1, ahead, "places " + places);
        }
        if (result.termination() == Termination.CHATURAJI) {
            assertEquals(1, places.toList().stream().filter(place -> place == 1).count());
            assertTrue(winnerHasThreeKings(position, places));
            return;
        }
        for (Seat one : Seat.ALL) {
            for (Seat other : Seat.ALL) {
                assertEquals(
                        Integer.signum(compare(position, one, other)),
                        Integer.signum(places.get(other) - places.get(one)),
                        one + " and " + other + " in " + places);
            }
        }
    }

    private static boolean winnerHasThreeKings(Position position, BySeat<Integer> places) {
        return Seat.ALL.stream()
                .filter(seat -> places.get(seat) == 1)
                .allMatch(seat ->
                        position.kingsCaptured(seat).size() == 3 && position.points(seat) >= 54);
    }

    private static int compare(Position position, Seat one, Seat other) {
        List<Integer> first = standing(position, one);
        List<Integer> second = standing(position, other);
        for (int i = 0; i < first.size(); i++) {
            if (!first.get(i).equals(second.get(i))) {
                return first.get(i) - second.get(i);
            }
        }
        return 0;
    }

    /** Points, then king still on the board, then value of the pieces left. */
    private static List<Integer> standing(Position position, Seat seat) {
        List<PieceType> types = position.pieces().values().stream()
                .filter(piece -> piece.seat() == seat)
                .map(Piece::type)
                .toList();
        return List.of(
                position.points(seat),
                types.contains(PieceType.KING) ? 1 : 0,
                types.stream().mapToInt(PieceType::value).sum());
    }
}
