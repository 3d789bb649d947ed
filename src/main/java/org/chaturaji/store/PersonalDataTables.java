package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;

import org.chaturaji.player.PersonalData;
import org.hibernate.StatelessSession;
import org.hibernate.query.NativeQuery;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** What PostgreSQL has about a person. */
@ApplicationScoped
@Transactional
class PersonalDataTables implements PersonalData {

    /** Over every id. */
    private static final UUID END = new UUID(-1, -1);

    private final StatelessSession session;

    PersonalDataTables(StatelessSession session) {
        this.session = session;
    }

    @Override
    public Optional<Account> account(UUID player) {
        return PlayerRow.find(player)
                .filter(row -> row.deletedAt() == null)
                .map(row -> new Account(
                        row.player(),
                        row.nameChanges(),
                        identities(player),
                        tokens(player),
                        deviceCodes(player),
                        requestKeys(player)));
    }

    private List<Link> identities(UUID player) {
        return about(player, """
                        select issuer, subject, linked_at from player_identities
                        where player_id = :player order by linked_at""", Tuple.class)
                .getResultStream()
                .map(row -> new Link(
                        row.get("issuer", String.class),
                        row.get("subject", String.class),
                        row.get("linked_at", Instant.class)))
                .toList();
    }

    private List<TokenTimes> tokens(UUID player) {
        return about(player, """
                        select device_id, issued_at, first_used_at from player_tokens
                        where player_id = :player order by number""", Tuple.class)
                .getResultStream()
                .map(row -> new TokenTimes(
                        row.get("device_id", UUID.class),
                        row.get("issued_at", Instant.class),
                        row.get("first_used_at", Instant.class)))
                .toList();
    }

    private List<Instant> deviceCodes(UUID player) {
        return about(player, """
                        select expires_at from device_codes
                        where player_id = :player order by expires_at""", Instant.class).getResultList();
    }

    private List<Key> requestKeys(UUID player) {
        return about(player, """
                        select key, created_at from idempotency_keys
                        where player_id = :player order by created_at""", Tuple.class)
                .getResultStream()
                .map(row ->
                        new Key(row.get("key", String.class), row.get("created_at", Instant.class)))
                .toList();
    }

    @Override
    public List<SeatTaken> seats(UUID player, Optional<UUID> before, int limit) {
        return about(player, """
                        select s.match_id, s.seat, s.seen_at, m.status, m.visibility, m.ranked,
                            m.created_at, m.started_at, m.ended_at, x.place, x.points,
                            r.match_id as kept_match, r.seat as kept_seat
                        from seats s
                        join matches m on m.id = s.match_id
                        left join results x
                            on x.match_id = s.match_id and x.player_id = s.player_id
                        left join reservations r
                            on r.match_id = m.rematch_id and r.player_id = s.player_id
                        where s.player_id = :player and s.match_id < :before
                        order by s.match_id desc limit :limit""", Tuple.class)
                .setParameter("before", before.orElse(END))
                .setParameter("limit", limit)
                .getResultStream()
                .map(PersonalDataTables::seat)
                .toList();
    }

    private static SeatTaken seat(Tuple row) {
        return new SeatTaken(
                row.get("match_id", UUID.class),
                row.get("seat", String.class),
                row.get("status", String.class),
                row.get("visibility", String.class),
                row.get("ranked", Boolean.class),
                row.get("created_at", Instant.class),
                row.get("started_at", Instant.class),
                row.get("ended_at", Instant.class),
                row.get("place", Integer.class),
                row.get("points", Integer.class),
                row.get("seen_at", Instant.class),
                row.get("kept_match", UUID.class),
                row.get("kept_seat", String.class));
    }

    private <T> NativeQuery<T> about(UUID player, String sql, Class<T> type) {
        return session.createNativeQuery(sql, type).setParameter("player", player);
    }
}
