package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;

import org.chaturaji.match.Refusal;
import org.chaturaji.rating.Leader;
import org.chaturaji.rating.PageEnd;
import org.chaturaji.rating.RatedMatch;
import org.chaturaji.rating.Rating;
import org.chaturaji.rating.RatingChange;
import org.chaturaji.rating.RatingStore;
import org.hibernate.StatelessSession;
import org.hibernate.query.NativeQuery;

import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/** Ratings in PostgreSQL: the present ones, and every change. */
@ApplicationScoped
@Transactional
class RatingTables implements RatingStore {

    private static final String LEADERS = """
            select r.player_id, r.points, r.matches
            from ratings r join players p on p.id = r.player_id
            where p.deleted_at is null%s
            order by r.points desc, r.player_id desc limit :limit""";

    private static final String FIRST_PAGE = LEADERS.formatted("");

    private static final String NEXT_PAGE =
            LEADERS.formatted(" and (r.points, r.player_id) < (:points, :player)");

    private static final String HISTORY = """
            select c.match_id, c.at, m.visibility = 'public' as is_public,
                c.player_id, c.place, c.number, c.before, c.after
            from (
                select match_id, number from rating_changes
                where player_id = :player and number < :below
                order by number desc limit :limit) page
            join matches m on m.id = page.match_id
            join rating_changes c on c.match_id = page.match_id
            order by page.number desc, c.place, c.player_id""";

    private final StatelessSession session;
    private final SqlOutages outages;

    RatingTables(StatelessSession session, SqlOutages outages) {
        this.session = session;
        this.outages = outages;
    }

    @Override
    public Optional<Rating> of(UUID player) {
        return session.createNativeQuery(
                        "select points, matches from ratings where player_id = :player",
                        Tuple.class)
                .setParameter("player", player)
                .uniqueResultOptional()
                .map(RatingTables::rating);
    }

    @Override
    public boolean isSignedIn(UUID player) {
        return session.createNativeQuery(
                        "select exists (select from player_identities where player_id = :player)",
                        Boolean.class)
                .setParameter("player", player)
                .uniqueResult();
    }

    @Override
    public Map<UUID, Rating> lock(Collection<UUID> players, double first) {
        UUID[] people = players.toArray(UUID[]::new);
        try {
            begin(people, first);
            return locked(people);
        } catch (RuntimeException e) {
            throw outages.isBusy(e) ? new Refusal(Refusal.Code.BUSY) : e;
        }
    }

    /** Of two transactions that begin the same row the second waits here, so here too in order. */
    private void begin(UUID[] people, double first) {
        session.createNativeMutationQuery("""
                        insert into ratings (player_id, points, matches)
                        select person, :first, 0 from unnest(:people) person order by person
                        on conflict do nothing""")
                .setParameter("first", first)
                .setParameter("people", people)
                .executeUpdate();
    }

    private Map<UUID, Rating> locked(UUID[] people) {
        return session.createNativeQuery("""
                        select player_id, points, matches from ratings
                        where player_id = any(:people) order by player_id for update""", Tuple.class)
                .setParameter("people", people)
                .getResultStream()
                .collect(Collectors.toMap(
                        row -> row.get("player_id", UUID.class), RatingTables::rating));
    }

    @Override
    public void add(RatedMatch match) {
        match.people().forEach(part -> add(match, part));
    }

    private void add(RatedMatch match, RatedMatch.Part part) {
        session.createNativeMutationQuery("""
                        with changed as (
                            update ratings set points = :after, matches = :number
                            where player_id = :player returning player_id)
                        insert into rating_changes
                            (match_id, player_id, number, at, place, before, after)
                        select :match, player_id, :number, :at, :place, :before, :after from changed""")
                .setParameter("after", part.rating().after())
                .setParameter("number", part.number())
                .setParameter("player", part.player())
                .setParameter("match", match.match())
                .setParameter("at", match.at())
                .setParameter("place", part.place())
                .setParameter("before", part.rating().before())
                .executeUpdate();
    }

    @Override
    public List<Leader> leaders(Optional<PageEnd> after, int limit) {
        NativeQuery<Tuple> query =
                session.createNativeQuery(after.isPresent() ? NEXT_PAGE : FIRST_PAGE, Tuple.class);
        after.ifPresent(end ->
                query.setParameter("points", end.points()).setParameter("player", end.player()));
        return query.setParameter("limit", limit)
                .getResultStream()
                .map(row -> new Leader(row.get("player_id", UUID.class), rating(row)))
                .toList();
    }

    @Override
    public List<RatedMatch> history(UUID player, Optional<Integer> below, int limit) {
        return session
                .createNativeQuery(HISTORY, Tuple.class)
                .setParameter("player", player)
                .setParameter("below", below.orElse(Integer.MAX_VALUE))
                .setParameter("limit", limit)
                .getResultStream()
                .collect(Collectors.groupingBy(
                        row -> row.get("match_id", UUID.class),
                        LinkedHashMap::new,
                        Collectors.toList()))
                .values()
                .stream()
                .map(RatingTables::match)
                .toList();
    }

    private static RatedMatch match(List<Tuple> people) {
        Tuple first = people.get(0);
        return new RatedMatch(
                first.get("match_id", UUID.class),
                first.get("at", Instant.class),
                first.get("is_public", Boolean.class),
                people.stream().map(RatingTables::part).toList());
    }

    private static RatedMatch.Part part(Tuple row) {
        return new RatedMatch.Part(
                row.get("player_id", UUID.class),
                row.get("place", Integer.class),
                row.get("number", Integer.class),
                new RatingChange(row.get("before", Double.class), row.get("after", Double.class)));
    }

    private static Rating rating(Tuple row) {
        return new Rating(row.get("points", Double.class), row.get("matches", Integer.class));
    }
}
