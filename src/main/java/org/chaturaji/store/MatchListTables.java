package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.engine.Seat;
import org.chaturaji.match.MatchFilter;
import org.chaturaji.match.MatchLists;
import org.chaturaji.match.MatchSummary;
import org.hibernate.StatelessSession;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/** Lists of matches from PostgreSQL: pages by key, newest first, since ids grow with time. */
@ApplicationScoped
@Transactional
class MatchListTables implements MatchLists {

    /** Whoever a seat was kept for sees the match, as in {@code Match.isVisibleTo}. */
    private static final String RESERVED = "exists (select 1 from ReservationEntity r"
            + " where r.matchId = m.id and r.playerId = :viewer)";

    private final StatelessSession session;

    MatchListTables(StatelessSession session) {
        this.session = session;
    }

    @Override
    public List<MatchSummary> list(MatchFilter filter) {
        List<MatchEntity> matches = matches(filter);
        Map<UUID, Map<Seat, UUID>> players = players(matches);
        return matches.stream()
                .map(match -> match.summary(players.getOrDefault(match.id, Map.of())))
                .toList();
    }

    private List<MatchEntity> matches(MatchFilter filter) {
        List<String> conditions = new ArrayList<>();
        Map<String, Object> values = new HashMap<>();
        filter.status().ifPresent(status -> {
            conditions.add("m.status = :status");
            values.put("status", status.code());
        });
        filter.player().ifPresent(player -> {
            conditions.add(seated("player"));
            values.put("player", player);
        });
        filter.ranked().ifPresent(ranked -> {
            conditions.add("m.ranked = :ranked");
            values.put("ranked", ranked);
        });
        filter.before().ifPresent(before -> {
            conditions.add("m.id < :before");
            values.put("before", before);
        });
        if (filter.joinCode().isPresent()) {
            Optional<UUID> match = openByJoinCode(filter.joinCode().get());
            if (match.isEmpty()) {
                return List.of();
            }
            conditions.add("m.id = :match");
            values.put("match", match.get());
        } else {
            conditions.add(visible(filter.viewer(), values));
        }
        var query = session.createSelectionQuery(
                "from MatchEntity m where " + String.join(" and ", conditions)
                        + " order by m.id desc",
                MatchEntity.class);
        values.forEach(query::setParameter);
        return query.setMaxResults(filter.limit()).getResultList();
    }

    private static String visible(Optional<UUID> viewer, Map<String, Object> values) {
        viewer.ifPresent(id -> values.put("viewer", id));
        return viewer.isPresent()
                ? "(m.visibility = 'public' or " + seated("viewer") + " or " + RESERVED + ")"
                : "m.visibility = 'public'";
    }

    private static String seated(String parameter) {
        return "exists (select 1 from SeatEntity s where s.matchId = m.id and s.playerId = :"
                + parameter + ")";
    }

    private Optional<UUID> openByJoinCode(String joinCode) {
        return session.createNativeQuery(
                        "select match_id from join_codes where code = :code", UUID.class)
                .setParameter("code", joinCode)
                .uniqueResultOptional();
    }

    private Map<UUID, Map<Seat, UUID>> players(List<MatchEntity> matches) {
        return session.createSelectionQuery(
                        "from SeatEntity where matchId in :matches", SeatEntity.class)
                .setParameter("matches", matches.stream().map(match -> match.id).toList())
                .getResultStream()
                .collect(Collectors.groupingBy(
                        seat -> seat.matchId,
                        Collectors.toMap(
                                seat -> Seat.ofCode(seat.seat).orElseThrow(),
                                seat -> seat.playerId)));
    }
}
