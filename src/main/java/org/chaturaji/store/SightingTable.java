package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.match.Seating;
import org.chaturaji.match.SightingStore;
import org.hibernate.StatelessSession;

import java.time.Instant;
import java.util.Collection;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;

/**
 * Sightings in the rows of the seats. Only those of running matches, only what is a minute old, and
 * waiting for nobody: whoever else has the row notes the same.
 */
@ApplicationScoped
@Transactional
class SightingTable implements SightingStore {

    private final StatelessSession session;

    SightingTable(StatelessSession session) {
        this.session = session;
    }

    @Override
    public void note(Collection<Seating> sightings) {
        session.createNativeMutationQuery("""
                        update seats set seen_at = clock_timestamp()
                        where (match_id, seat) in (
                            select s.match_id, s.seat from seats s
                            join matches m on m.id = s.match_id
                            where m.status = 'playing'
                              and (s.seen_at is null
                                or s.seen_at < clock_timestamp() - interval '1 minute')
                              and (s.match_id, s.player_id) in (
                                select * from unnest(:matches, :players))
                            for update of s skip locked)""")
                .setParameter("matches", ids(sightings, Seating::match))
                .setParameter("players", ids(sightings, Seating::player))
                .executeUpdate();
    }

    @Override
    public Optional<Instant> lastSeen(UUID match, UUID player) {
        return session.createNativeQuery("""
                        select seen_at from seats
                        where match_id = :match and player_id = :player
                          and seen_at is not null""", Instant.class)
                .setParameter("match", match)
                .setParameter("player", player)
                .uniqueResultOptional();
    }

    private static UUID[] ids(Collection<Seating> sightings, Function<Seating, UUID> id) {
        return sightings.stream().map(id).toArray(UUID[]::new);
    }
}
