package org.chaturaji.match;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Where the results of finished matches are noted, to be counted. */
public interface ResultStore {

    /**
     * Notes the result of a match, unless it is noted already, for those of its people who have not
     * been deleted. Belongs into a transaction.
     */
    void add(MatchResult result);

    /**
     * Returns finished matches of which no result is noted, by their ids.
     *
     * @param after only those above this one
     */
    List<UUID> unsettled(Optional<UUID> after, int limit);

    /** Returns somebody's places. */
    Places places(UUID player);

    /** Returns all that can be counted of somebody. */
    Statistics statistics(UUID player);
}
