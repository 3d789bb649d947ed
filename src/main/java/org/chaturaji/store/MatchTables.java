package org.chaturaji.store;

import static java.math.BigDecimal.ZERO;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;

import org.chaturaji.engine.Seat;
import org.chaturaji.match.Backlog;
import org.chaturaji.match.Claim;
import org.chaturaji.match.Event;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchLog;
import org.chaturaji.match.MatchStore;
import org.chaturaji.match.Refusal;
import org.chaturaji.match.Seating;
import org.hibernate.LockMode;
import org.hibernate.StatelessSession;
import org.jspecify.annotations.Nullable;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * Matches in PostgreSQL. A stateless session: what is read is read now, what is written is one
 * statement, nothing is held in between.
 */
@ApplicationScoped
@Transactional
class MatchTables implements MatchStore {

    private final StatelessSession session;
    private final SqlOutages outages;

    MatchTables(StatelessSession session, SqlOutages outages) {
        this.session = session;
        this.outages = outages;
    }

    @Override
    public Instant now() {
        return session.createNativeQuery("select clock_timestamp()", Instant.class)
                .getSingleResult();
    }

    @Override
    public boolean reserveJoinCode(String joinCode, UUID match) {
        return session.createNativeMutationQuery("""
                        insert into join_codes (code, match_id) values (:code, :match)
                        on conflict do nothing""")
                        .setParameter("code", joinCode)
                        .setParameter("match", match)
                        .executeUpdate()
                == 1;
    }

    @Override
    public void releaseJoinCode(UUID match) {
        session.createNativeMutationQuery("delete from join_codes where match_id = :match")
                .setParameter("match", match)
                .executeUpdate();
    }

    @Override
    public void insert(Match match, Event created, Instant due) {
        session.insert(new MatchEntity(match, due));
        session.insert(new EventEntity(match.id(), created));
        match.seats()
                .forEach((seat, taken) ->
                        taken.person().ifPresent(person -> seat(match, seat, person)));
        match.reserved()
                .forEach((seat, person) ->
                        session.insert(new ReservationEntity(match.id(), seat, person)));
    }

    @Override
    public Optional<MatchLog> lock(UUID match) {
        try {
            return log(session.get(MatchEntity.class, match, LockMode.PESSIMISTIC_WRITE));
        } catch (RuntimeException e) {
            throw outages.isBusy(e) ? new Refusal(Refusal.Code.BUSY) : e;
        }
    }

    @Override
    public Optional<MatchLog> find(UUID match) {
        return log(session.get(MatchEntity.class, match));
    }

    private Optional<MatchLog> log(@Nullable MatchEntity match) {
        return Optional.ofNullable(match).map(it -> new MatchLog(it.facts(), events(it.id)));
    }

    private List<Event> events(UUID match) {
        return eventsAfter(match, 0);
    }

    @Override
    public List<Event> eventsAfter(UUID match, int seq) {
        return session.createSelectionQuery(
                        "from EventEntity where matchId = :match and seq > :seq order by seq",
                        EventEntity.class)
                .setParameter("match", match)
                .setParameter("seq", seq)
                .getResultStream()
                .map(EventEntity::event)
                .toList();
    }

    @Override
    public Map<UUID, Integer> versions(Collection<UUID> matches) {
        return session.createNativeQuery(
                        "select id, version from matches where id = any(:matches)", Object[].class)
                .setParameter("matches", matches.toArray(UUID[]::new))
                .getResultStream()
                .collect(Collectors.toMap(row -> (UUID) row[0], row -> (Integer) row[1]));
    }

    @Override
    public void append(Event event, Match after, @Nullable Instant due) {
        session.insert(new EventEntity(after.id(), event));
        session.update(new MatchEntity(after, due));
        if (event.body() instanceof Event.Seated seated) {
            getUp(after, seated.player());
            after.seatOf(seated.player()).ifPresent(seat -> seat(after, seat, seated.player()));
        } else if (event.body() instanceof Event.Left left) {
            getUp(after, left.player());
        }
    }

