package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import jakarta.transaction.Transactional;

import org.chaturaji.player.DeletedPlayer;
import org.chaturaji.player.Player;
import org.chaturaji.player.PlayerName;
import org.chaturaji.player.PlayerStore;
import org.chaturaji.player.Profile;
import org.chaturaji.player.ShownName;
import org.chaturaji.player.TokenHash;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * Players and tokens in PostgreSQL. Whatever changes something locks the row of the player first,
 * so that two changes take turns and cannot deadlock. Reads are projections and changes are
 * statements: no entity is held that another statement could make stale.
 */
@ApplicationScoped
@Transactional
class PlayerTables implements PlayerStore {

    private static final String TOKEN_WITH_PLAYER = """
            select t.number, t.firstUsedAt, p.id, p.name, p.createdAt
            from TokenEntity t join PlayerEntity p on p.id = t.playerId
            where t.tokenHash = ?1 and p.deletedAt is null""";

    @Override
    public void add(Player player, TokenHash token) {
        new PlayerEntity(player).persist();
        new TokenEntity(player.id(), token, player.createdAt()).persist();
    }

    @Override
    public Optional<Player> use(TokenHash token, Instant now) {
        return TokenEntity.find(TOKEN_WITH_PLAYER, (Object) token.bytes())
                .project(TokenRow.class)
                .singleResultOptional()
                .filter(row -> row.firstUsedAt() != null || firstUse(row, now))
                .map(TokenRow::player);
    }

    /** Ends the older tokens of the player; false when this one was itself ended meanwhile. */
    private static boolean firstUse(TokenRow token, Instant now) {
        boolean lasts = lock(token.id())
                && TokenEntity.update(
                                "firstUsedAt = coalesce(firstUsedAt, ?1) where number = ?2",
                                now,
                                token.number())
                        == 1;
        if (lasts) {
            TokenEntity.delete("playerId = ?1 and number < ?2", token.id(), token.number());
        }
        return lasts;
    }

    @Override
    public boolean addToken(UUID player, TokenHash token, Instant now) {
        boolean exists = lock(player);
        if (exists) {
            new TokenEntity(player, token, now).persist();
        }
        return exists;
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
    public boolean delete(UUID player, Instant now) {
        boolean existed = PlayerEntity.update(
                        "name = null, deletedAt = ?1 where id = ?2 and deletedAt is null",
                        now,
                        player)
                == 1;
        TokenEntity.delete("playerId = ?1", player);
        return existed;
    }

    @Override
    public Optional<Profile> profile(UUID player) {
        return PlayerEntity.find("id = ?1", player)
                .project(PlayerRow.class)
                .singleResultOptional()
                .map(PlayerRow::profile);
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

    /** Locks the row of a player until the transaction ends; false when there is none to lock. */
    private static boolean lock(UUID player) {
        return PlayerEntity.find("id = ?1 and deletedAt is null", player)
                        .withLock(LockModeType.PESSIMISTIC_WRITE)
                        .firstResult()
                != null;
    }

    /** A token with its player, who is not deleted. */
    record TokenRow(
            long number, @Nullable Instant firstUsedAt, UUID id, String name, Instant createdAt) {

        Player player() {
            return new Player(id, PlayerName.ofStored(name), createdAt);
        }
    }

    /** A player, deleted or not. */
    record PlayerRow(
            UUID id,
            @Nullable String name,
            int nameChanges,
            Instant createdAt,
            @Nullable Instant deletedAt) {

        Profile profile() {
            return deletedAt == null
                    ? new Player(id, playerName(), createdAt)
                    : new DeletedPlayer(id, deletedAt);
        }

        ShownName shownName() {
            return new ShownName(playerName(), nameChanges);
        }

        PlayerName playerName() {
            return PlayerName.ofStored(Objects.requireNonNull(name));
        }
    }
}
