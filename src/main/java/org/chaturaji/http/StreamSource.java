package org.chaturaji.http;

import io.smallrye.mutiny.Uni;

import org.chaturaji.match.Sightings;

/** What a stream tells, at the pace of its client. */
interface StreamSource {

    /**
     * Returns what is to be told next, as soon as there is something, or {@link Frame#END}. Asked
     * again only when the client has taken what went before. Never blocks.
     */
    Uni<Frame> next();

    /** Says that the person who reads the stream is there, if there is one. */
    void sight(Sightings sightings);

    /** Frees what the stream needed. */
    void close();
}
