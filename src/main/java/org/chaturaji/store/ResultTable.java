package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.Termination;
import org.chaturaji.match.DiceTally;
import org.chaturaji.match.MatchResult;
import org.chaturaji.match.Places;
import org.chaturaji.match.ResultStore;
import org.chaturaji.match.Statistics;
import org.hibernate.StatelessSession;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Results of matches in PostgreSQL. */
@ApplicationScoped
@Transactional
class ResultTable implements ResultStore {

    private static final int FACES = 6;
    private static final int PLACES = 4;

    /** One row for each way to end and kind of dice: few, however many matches there are. */
    private static final String STATISTICS = """
            select termination, dice, count(*) as games, count(*) filter (where ranked) as ranked,
                sum(points) as points, max(points) as best, %s, %s, %s,
                sum(own_unusable) as own_unusable, sum(computer_unusable) as computer_unusable
            from results where player_id = :player group by termination, dice""".formatted(
                    columns(PLACES, "count(*) filter (where place = %1$d) as place%1$d"),
                    columns(FACES, "sum(own_counts[%1$d]) as own%1$d"),
                    columns(FACES, "sum(computer_counts[%1$d]) as computer%1$d"));

    private final StatelessSession session;

    ResultTable(StatelessSession session) {
        this.session = session;
    }

    private static String columns(int number, String column) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(column::formatted)
                .collect(Collectors.joining(", "));
    }

    @Override
    public void add(MatchResult result) {
        result.people().stream()
                .sorted(Comparator.comparing(MatchResult.Part::player))
                .forEach(part -> add(result, part));
        session.createNativeMutationQuery("update matches set settled = true where id = :match")
                .setParameter("match", result.match())
                .executeUpdate();
    }

    /** Locks the person's row, so that nothing is counted of somebody who is being deleted. */
    private void add(MatchResult result, MatchResult.Part part) {
        session.createNativeMutationQuery("""
                        insert into results (match_id, player_id, ended_at, ranked, termination,
                            place, points, dice, own_counts, own_unusable, computer_counts,
                            computer_unusable)
                        select :match, id, :endedAt, :ranked, :termination,
                            :place, :points, :dice, :own, :ownUnusable, :computer,
                            :computerUnusable
                        from players where id = :player and deleted_at is null for share
                        on conflict (match_id, player_id) do nothing""")
                .setParameter("match", result.match())
                .setParameter("player", part.player())
                .setParameter("endedAt", result.endedAt())
                .setParameter("ranked", result.ranked())
                .setParameter("termination", result.termination().code())
                .setParameter("place", part.place())
                .setParameter("points", part.points())
                .setParameter("dice", part.dice().kind().code())
                .setParameter("own", part.dice().counts().toArray(Integer[]::new))
                .setParameter("ownUnusable", part.dice().unusable())
                .setParameter("computer", result.computers().counts().toArray(Integer[]::new))
                .setParameter("computerUnusable", result.computers().unusable())
                .executeUpdate();
    }

    @Override
    public List<UUID> unsettled(Optional<UUID> after, int limit) {
        return session.createNativeQuery("""
                        select id from matches
                        where status = 'finished' and not settled and id > :after
                        order by id limit :limit""", UUID.class)
                .setParameter("after", after.orElse(new UUID(0, 0)))
                .setParameter("limit", limit)
                .getResultList();
    }

    @Override
    public Places places(UUID player) {
        Integer[] counts = new Integer[PLACES];
        Arrays.fill(counts, 0);
        session.createNativeQuery(
                        "select place, count(*) from results where player_id = :player group by place",
                        Tuple.class)
                .setParameter("player", player)
                .getResultStream()
                .forEach(row -> counts[row.get(0, Integer.class) - 1] = number(row, 1));
        return new Places(List.of(counts));
    }

    private static int number(Tuple row, int column) {
        return row.get(column, Number.class).intValue();
    }

    @Override
    public Statistics statistics(UUID player) {
        List<Tuple> rows = session.createNativeQuery(STATISTICS, Tuple.class)
                .setParameter("player", player)
                .getResultList();
        return new Statistics(
                new Places(sums(rows, "place", PLACES)),
                sum(rows, "ranked"),
                rows.stream().mapToLong(row -> number(row, "points")).sum(),
                rows.stream().mapToInt(row -> number(row, "best")).max().orElse(0),
                finishes(rows),
                tallies(rows, "own"),
                tallies(rows, "computer"));
    }

    private static Map<Termination, Integer> finishes(List<Tuple> rows) {
        Map<Termination, Integer> counts = new EnumMap<>(Termination.class);
        for (Tuple row : rows) {
            Termination way =
                    Termination.ofCode(row.get("termination", String.class)).orElseThrow();
            counts.merge(way, number(row, "games"), Integer::sum);
        }
        Map<Termination, Integer> sorted = new LinkedHashMap<>();
        counts.entrySet().stream()
                .sorted(Map.Entry.<Termination, Integer>comparingByValue().reversed())
                .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
        return sorted;
    }

    private static List<DiceTally> tallies(List<Tuple> rows, String thrower) {
        List<DiceTally> tallies = new ArrayList<>();
        for (DiceKind kind : DiceKind.values()) {
            List<Tuple> ofKind = rows.stream()
                    .filter(row -> row.get("dice", String.class).equals(kind.code()))
                    .toList();
            if (!ofKind.isEmpty()) {
                tallies.add(new DiceTally(
                        kind, sums(ofKind, thrower, FACES), sum(ofKind, thrower + "_unusable")));
            }
        }
        return tallies;
    }

    private static List<Integer> sums(List<Tuple> rows, String column, int number) {
        return IntStream.rangeClosed(1, number)
                .mapToObj(i -> sum(rows, column + i))
                .toList();
    }

    private static int sum(List<Tuple> rows, String column) {
        return rows.stream().mapToInt(row -> number(row, column)).sum();
    }

    private static int number(Tuple row, String column) {
        return row.get(column, Number.class).intValue();
    }
}
