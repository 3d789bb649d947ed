package org.chaturaji.match;

import java.util.Optional;
import java.util.UUID;

/**
 * Open public matches in which all is as somebody wishes, for those who play with whoever is there.
 * Belongs into a transaction.
 */
public interface OpenMatches {

    /** Waits until no other transaction searches, and keeps all others waiting until its end. */
    void searchAlone();

    /** Returns a match in which the person already sits, at the seat that is named if one is. */
    Optional<UUID> seatedIn(UUID person, Wish wish);

    /**
     * Returns the oldest match with a seat for the person, locked until the transaction ends; only
     * the seat may have been taken before it was locked. What others have locked is passed over.
     *
     * @param after only matches younger than this one
     */
    Optional<UUID> lockOldest(UUID person, Wish wish, Optional<UUID> after);
}
