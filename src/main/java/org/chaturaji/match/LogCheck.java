package org.chaturaji.match;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Holds what is kept of a match beside its log against what the log says. Changes nothing. */
public interface LogCheck {

    /**
     * Returns the matches that follow after one, by id.
     *
     * @param last empty for the first ones
     */
    List<UUID> after(Optional<UUID> last, int limit);

    /**
     * Returns what differs, such as {@code status: open, by the log playing}; nothing when all
     * agrees.
     *
     * @return empty when there is no such match
     */
    Optional<List<String>> differences(UUID match);
}
