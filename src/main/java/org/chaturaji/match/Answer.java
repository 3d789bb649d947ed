package org.chaturaji.match;

import java.util.OptionalInt;

/**
 * What came of a command.
 *
 * @param match as it is now
 * @param seq number of the event that the command led to; empty when it changed nothing
 * @param replayed whether the command had been accepted before, under the same request key
 */
public record Answer(Match match, OptionalInt seq, boolean replayed) {

    /** Returns the answer to a command that changed nothing. */
    static Answer unchanged(Match match) {
        return new Answer(match, OptionalInt.empty(), false);
    }

    /** Returns whether the match was made by the command. */
    public boolean isMade() {
        return seq.equals(OptionalInt.of(1));
    }
}
