package org.chaturaji.match;

import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.UUID;

/** Keeps when people were last seen at the matches that they play, to the minute. */
public interface SightingStore {

    /**
     * Notes that people are seen now, where they play. What somebody else is about to note may be left
     * out.
     */
    void note(Collection<Seating> sightings);

    /** Returns when a person was last seen at a match. */
    Optional<Instant> lastSeen(UUID match, UUID player);
}
