package org.chaturaji.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

import org.chaturaji.match.Event;
import org.chaturaji.match.Match;
import org.jspecify.annotations.Nullable;

/** An event with the match before and after it; its JSON is written once for all who want it. */
final class Step {

    private final Match before;
    private final Event event;
    private final Match after;
    private final ObjectMapper mapper;
    private @Nullable String plain;
    private @Nullable String withMoves;

    Step(Match before, Event event, Match after, ObjectMapper mapper) {
        this.before = before;
        this.event = event;
        this.after = after;
        this.mapper = mapper;
    }

    int seq() {
        return event.seq();
    }

    /** Returns the event as JSON, in one line. */
    synchronized String json(boolean moves) {
        String known = moves ? withMoves : plain;
        if (known != null) {
            return known;
        }
        String written = write(mapper, EventView.of(before, event, after, moves));
        if (moves) {
            withMoves = written;
        } else {
            plain = written;
        }
        return written;
    }

    static String write(ObjectMapper mapper, Object view) {
        try {
            return mapper.writeValueAsString(view);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a view is always JSON", e);
        }
    }
}
