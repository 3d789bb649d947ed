package org.chaturaji.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

class RankedPlayerTest {

    @Test
    void thoseWhoseRatingsLookTheSameShareTheRank() {
        List<RankedPlayer> ranked = rank(1620.4, 1611.2, 1610.6, 1610.5, 1610.4, 1400);
        assertEquals(List.of(1, 2, 2, 2, 5, 6), ranks(ranked));
        assertEquals(
                List.of(1, 2, 3, 4, 5, 6),
                ranked.stream().map(RankedPlayer::number).toList());
    }

    /** However the list is cut into pages, also between two who share a rank. */
    @Test
    void ranksGoOnFromPageToPage() {
        double[] points = {1620.4, 1611.2, 1610.6, 1610.5, 1610.4, 1400, 1400, 1399.9};
        List<Leader> leaders = leaders(points);
        List<RankedPlayer> whole = RankedPlayer.rank(Optional.empty(), leaders);
        for (int size = 1; size <= leaders.size(); size++) {
            List<RankedPlayer> pages = new ArrayList<>();
            for (int from = 0; from < leaders.size(); from += size) {
                Optional<PageEnd> before = pages.isEmpty()
                        ? Optional.empty()
                        : Optional.of(pages.get(pages.size() - 1).end());
                int to = Math.min(from + size, leaders.size());
                pages.addAll(RankedPlayer.rank(before, leaders.subList(from, to)));
            }
            assertEquals(whole, pages);
        }
        assertEquals(List.of(1, 2, 2, 2, 5, 6, 6, 6), ranks(whole));
    }

    @Test
    void nobodyHasNoRank() {
        assertEquals(List.of(), rank());
    }

    private static List<RankedPlayer> rank(double... points) {
        return RankedPlayer.rank(Optional.empty(), leaders(points));
    }

    private static List<Leader> leaders(double... points) {
        return Stream.iterate(0, i -> i < points.length, i -> i + 1)
                .map(i -> new Leader(new UUID(1, i), new Rating(points[i], 3)))
                .toList();
    }

    private static List<Integer> ranks(List<RankedPlayer> ranked) {
        return ranked.stream().map(RankedPlayer::rank).toList();
    }
}
