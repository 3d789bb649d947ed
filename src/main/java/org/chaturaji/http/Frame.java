package org.chaturaji.http;

import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

import org.jspecify.annotations.Nullable;

/**
 * What is sent over a stream at once (WHATWG HTML 9.2.6).
 *
 * @param id where to go on after a reconnect
 * @param name the type under which a browser hands it out; null for the usual one
 * @param data one line of JSON; null for a comment
 * @param comment for people who look at the stream
 */
record Frame(
        @Nullable String id,
        @Nullable String name,
        @Nullable String data,
        @Nullable String comment) {

    /** Sent first: the client knows at once that it is connected, and when to come back. */
    static final Frame OPENING = comment("open");

    /** Sent when there is nothing to tell: it keeps the way open, and shows whether it is. */
    static final Frame COMMENT = comment("");

    /** Not sent: there may be something to tell now, or not. */
    static final Frame NOTHING = comment("nothing");

    /** Not sent: the stream is over. */
    static final Frame END = comment("over");

    private static final long RECONNECT_MILLIS = 2_000;

    private static Frame comment(String text) {
        return new Frame(null, null, null, text);
    }

    /** Returns an event of a log. */
    static Frame ofLog(int seq, String json) {
        return new Frame(Integer.toString(seq), null, json, null);
    }

    /** Returns the frame as the framework sends it. */
    OutboundSseEvent event(Sse sse) {
        OutboundSseEvent.Builder event = sse.newEventBuilder();
        if (id != null) {
            event.id(id);
        }
        if (name != null) {
            event.name(name);
        }
        if (data != null) {
            event.data(data);
        }
        if (comment != null) {
            event.comment(comment);
        }
        if (equals(OPENING)) {
            event.reconnectDelay(RECONNECT_MILLIS);
        }
        return event.build();
    }
}
