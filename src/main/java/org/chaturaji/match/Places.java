package org.chaturaji.match;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How often somebody got each place. A place that is shared counts for all who share it: of two who
 * are first both are, and none is second.
 *
 * @param counts four numbers, first place first
 */
public record Places(List<Integer> counts) {

    public Places {
        counts = List.copyOf(counts);
    }

    /** Returns how many matches it were. */
    public int games() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /** Returns the mean place, from 1 to 4; of no match it is not a number. */
    public double mean() {
        return (double) IntStream.rangeClosed(1, 4)
                        .map(place -> place * count(place))
                        .sum()
                / games();
    }

    /**
     * Returns how often it was this place.
     *
     * @param place 1 to 4
     */
    public int count(int place) {
        return counts.get(place - 1);
    }
}
