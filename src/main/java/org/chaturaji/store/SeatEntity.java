package org.chaturaji.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;

import java.io.Serializable;
import java.util.UUID;

/** A row of {@code seats}: a person who sits in a match. */
@Entity
@Table(name = "seats")
@IdClass(SeatEntity.Key.class)
class SeatEntity {

    @Id
    @Column(name = "match_id")
    public UUID matchId;

    @Id
    @Column(name = "seat")
    public String seat;

    @Column(name = "player_id", nullable = false)
    public UUID playerId;

    /** For Hibernate, which fills the fields. */
    @SuppressWarnings("NullAway.Init")
    protected SeatEntity() {}

    /** The primary key. */
    record Key(UUID matchId, String seat) implements Serializable {}
}
