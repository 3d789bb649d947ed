package org.chaturaji.http;

import org.chaturaji.match.DiceTally;
import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * How dice of one kind fell.
 *
 * @param counts by face, those that the dice have
 * @param chiSquare null before the first throw
 * @param probability null while nothing can be said
 */
record DiceTallyView(
        String dice,
        int thrown,
        Map<Integer, Integer> counts,
        int unusable,
        @Nullable Double chiSquare,
        @Nullable Double probability) {

    static DiceTallyView of(DiceTally tally) {
        return new DiceTallyView(
                tally.kind().code(),
                tally.thrown(),
                counts(tally),
                tally.unusable(),
                orNull(tally.chiSquare()),
                orNull(tally.probability()));
    }

    /** Returns how often each face came that the dice have. */
    static Map<Integer, Integer> counts(DiceTally tally) {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int face = tally.kind().lowest(); face <= tally.kind().highest(); face++) {
            counts.put(face, tally.count(face));
        }
        return counts;
    }

    static @Nullable Double orNull(OptionalDouble number) {
        return number.isPresent() ? number.getAsDouble() : null;
    }
}
