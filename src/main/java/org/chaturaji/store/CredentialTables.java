package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;

import org.chaturaji.match.Expiring;
import org.chaturaji.match.Refusal;
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
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

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
    public boolean addToken(SignedIn asking, UUID device, SecretHash token, Instant now) {
        boolean signedIn = lock(asking);
        if (signedIn) {
            new TokenEntity(asking.player().id(), device, token, now).persist();
        }
        return signedIn;
    }

    @Override
    public boolean endOthers(SignedIn asking) {
        boolean signedIn = lock(asking);
        if (signedIn) {
            UUID player = asking.player().id();
            asking.device()
                    .ifPresentOrElse(
                            device -> TokenEntity.delete(
                                    "playerId = ?1 and deviceId <> ?2", player, device),
                            () -> TokenEntity.delete("playerId", player));
            endCodes(player);
        }
        return signedIn;
    }

    @Override
    public Optional<Instant> addCode(SignedIn asking, SecretHash code, Duration lifetime) {
        if (!lock(asking)) {
            return Optional.empty();
        }
        return session.createNativeQuery("""
                        insert into device_codes (code_hash, player_id, expires_at)
                        values (:code, :player,
                            date_trunc('milliseconds', clock_timestamp()) + :seconds * interval '1 s')
                        returning expires_at""", Instant.class)
                .setParameter("code", code.bytes())
                .setParameter("player", asking.player().id())
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

    /** Locks the player; false when they, or the device that asks, were signed out meanwhile. */
    private static boolean lock(SignedIn asking) {
        UUID player = asking.player().id();
        return PlayerEntity.lock(player)
                && asking.device()
                        .map(device ->
                                TokenEntity.count("playerId = ?1 and deviceId = ?2", player, device)
                                        > 0)
                        .orElse(true);
    }

    @Override
    public Set<SignedIn> signedIn(Collection<SignedIn> people) {
        Map<UUID, Set<UUID>> devices = session.createNativeQuery("""
                        select p.id, t.device_id
                        from players p left join player_tokens t on t.player_id = p.id
                        where p.id = any(:people) and p.deleted_at is null""", Tuple.class)
                .setParameter(
                        "people", people.stream().map(it -> it.player().id()).toArray(UUID[]::new))
                .getResultStream()
                .collect(Collectors.groupingBy(
                        row -> row.get("id", UUID.class),
                        Collectors.mapping(
                                row -> row.get("device_id", UUID.class), Collectors.toSet())));
        return people.stream()
                .filter(it -> isAmong(devices.get(it.player().id()), it.device()))
                .collect(Collectors.toSet());
    }

    private static boolean isAmong(@Nullable Set<UUID> devices, Optional<UUID> device) {
        return devices != null && device.map(devices::contains).orElse(true);
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
        // Who it was may have been deleted since; the next attempt makes somebody new.
        return find(identity).orElseThrow(() -> new Refusal(Refusal.Code.BUSY));
    }

    @Override
    public String what() {
        return "device codes";
    }

    @Override
    public int dropExpired() {
        return session.createNativeMutationQuery("""
                        delete from device_codes where code_hash in (
                            select code_hash from device_codes
                            where expires_at <= clock_timestamp()
                            limit :batch for update skip locked)""")
                .setParameter("batch", BATCH)
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