    /** Touches nobody else's seat: others may be leaving in the same moment. */
    private void getUp(Match match, UUID person) {
        session.createMutationQuery(
                        "delete from SeatEntity where matchId = :match and playerId = :person")
                .setParameter("match", match.id())
                .setParameter("person", person)
                .executeUpdate();
    }

    /** Locks the person's row, so that somebody who is being deleted sits nowhere afterwards. */
    private void seat(Match match, Seat seat, UUID person) {
        int seated = session.createNativeMutationQuery("""
                        insert into seats (match_id, seat, player_id)
                        select :match, :seat, id from players
                        where id = :person and deleted_at is null for share""")
                .setParameter("match", match.id())
                .setParameter("seat", seat.code())
                .setParameter("person", person)
                .executeUpdate();
        if (seated == 0) {
            throw new Refusal(Refusal.Code.NOT_FOUND);
        }
    }

    @Override
    public List<Seating> unfinishedOf(Collection<UUID> players) {
        return session.createNativeQuery("""
                        select s.player_id, s.match_id
                        from seats s join matches m on m.id = s.match_id
                        where s.player_id = any(:players) and m.status in ('open', 'playing')""", Object[].class)
                .setParameter("players", players.toArray(UUID[]::new))
                .getResultStream()
                .map(row -> new Seating((UUID) row[0], (UUID) row[1]))
                .toList();
    }

    @Override
    public List<Claim> claimDue(Duration lease, int limit) {
        return session.createNativeQuery("""
                        update matches set
                            claims = claims + 1,
                            due_at = clock_timestamp() + interval '1 ms'
                                * (:lease * least(2 ^ least(claims, 30), :longest))
                        where id in (
                            select id from matches where due_at <= clock_timestamp()
                            order by due_at limit :limit for update skip locked)
                        returning id, due_at""", Tuple.class)
                .setParameter("lease", lease.toMillis())
                .setParameter("longest", LONGEST_LEASE)
                .setParameter("limit", limit)
                .getResultStream()
                .map(row -> new Claim(row.get(0, UUID.class), row.get(1, Instant.class)))
                .toList();
    }

    @Override
    public int findForgotten() {
        return session.createNativeMutationQuery("""
                        update matches set due_at = clock_timestamp()
                        where status = 'playing' and due_at is null""").executeUpdate();
    }

    @Override
    public Backlog backlog() {
        Tuple row = session.createNativeQuery("""
                        select count(*) filter (where status = 'open') as open,
                            count(*) filter (where status = 'playing') as playing,
                            count(*) filter (where due_at <= clock_timestamp()) as due,
                            extract(epoch from clock_timestamp() - min(due_at)) as lag
                        from matches where due_at is not null""", Tuple.class).getSingleResult();
        BigDecimal lag = Objects.requireNonNullElse(row.get("lag", BigDecimal.class), ZERO);
        return new Backlog(
                row.get("open", Long.class),
                row.get("playing", Long.class),
                row.get("due", Long.class),
                Duration.ofMillis(lag.max(ZERO).movePointRight(3).longValue()));
    }

    @Override
    public void comeDueIn(Claim claim, Duration delay) {
        session.createNativeMutationQuery("""
                        update matches set
                            claims = 0,
                            due_at = clock_timestamp() + :delay * interval '1 ms'
                        where id = :match and due_at = :until""")
                .setParameter("delay", delay.toMillis())
                .setParameter("match", claim.match())
                .setParameter("until", claim.until())
                .executeUpdate();
    }

    @Override
    public void comeDueAt(UUID match, @Nullable Instant due) {
        session.createNativeMutationQuery(
                        "update matches set claims = 0, due_at = :due where id = :match")
                .setParameter("due", due, Instant.class)
                .setParameter("match", match)
                .executeUpdate();
    }
}
