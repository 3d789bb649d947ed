package org.chaturaji.rating;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Where ratings are kept, with every change. {@link #lock} and {@link #add} belong into a transaction. */
public interface RatingStore {

    /** Returns somebody's rating; empty before their first rated match. */
    Optional<Rating> of(UUID player);

    /** Returns whether somebody is known by the token of an issuer. */
    boolean isSignedIn(UUID player);

    /**
     * Returns the ratings of these people, which nobody else can change until the transaction ends. All
     * who lock some do it in one order, so that nobody waits in a ring.
     *
     * @param first the points of those who have no rating yet
     */
    Map<UUID, Rating> lock(Collection<UUID> players, double first);

    /** Adds a match with its changes, and changes the locked ratings. */
    void add(RatedMatch match);

    /**
     * Returns people with a rating who have not left, the best first; those with the same by
     * their ids.
     *
     * @param after where the page before ended, if there is one
     */
    List<Leader> leaders(Optional<PageEnd> after, int limit);

    /**
     * Returns the matches that changed somebody's rating, newest first.
     *
     * @param below only those up to which they had played fewer rated matches than this
     */
    List<RatedMatch> history(UUID player, Optional<Integer> below, int limit);
}
