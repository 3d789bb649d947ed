package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.match.LoadData;
import org.hibernate.StatelessSession;

import java.util.UUID;

/** Many rows at a time, made by PostgreSQL itself. */
@ApplicationScoped
@Transactional
class LoadTables implements LoadData {

    /** The mean is 1500, the standard deviation 200 (Box and Muller). */
    private static final String PEOPLE = """
            with people as materialized (
                select gen_random_uuid() as id from generate_series(1, :count)),
            added as (
                insert into players (id, name, created_at)
                select id, 'Player ' || substr(id::text, 1, 8), clock_timestamp() from people)
            insert into ratings (player_id, points, matches)
            select id, 1500 + 200 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()), 1
            from people""";

    private static final String COPIES = """
            with copies as materialized (
                select gen_random_uuid() as id, upper(substr(md5(random()::text), 1, 8)) as code
                from generate_series(1, :count)),
            added as (
                insert into matches (id, group_id, status, version, rules_version, options,
                    visibility, cpu_level, first_seat, ranked, position, server_seed, join_code,
                    due_at, created_at, started_at, ended_at, settled)
                select c.id, c.id, status, version, rules_version, options, visibility, cpu_level,
                    first_seat, ranked, position, server_seed, c.code, due_at, created_at,
                    started_at, ended_at, settled
                from matches m, copies c where m.id = :match),
            log as (
                insert into match_events (match_id, seq, at, kind, seat, caused_by, body, ratings)
                select c.id, seq, at, kind, seat, caused_by, body, ratings
                from match_events e, copies c where e.match_id = :match),
            seated as (
                insert into seats (match_id, seat, player_id)
                select c.id, seat, player_id from seats s, copies c where s.match_id = :match),
            counted as (
                insert into results (match_id, player_id, ended_at, ranked, termination, place,
                    points, dice, own_counts, own_unusable, computer_counts, computer_unusable)
                select c.id, player_id, ended_at, ranked, termination, place, points, dice,
                    own_counts, own_unusable, computer_counts, computer_unusable
                from results r, copies c where r.match_id = :match)
            insert into join_codes (code, match_id)
            select c.code, c.id from matches m, copies c
            where m.id = :match and m.status = 'open'
            on conflict do nothing""";

    private final StatelessSession session;

    LoadTables(StatelessSession session) {
        this.session = session;
    }

    @Override
    public void addPeople(int count) {
        session.createNativeMutationQuery(PEOPLE).setParameter("count", count).executeUpdate();
    }

    @Override
    public void addCopies(UUID match, int count) {
        session.createNativeMutationQuery(COPIES)
                .setParameter("match", match)
                .setParameter("count", count)
                .executeUpdate();
    }
}
