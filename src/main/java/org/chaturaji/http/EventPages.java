package org.chaturaji.http;

import org.chaturaji.match.Event;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchLog;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parts of a match's log, with the effects that follow from what went before. */
final class EventPages {

    private EventPages() {}

    /**
     * A page of the log.
     *
     * @param next the number after which the next page begins, null when there is no more yet
     */
    record PageView(List<EventView> items, @Nullable Integer next) {}

    /** Returns up to {@code limit} events with numbers over {@code after}. */
    static PageView page(MatchLog log, int after, int limit, boolean withMoves) {
        int last = Math.min(
                log.events().size(), (int) Math.min((long) after + limit, Integer.MAX_VALUE));
        List<EventView> items = fold(log, after, last, withMoves);
        return new PageView(items, last > after && last < log.events().size() ? last : null);
    }

    /** Returns one event, if there is one of this number. */
    static Optional<EventView> event(MatchLog log, int seq, boolean withMoves) {
        return seq < 1 || seq > log.events().size()
                ? Optional.empty()
                : Optional.of(fold(log, seq - 1, seq, withMoves).get(0));
    }

    /** Replays the log to event number {@code last}, and tells those after number {@code after}. */
    private static List<EventView> fold(MatchLog log, int after, int last, boolean withMoves) {
        List<EventView> views = new ArrayList<>();
        Match match = null;
        for (Event event : log.events().subList(0, last)) {
            Match next = match == null ? Match.created(log.facts(), event) : match.after(event);
            if (event.seq() > after) {
                views.add(EventView.of(match, event, next, withMoves));
            }
            match = next;
        }
        return views;
    }
}
