package org.chaturaji.match;

import jakarta.enterprise.context.ApplicationScoped;

import org.jspecify.annotations.Nullable;

import java.util.UUID;

/**
 * Ends the part that deleted people have in matches: they get up from open ones, and the computer
 * plays their seat in running ones. Nobody sits down any more who is deleted, so doing it once after
 * the deletion is enough; doing it twice does no harm. Thread-safe.
 */
@ApplicationScoped
public class Departures {

    private final MatchService matches;
    private final DepartureStore store;

    Departures(MatchService matches, DepartureStore store) {
        this.matches = matches;
        this.store = store;
    }

    /** Does it for one; what of it fails, {@link #finishAll} does later. */
    public void finish(UUID player) {
        matches.withdrawFromAll(player);
        store.finished(player);
    }

    /** Does it for all who are left; one of them whose seats cannot be seen to holds up nobody. */
    void finishAll() {
        RuntimeException failed = null;
        for (UUID player : store.unfinished()) {
            failed = failure(player, failed);
        }
        if (failed != null) {
            throw failed;
        }
    }

    private @Nullable RuntimeException failure(UUID player, @Nullable RuntimeException before) {
        try {
            finish(player);
            return before;
        } catch (RuntimeException e) {
            return e;
        }
    }
}
