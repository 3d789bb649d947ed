package org.chaturaji.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * What is known of people: their names, and that some have left. Thread-safe. What becomes of the
 * matches of somebody who leaves is not known here: who calls {@link #delete} sees to their seats.
 */
@ApplicationScoped
public class Players {

    private final PlayerStore store;

    @Inject
    public Players(PlayerStore store) {
        this.store = store;
    }

    /** Returns the player under the new name, or nothing when there is no such player any more. */
    public Optional<Player> rename(UUID player, PlayerName name) {
        return store.rename(player, name);
    }

    /**
     * Forgets the name, all credentials and all request keys of this player; the profile says from
     * now on that there was one. It is the first step of a deletion: the service ends their part in
     * matches from then on, whoever crashes. Joins the caller's transaction when there is one.
     *
     * @return whether this call did it; false when there is no such player (any more)
     */
    public boolean delete(UUID player) {
        return store.delete(player);
    }

    /** Returns the player or what is left of a deleted one; nothing when there never was one. */
    public Optional<Profile> profile(UUID player) {
        return store.profile(player);
    }

    /** Returns the names of these players; deleted and unknown ones are absent. One query. */
    public Map<UUID, ShownName> names(Collection<UUID> players) {
        return store.names(players);
    }
}
