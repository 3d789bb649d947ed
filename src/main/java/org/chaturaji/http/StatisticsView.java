package org.chaturaji.http;

import org.chaturaji.match.DiceTally;
import org.chaturaji.match.Statistics;
import org.jspecify.annotations.Nullable;

import java.util.List;

/**
 * What somebody's finished matches come to.
 *
 * @param meanPlace null without a match
 * @param points null without a match
 */
record StatisticsView(
        int games,
        int rankedGames,
        PlacesView places,
        @Nullable Double meanPlace,
        @Nullable PointsView points,
        List<FinishView> finishes,
        LuckView luck) {

    /** The scores of all matches. */
    record PointsView(long total, double mean, int best) {}

    /** How many matches ended in one way. */
    record FinishView(String termination, int games) {}

    /** The dice of the person and those of the computer in the same matches, beside each other. */
    record LuckView(List<DiceTallyView> person, List<DiceTallyView> computers) {}

    static StatisticsView of(Statistics statistics) {
        int games = statistics.places().games();
        boolean any = games > 0;
        return new StatisticsView(
                games,
                statistics.ranked(),
                PlacesView.of(statistics.places()),
                any ? statistics.places().mean() : null,
                any ? points(statistics, games) : null,
                statistics.finishes().entrySet().stream()
                        .map(it -> new FinishView(it.getKey().code(), it.getValue()))
                        .toList(),
                new LuckView(dice(statistics.own()), dice(statistics.computers())));
    }

    private static PointsView points(Statistics statistics, int games) {
        return new PointsView(
                statistics.points(), (double) statistics.points() / games, statistics.best());
    }

    private static List<DiceTallyView> dice(List<DiceTally> tallies) {
        return tallies.stream().map(DiceTallyView::of).toList();
    }
}
