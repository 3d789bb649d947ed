package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.player.Player;
import org.chaturaji.player.PlayerName;
import org.chaturaji.player.PlayerStore;
import org.chaturaji.player.Profile;
import org.chaturaji.player.ShownName;
import org.hibernate.StatelessSession;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * Players in PostgreSQL. Whatever changes something locks the row of the player first, so that two
 * changes take turns and cannot deadlock. Reads are projections and changes are statements: no entity
 * is held that another statement could make stale.
 */
@ApplicationScoped
@Transactional
class PlayerTables implements PlayerStore {

    /** What nobody but the person needs. */
    private static final List<String> PERSONAL = List.of(
            "player_tokens", "device_codes", "player_identities", "idempotency_keys", "results");

    private final StatelessSession session;

    PlayerTables(StatelessSession session) {
        this.session = session;
    }

    @Override
    public Optional<Player> rename(UUID player, PlayerName name) {
        PlayerEntity.update(
                "name = ?1, nameChanges = nameChanges + 1"
                        + " where id = ?2 and deletedAt is null and name <> ?1",
                name.text(),
                player);
        return profile(player).filter(Player.class::isInstance).map(Player.class::cast);
    }

    @Override
    public boolean delete(UUID player) {
        boolean existed = session.createNativeMutationQuery("""
                        update players set name = null, leaving = true,
                            deleted_at = date_trunc('milliseconds', clock_timestamp())
                        where id = :player and deleted_at is null""")
                        .setParameter("player", player)
                        .executeUpdate()
                == 1;
        for (String table : PERSONAL) {
            session.createNativeMutationQuery("delete from " + table + " where player_id = :player")
                    .setParameter("player", player)
                    .executeUpdate();
        }
        return existed;
    }

    @Override
    public Optional<Profile> profile(UUID player) {
        return PlayerRow.find(player).map(PlayerRow::profile);
    }

    @Override
    public Map<UUID, ShownName> names(Collection<UUID> players) {
        if (players.isEmpty()) {
            return Map.of();
        }
        return PlayerEntity.find("id in ?1 and deletedAt is null", Set.copyOf(players))
                .project(PlayerRow.class)
                .stream()
                .collect(Collectors.toUnmodifiableMap(PlayerRow::id, PlayerRow::shownName));
    }
}
