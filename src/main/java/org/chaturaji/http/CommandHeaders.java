package org.chaturaji.http;

import jakarta.ws.rs.HeaderParam;

import org.chaturaji.match.RequestKey;

import java.util.List;
import java.util.Optional;

/** The headers that say on which conditions a command counts, as they were sent. */
@SuppressWarnings("NullAway.Init") // the framework fills the fields
class CommandHeaders {

    @HeaderParam("If-Match")
    List<String> ifMatch;

    @HeaderParam("Join-Code")
    List<String> joinCode;

    /** Returns what the headers say, or refuses them. */
    Conditions read() {
        return read(new Faults(), Optional.empty());
    }

    /**
     * Returns what the headers say, or refuses them.
     *
     * @param keys what was sent as {@code Idempotency-Key}
     */
    Conditions read(List<String> keys, RequestBody body) {
        Faults faults = new Faults();
        return read(faults, Headers.requestKey(keys, body, faults));
    }

    private Conditions read(Faults faults, Optional<RequestKey> key) {
        Conditions conditions = new Conditions(
                Headers.joinCode(joinCode, faults),
                EntityTags.read("If-Match", ifMatch, faults),
                key);
        faults.refuse();
        return conditions;
    }

    /** What the headers say; what was not sent is empty. */
    record Conditions(
            Optional<String> joinCode, Optional<EntityTags> ifMatch, Optional<RequestKey> key) {}
}
