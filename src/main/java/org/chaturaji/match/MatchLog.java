package org.chaturaji.match;

import java.util.List;
import java.util.Optional;

/** All that is known of a match: what is fixed, the log, and what the log makes of it. Immutable. */
public final class MatchLog {

    private final MatchFacts facts;
    private final List<Event> events;
    private final Match match;

    /**
     * Replays the log once, which costs microseconds.
     *
     * @param events in order, without gaps, from number 1
     */
    public MatchLog(MatchFacts facts, List<Event> events) {
        this.facts = facts;
        this.events = List.copyOf(events);
        this.match = Match.replay(facts, this.events);
    }

    public MatchFacts facts() {
        return facts;
    }

    /** Returns the events in order, from number 1. */
    public List<Event> events() {
        return events;
    }

    /** Returns the match as it is after the last event. */
    public Match match() {
        return match;
    }

    /** Returns the log as it was after event number {@code seq}, if there has been one. */
    public Optional<MatchLog> upTo(int seq) {
        return seq < 1 || seq > events.size()
                ? Optional.empty()
                : Optional.of(new MatchLog(facts, events.subList(0, seq)));
    }
}
