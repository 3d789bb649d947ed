package org.chaturaji.match;

import java.util.List;
import java.util.UUID;

/**
 * Which people are deleted whose seats are still to be seen to: from the deletion on, in the same
 * transaction. Each call is a transaction of its own.
 */
public interface DepartureStore {

    List<UUID> unfinished();

    /** Notes that somebody has no part in any match any more. */
    void finished(UUID player);
}
