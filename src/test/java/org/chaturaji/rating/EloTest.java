package org.chaturaji.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class EloTest {

    private static final Elo ELO = new Elo(32);
    private static final double ROUNDING = 1e-9;

    static Stream<JsonNode> vectors() throws IOException {
        try (InputStream in = EloTest.class.getResourceAsStream("/vectors/elo.json")) {
            JsonNode all = new ObjectMapper().readTree(Objects.requireNonNull(in));
            return IntStream.range(0, all.size()).mapToObj(all::get);
        }
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void everyVectorIsComputed(JsonNode vector) {
        List<Double> ratings = new ArrayList<>();
        vector.get("ratings").forEach(rating -> ratings.add(rating.asDouble()));
        List<Integer> places = new ArrayList<>();
        vector.get("places").forEach(place -> places.add(place.asInt()));
        List<Double> changes = new Elo(vector.get("k").asDouble()).changes(ratings, places);
        assertEquals(4, changes.size());
        for (int i = 0; i < changes.size(); i++) {
            assertEquals(vector.get("change").get(i).asDouble(), changes.get(i), ROUNDING);
        }
    }

    /** Random ratings and places, shared ones too; the seed is the number of the repetition. */
    @RepeatedTest(200)
    void pointsAreNeitherMadeNorLost(RepetitionInfo repetition) {
        Match match = new Match(new Random(repetition.getCurrentRepetition()));
        List<Double> changes = ELO.changes(match.ratings, match.places);
        assertEquals(0, changes.stream().mapToDouble(Double::doubleValue).sum(), ROUNDING);
        changes.forEach(change -> assertTrue(Math.abs(change) <= ELO.k(), change::toString));
    }

    @RepeatedTest(200)
    void aBetterPlaceIsWorthMore(RepetitionInfo repetition) {
        Match match = new Match(new Random(repetition.getCurrentRepetition()));
        int first = match.places.indexOf(1);
        List<Integer> places = new ArrayList<>(match.places);
        places.set(first, 0);
        double alone = ELO.changes(match.ratings, places).get(first);
        places.set(first, 5);
        double last = ELO.changes(match.ratings, places).get(first);
        assertTrue(alone > 0 && last < 0, () -> alone + " and " + last);
        double change = ELO.changes(match.ratings, match.places).get(first);
        assertTrue(alone >= change && change > last, () -> last + ", " + change + ", " + alone);
    }

    /** It does not matter who sits where. */
    @RepeatedTest(50)
    void theOrderOfTheSeatsChangesNothing(RepetitionInfo repetition) {
        Match match = new Match(new Random(repetition.getCurrentRepetition()));
        List<Double> changes = ELO.changes(match.ratings, match.places);
        List<Double> turned = ELO.changes(turn(match.ratings), turn(match.places));
        for (int i = 0; i < 4; i++) {
            assertEquals(turn(changes).get(i), turned.get(i), ROUNDING);
        }
    }

    @Test
    void aTieOfEqualsMovesNobody() {
        assertEquals(
                List.of(0.0, 0.0, 0.0, 0.0),
                ELO.changes(List.of(1623.4, 1623.4, 1623.4, 1623.4), List.of(1, 1, 1, 1)));
    }

    @Test
    void aSharedPlaceIsHalfAWin() {
        List<Double> equal = List.of(1500.0, 1500.0);
        double won = ELO.changes(equal, List.of(1, 2)).get(0);
        double lost = ELO.changes(equal, List.of(2, 1)).get(0);
        assertEquals((won + lost) / 2, ELO.changes(equal, List.of(1, 1)).get(0), ROUNDING);
        assertEquals(16, won, ROUNDING);
    }

    @Test
    void listsThatDoNotGoTogetherAreOurFault() {
        assertThrows(
                IllegalArgumentException.class,
                () -> ELO.changes(List.of(1500.0, 1500.0), List.of(1)));
        assertThrows(
                IllegalArgumentException.class, () -> ELO.changes(List.of(1500.0), List.of(1)));
    }

    private static <T> List<T> turn(List<T> four) {
        return List.of(four.get(1), four.get(2), four.get(3), four.get(0));
    }

    /** Four people and how they came in; the best place is always 1. */
    private static final class Match {

        private final List<Double> ratings;
        private final List<Integer> places;

        private Match(Random random) {
            ratings = IntStream.range(0, 4)
                    .mapToObj(i -> 800 + 1600 * random.nextDouble())
                    .toList();
            List<Integer> points =
                    IntStream.range(0, 4).mapToObj(i -> random.nextInt(5)).toList();
            places = points.stream()
                    .map(own -> 1
                            + (int) points.stream().filter(other -> other > own).count())
                    .toList();
        }
    }
}
