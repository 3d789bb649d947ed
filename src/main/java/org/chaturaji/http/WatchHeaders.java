package org.chaturaji.http;

import jakarta.ws.rs.HeaderParam;

import java.util.List;
import java.util.Optional;

/** The headers of those who look at a match, as they were sent. */
@SuppressWarnings("NullAway.Init") // the framework fills the fields
class WatchHeaders {

    @HeaderParam("Join-Code")
    List<String> joinCode;

    @HeaderParam("If-None-Match")
    List<String> ifNoneMatch;

    /** Returns what the headers say, or refuses them. */
    Conditions read() {
        Faults faults = new Faults();
        Conditions conditions = read(faults);
        faults.refuse();
        return conditions;
    }

    /** Returns what the headers say, and notes what is wrong with them. */
    Conditions read(Faults faults) {
        return new Conditions(
                Headers.joinCode(joinCode, faults),
                EntityTags.read("If-None-Match", ifNoneMatch, faults));
    }

    /** What the headers say; what was not sent is empty. */
    record Conditions(Optional<String> joinCode, Optional<EntityTags> ifNoneMatch) {}
}
