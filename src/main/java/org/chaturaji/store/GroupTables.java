package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.match.Groups;
import org.hibernate.StatelessSession;

import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * What follows what, in the column {@code rematch_id}. No entity has it: nothing that rewrites the
 * row of a match can lose it.
 */
@ApplicationScoped
@Transactional
class GroupTables implements Groups {

    private final StatelessSession session;

    GroupTables(StatelessSession session) {
        this.session = session;
    }

    @Override
    public Optional<UUID> rematchOf(UUID match) {
        return session.createNativeQuery(
                        "select rematch_id from matches where id = :match", UUID.class)
                .setParameter("match", match)
                .uniqueResultOptional();
    }

    @Override
    public void setRematch(Collection<UUID> matches, UUID rematch) {
        session.createNativeMutationQuery(
                        "update matches set rematch_id = :rematch where id in (:matches)")
                .setParameter("rematch", rematch)
                .setParameterList("matches", matches)
                .executeUpdate();
    }

    @Override
    public Set<UUID> stillHere(Collection<UUID> people) {
        return Set.copyOf(session.createSelectionQuery(
                        "select id from PlayerEntity where id in :people and deletedAt is null",
                        UUID.class)
                .setParameterList("people", people)
                .getResultList());
    }
}
