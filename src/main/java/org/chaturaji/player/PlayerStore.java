package org.chaturaji.player;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * Where players are kept. Each call is one transaction, or joins the caller's; calls about the same player that change something take turns.
 */
public interface PlayerStore {

    /** Returns the player under a new name, or nothing when there is none (any more). */
    Optional<Player> rename(UUID player, PlayerName name);

    /**
     * Forgets the name of a player, all credentials and all request keys, and notes that their part
     * in matches is still to be ended.
     *
     * @return whether there was such a player, not yet deleted
     */
    boolean delete(UUID player);

    /** Returns what there is to see of this player, or nothing when there never was one. */
    Optional<Profile> profile(UUID player);

    /** Returns the names of those of these players that are not deleted, in one query. */
    Map<UUID, ShownName> names(Collection<UUID> players);
}
