package org.chaturaji.match;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Which match followed which. Belongs into a transaction in which the earlier match is locked. */
public interface Groups {

    /** Returns the rematch of a match. */
    Optional<UUID> rematchOf(UUID match);

    /** Makes {@code rematch} the one that follows these matches. */
    void setRematch(Collection<UUID> matches, UUID rematch);

    /** Returns those of these people who have not been deleted. */
    Set<UUID> stillHere(Collection<UUID> people);
}
