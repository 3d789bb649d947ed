package org.chaturaji.store;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;

import org.chaturaji.player.Player;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.UUID;

/** A row of {@code players}; that of somebody who left has a time of deletion and no name. */
@Entity
@Table(name = "players")
class PlayerEntity extends PanacheEntityBase {

    @Id
    @Column(name = "id")
    public UUID id;

    @Column(name = "name")
    public @Nullable String name;

    @Column(name = "name_changes", nullable = false)
    public int nameChanges;

    @Column(name = "created_at", nullable = false)
    public Instant createdAt;

    @Column(name = "deleted_at")
    public @Nullable Instant deletedAt;

    /** For Hibernate, which fills the fields. */
    @SuppressWarnings("NullAway.Init")
    protected PlayerEntity() {}

    PlayerEntity(Player player) {
        this.id = player.id();
        this.name = player.name().text();
        this.createdAt = player.createdAt();
    }

    /** Locks the row of a player until the transaction ends; false when there is none to lock. */
    static boolean lock(UUID player) {
        return find("id = ?1 and deletedAt is null", player)
                        .withLock(LockModeType.PESSIMISTIC_WRITE)
                        .firstResult()
                != null;
    }
}
