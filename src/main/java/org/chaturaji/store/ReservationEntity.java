package org.chaturaji.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;

import org.chaturaji.engine.Seat;

import java.util.UUID;

/** A row of {@code reservations}: a seat that a match kept for somebody when it was made. */
@Entity
@Table(name = "reservations")
@IdClass(SeatEntity.Key.class)
class ReservationEntity {

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
    protected ReservationEntity() {}

    ReservationEntity(UUID matchId, Seat seat, UUID playerId) {
        this.matchId = matchId;
        this.seat = seat.code();
        this.playerId = playerId;
    }
}
