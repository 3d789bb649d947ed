package org.chaturaji.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;

import org.chaturaji.engine.Seat;
import org.chaturaji.match.By;
import org.chaturaji.match.Event;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;

import java.io.Serializable;
import java.time.Instant;
import java.util.UUID;

/** A row of {@code match_events}: written once, never changed. */
@Entity
@Table(name = "match_events")
@IdClass(EventEntity.Key.class)
class EventEntity {

    @Id
    @Column(name = "match_id")
    public UUID matchId;

    @Id
    @Column(name = "seq")
    public int seq;

    @Column(name = "at", nullable = false)
    public Instant at;

    @Column(name = "kind", nullable = false)
    public String kind;

    @Column(name = "seat")
    public @Nullable String seat;

    @Column(name = "caused_by", nullable = false)
    public String causedBy;

    @Column(name = "body", nullable = false)
    public String body;

    @JdbcTypeCode(SqlTypes.JSON)
    @Column(name = "ratings")
    public @Nullable RatingsJson ratings;

    /** For Hibernate, which fills the fields. */
    @SuppressWarnings("NullAway.Init")
    protected EventEntity() {}

    EventEntity(UUID matchId, Event event) {
        Seat about = event.seat();
        this.matchId = matchId;
        seq = event.seq();
        at = event.at();
        kind = event.type();
        seat = about == null ? null : about.code();
        causedBy = event.by().code();
        body = EventBodies.write(event);
        ratings = RatingsJson.of(event);
    }

    Event event() {
        return new Event(
                seq,
                at,
                By.ofCode(causedBy).orElseThrow(),
                seat == null ? null : Seat.ofCode(seat).orElseThrow(),
                EventBodies.read(kind, body, ratings == null ? null : ratings.changes()));
    }

    /** The primary key. */
    record Key(UUID matchId, int seq) implements Serializable {}
}
