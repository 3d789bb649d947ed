package org.chaturaji.http;

import io.smallrye.mutiny.Uni;

/** What a stream tells, at the pace of its client. */
interface StreamSource {

    /**
     * Returns what is to be told next, as soon as there is something, or {@link Frame#END}. Asked
     * again only when the client has taken what went before. Never blocks.
     */
    Uni<Frame> next();

    /** Frees what the stream needed. */
    void close();
}
