package org.chaturaji.http;

import org.chaturaji.match.Match;

import java.util.Optional;
import java.util.UUID;

/**
 * Who looks at a match.
 *
 * @param person nobody for a request without credentials
 * @param joinCode what was sent to be let in, right or wrong
 */
record Viewer(Optional<UUID> person, Optional<String> joinCode) {

    boolean mayWatch(Match match) {
        return match.isVisibleTo(person.orElse(null), joinCode.orElse(null));
    }

    /** Keeps the code out of logs. */
    @Override
    public String toString() {
        return person.map(UUID::toString).orElse("anybody");
    }
}
