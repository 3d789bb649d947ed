package org.chaturaji.http;

import jakarta.ws.rs.QueryParam;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.Function;

/** Which page of a list is asked for, as it was sent. */
class PageQuery {

    private static final int MAX_LIMIT = 100;
    private static final int USUAL_LIMIT = 20;

    @QueryParam("limit")
    @Nullable
    String limit;

    @QueryParam("cursor")
    @Nullable
    String cursor;

    /**
     * A page.
     *
     * @param after where the page before ended
     * @param limit the most items on it
     */
    record Page<C>(Optional<C> after, int limit) {}

    /** Returns what was sent, or refuses it. */
    <C> Page<C> read(Function<String, Optional<C>> reader) {
        Faults faults = new Faults();
        Page<C> page = read(new Query(faults), reader);
        faults.refuse();
        return page;
    }

    /** Returns what was sent; what is wrong with it is noted in the query. */
    <C> Page<C> read(Query query, Function<String, Optional<C>> reader) {
        return new Page<>(
                query.read("cursor", cursor, reader, Message.of("fault.cursor")),
                query.number("limit", limit, 1, MAX_LIMIT).orElse(USUAL_LIMIT));
    }
}
