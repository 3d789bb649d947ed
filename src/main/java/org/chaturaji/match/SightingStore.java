package org.chaturaji.match;

import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.UUID;

/** Keeps when people were last seen at the matches that they play, to the minute. */
public interface SightingStore {

    /** Notes that these people are seen now. What somebody else is about to note may be left out. */
    void note(Collection<Sighting> sightings);

    /** Returns when a person was last seen at a match. */
    Optional<Instant> lastSeen(UUID match, UUID player);
}
