package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.cpu.Level;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.OpenMatches;
import org.chaturaji.match.Reservations;
import org.chaturaji.match.Wish;
import org.hibernate.StatelessSession;
import org.hibernate.query.NativeQuery;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The search in PostgreSQL. It goes by {@code matches_public_idx}, in which the oldest come last. */
@ApplicationScoped
@Transactional
class OpenMatchTables implements OpenMatches {

    /** The one advisory lock of this service; Flyway's are others. */
    private static final long SEARCH_LOCK = 1;

    private static final UUID BEFORE_ALL = new UUID(0, 0);

    private static final String FITS = """
            m.status = 'open' and m.visibility = 'public' and m.ranked = :ranked
            and m.options @> cast(:options as jsonb) and m.cpu_level in (:levels)""";

    private static final String SEATED_IN = """
            select m.id from matches m
            where %s
            and exists (
                select 1 from seats s
                where s.match_id = m.id and s.player_id = :player and s.seat in (:seats))
            order by m.id limit 1""".formatted(FITS);

    /**
     * A seat for the person is free, and not kept for somebody else as in {@code Match.isKeptFrom}.
     * When the row of the match is locked, PostgreSQL judges it anew; not so the rows beside it.
     */
    private static final String OLDEST = """
            select m.id from matches m
            where %s
            and m.id > :after
            and exists (
                select 1 from (values ('red'), ('blue'), ('yellow'), ('green')) asked (seat)
                where asked.seat in (:seats)
                and not exists (
                    select 1 from seats s where s.match_id = m.id and s.seat = asked.seat)
                and not exists (
                    select 1 from reservations r
                    where r.match_id = m.id and r.seat = asked.seat and r.player_id <> :player
                    and not exists (
                        select 1 from seats s
                        where s.match_id = m.id and s.player_id = r.player_id)
                    and m.created_at > clock_timestamp() - :hold * interval '1 s'))
            order by m.id limit 1 for update of m skip locked""".formatted(FITS);

    private final StatelessSession session;

    OpenMatchTables(StatelessSession session) {
        this.session = session;
    }

    @Override
    public void searchAlone() {
        session.createNativeQuery("select 1 from pg_advisory_xact_lock(:lock)", Integer.class)
                .setParameter("lock", SEARCH_LOCK)
                .getSingleResult();
    }

    @Override
    public Optional<UUID> seatedIn(UUID person, Wish wish) {
        return query(SEATED_IN, person, wish).uniqueResultOptional();
    }

    @Override
    public Optional<UUID> lockOldest(UUID person, Wish wish, Optional<UUID> after) {
        return query(OLDEST, person, wish)
                .setParameter("after", after.orElse(BEFORE_ALL))
                .setParameter("hold", Reservations.HOLD.toSeconds())
                .uniqueResultOptional();
    }

    private NativeQuery<UUID> query(String sql, UUID person, Wish wish) {
        List<Seat> seats = wish.seat().map(List::of).orElse(Seat.ALL);
        List<Level> levels = wish.level().map(List::of).orElse(Arrays.asList(Level.values()));
        return session.createNativeQuery(sql, UUID.class)
                .setParameter("ranked", wish.ranked().orElse(false))
                .setParameter("options", ChosenOptionsJson.write(wish.options()))
                .setParameterList("levels", levels.stream().map(Level::code).toList())
                .setParameterList("seats", seats.stream().map(Seat::code).toList())
                .setParameter("player", person);
    }
}
