package org.chaturaji.match;

import jakarta.enterprise.context.ApplicationScoped;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Who was seen: without a turn time, whoever stays unseen in their turn counts as away (SERVICE.md
 * 3). To say that somebody was seen costs next to nothing and never fails, so that every request and
 * every beat of a stream can; what was said is noted together, about once a second. Thread-safe.
 */
@ApplicationScoped
public class Sightings {

    /** More than a replica sees in a second. */
    private static final int MOST = 100_000;

    private final SightingStore store;
    private final Set<Seating> fresh = ConcurrentHashMap.newKeySet();

    Sightings(SightingStore store) {
        this.store = store;
    }

    /** Says that a person was seen at a match, whether they play in it or not. */
    public void seen(UUID match, UUID player) {
        add(new Seating(player, match));
    }

    /** Notes what was said since the last time. When that fails it is lost: people are seen again. */
    void note() {
        List<Seating> sightings = List.copyOf(fresh);
        sightings.forEach(fresh::remove);
        if (!sightings.isEmpty()) {
            store.note(sightings);
        }
    }

    private void add(Seating sighting) {
        if (fresh.size() < MOST) {
            fresh.add(sighting);
        }
    }
}
