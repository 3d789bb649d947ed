package org.chaturaji.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

import org.chaturaji.player.SecretHash;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.UUID;

/** A row of {@code player_tokens}: a token that works, known by its hash only. */
@Entity
@Table(name = "player_tokens")
class TokenEntity extends PanacheEntityBase {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    @Column(name = "number")
    public @Nullable Long number;

    @Column(name = "player_id", nullable = false)
    public UUID playerId;

    @Column(name = "device_id", nullable = false)
    public UUID deviceId;

    @Column(name = "token_hash", nullable = false)
    public byte[] tokenHash;

    @Column(name = "issued_at", nullable = false)
    public Instant issuedAt;

    @Column(name = "first_used_at")
    public @Nullable Instant firstUsedAt;

    /** For Hibernate, which fills the fields. */
    @SuppressWarnings("NullAway.Init")
    protected TokenEntity() {}

    TokenEntity(UUID playerId, UUID deviceId, SecretHash hash, Instant issuedAt) {
        this.playerId = playerId;
        this.deviceId = deviceId;
        this.tokenHash = hash.bytes();
        this.issuedAt = issuedAt;
    }
}
