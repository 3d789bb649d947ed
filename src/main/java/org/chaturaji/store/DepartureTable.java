package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.match.DepartureStore;
import org.hibernate.StatelessSession;

import java.util.List;
import java.util.UUID;

/** People who are leaving, in their own rows; {@link PlayerTables} notes that they do. */
@ApplicationScoped
@Transactional
class DepartureTable implements DepartureStore {

    private final StatelessSession session;

    DepartureTable(StatelessSession session) {
        this.session = session;
    }

    @Override
    public List<UUID> unfinished() {
        return session.createNativeQuery(
                        "select id from players where leaving order by id", UUID.class)
                .getResultList();
    }

    @Override
    public void finished(UUID player) {
        session.createNativeMutationQuery(
                        "update players set leaving = false where id = :player and leaving")
                .setParameter("player", player)
                .executeUpdate();
    }
}
