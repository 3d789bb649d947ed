package org.chaturaji.match;

import java.util.List;

/**
 * All that is known of a match.
 *
 * @param events in order, without gaps, from number 1
 */
public record MatchLog(MatchFacts facts, List<Event> events) {

    public MatchLog {
        events = List.copyOf(events);
    }

    /** Returns the match that the log describes; replaying costs microseconds. */
    public Match replay() {
        return Match.replay(facts, events);
    }
}
