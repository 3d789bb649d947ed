package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.match.Expiring;
import org.chaturaji.player.CredentialStore;
import org.chaturaji.player.Identity;
import org.chaturaji.player.Player;
import org.chaturaji.player.PlayerName;
import org.chaturaji.player.SecretHash;
import org.chaturaji.player.SignedIn;
import org.hibernate.StatelessSession;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * Tokens, device codes and identities in PostgreSQL. Whatever changes those of a player locks the row
 * of the player first, so that two changes take turns and cannot deadlock.
 */
@ApplicationScoped
@Transactional
class CredentialTables implements CredentialStore, Expiring {

    private static final String TOKEN_WITH_PLAYER = """
            select t.number, t.deviceId, t.firstUsedAt, p.id, p.name, p.createdAt
            from TokenEntity t join PlayerEntity p on p.id = t.playerId
            where t.tokenHash = ?1 and p.deletedAt is null""";

    private final StatelessSession session;

    CredentialTables(StatelessSession session) {
        this.session = session;
    }

    @Override
    public void add(Player player, UUID device, SecretHash token) {
        new PlayerEntity(player).persist();
        new TokenEntity(player.id(), device, token, player.createdAt()).persist();
    }

    @Override
    public Optional<SignedIn> use(SecretHash token, Instant now) {
        return TokenEntity.find(TOKEN_WITH_PLAYER, (Object) token.bytes())
                .project(TokenRow.class)
                .singleResultOptional()
                .filter(row -> row.firstUsedAt() != null || firstUse(row, now))
                .map(TokenRow::signedIn);
    }

    /** Ends the older tokens of the device; false when this one was itself ended meanwhile. */
    private static boolean firstUse(TokenRow token, Instant now) {
        boolean lasts = PlayerEntity.lock(token.id())
                && TokenEntity.update(
                                "firstUsedAt = coalesce(firstUsedAt, ?1) where number = ?2",
                                now,
                                token.number())
                        == 1;
        if (lasts) {
            TokenEntity.delete(
                    "playerId = ?1 and deviceId = ?2 and number < ?3",
                    token.id(),
                    token.deviceId(),
                    token.number());
        }
        return lasts;
    }

    @Override
    public boolean addToken(UUID player, UUID device, SecretHash token, Instant now) {
        boolean exists = PlayerEntity.lock(player);
        if (exists) {
            new TokenEntity(player, device, token, now).persist();
        }
        return exists;
    }

    @Override
    public void endOthers(UUID player, Optional<UUID> device) {
        PlayerEntity.lock(player);
        if (device.isPresent()) {
            TokenEntity.delete("playerId = ?1 and deviceId <> ?2", player, device.get());
        } else {
            TokenEntity.delete("playerId = ?1", player);
        }
        endCodes(player);
    }

    @Override
    public Optional<Instant> addCode(UUID player, SecretHash code, Duration lifetime) {
        if (!PlayerEntity.lock(player)) {
            return Optional.empty();
        }
        return session.createNativeQuery("""
                        insert into device_codes (code_hash, player_id, expires_at)
                        values (:code, :player,
                            date_trunc('milliseconds', clock_timestamp()) + :seconds * interval '1 s')
                        returning expires_at""", Instant.class)
                .setParameter("code", code.bytes())
                .setParameter("player", player)
                .setParameter("seconds", lifetime.toSeconds())
                .uniqueResultOptional();
    }

    @Override
    public Optional<Player> redeem(SecretHash code, UUID device, SecretHash token, Instant now) {
        Optional<UUID> player = session.createNativeQuery(
                        "select player_id from device_codes where code_hash = :code", UUID.class)
                .setParameter("code", code.bytes())
                .uniqueResultOptional()
                .filter(PlayerEntity::lock)
                .filter(locked -> end(code));
        player.ifPresent(id -> new TokenEntity(id, device, token, now).persist());
        return player.flatMap(PlayerRow::find).map(PlayerRow::player);
    }

    /** Ends a code, behind the lock of its player; false when it was used meanwhile or is too old. */
    private boolean end(SecretHash code) {
        return session.createNativeMutationQuery("""
                        delete from device_codes
                        where code_hash = :code and expires_at > clock_timestamp()""")
                        .setParameter("code", code.bytes())
                        .executeUpdate()
                == 1;
    }

    private void endCodes(UUID player) {
        session.createNativeMutationQuery("delete from device_codes where player_id = :player")
                .setParameter("player", player)
                .executeUpdate();
    }

    @Override
    public Optional<Player> find(Identity identity) {
        return session.createNativeQuery("""
                        select player_id from player_identities
                        where issuer = :issuer and subject = :subject""", UUID.class)
                .setParameter("issuer", identity.issuer())
                .setParameter("subject", identity.subject())
                .uniqueResultOptional()
                .flatMap(PlayerRow::find)
                .filter(row -> row.deletedAt() == null)
                .map(PlayerRow::player);
    }

    /**
     * Waits for a transaction that is linking the same identity. A release that does not know of
     * identities leaves that of somebody whom it deletes: it is free again.
     */
    @Override
    public Player link(Identity identity, Player player) {
        new PlayerEntity(player).persistAndFlush();
        boolean linked = session.createNativeMutationQuery("""
                        insert into player_identities as old
                            (issuer, subject, player_id, linked_at)
                        values (:issuer, :subject, :player, clock_timestamp())
                        on conflict (issuer, subject) do update set
                            player_id = excluded.player_id,
                            linked_at = excluded.linked_at
                        where exists (select 1 from players
                            where id = old.player_id and deleted_at is not null)""")
                        .setParameter("issuer", identity.issuer())
                        .setParameter("subject", identity.subject())
                        .setParameter("player", player.id())
                        .executeUpdate()
                == 1;
        if (linked) {
            return player;
        }
        PlayerEntity.deleteById(player.id());
        return find(identity).orElseThrow();
    }

    @Override
    public int dropExpired() {
        return session.createNativeMutationQuery(
                        "delete from device_codes where expires_at <= clock_timestamp()")
                .executeUpdate();
    }

    /** A token with its player, who is not deleted. */
    record TokenRow(
            long number,
            UUID deviceId,
            @Nullable Instant firstUsedAt,
            UUID id,
            String name,
            Instant createdAt) {

        SignedIn signedIn() {
            return new SignedIn(
                    new Player(id, PlayerName.ofStored(name), createdAt), Optional.of(deviceId));
        }
    }
}
