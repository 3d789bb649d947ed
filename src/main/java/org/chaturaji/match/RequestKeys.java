package org.chaturaji.match;

import java.util.Optional;
import java.util.UUID;

/** What requests with a key led to, for 24 hours. Belongs into the transaction of the request. */
public interface RequestKeys {

    /**
     * Returns what a key led to.
     *
     * @param scope the match that the request is about; the player's own id for making matches
     */
    Optional<KeptAnswer> find(UUID scope, UUID player, String key);

    /**
     * Keeps what a request led to. Waits for a transaction that is keeping something under the same
     * key.
     *
     * @return false when the key is taken, and nothing was kept
     */
    boolean keep(UUID scope, UUID player, String key, KeptAnswer answer);
}
