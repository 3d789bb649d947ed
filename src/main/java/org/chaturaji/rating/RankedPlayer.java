package org.chaturaji.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Somebody on the leaderboard.
 *
 * @param number which one in the list, from 1
 * @param rank shared by those whose ratings look the same (1, 1, 3)
 */
public record RankedPlayer(Leader leader, int number, int rank) {

    /**
     * Returns people with their ranks. Those are carried on from the page before, not counted: a page
     * costs the same wherever it is.
     *
     * @param before where the page before ended, if there is one
     * @param leaders in the order of the leaderboard
     */
    public static List<RankedPlayer> rank(Optional<PageEnd> before, List<Leader> leaders) {
        List<RankedPlayer> ranked = new ArrayList<>();
        Optional<PageEnd> last = before;
        for (Leader leader : leaders) {
            int number = last.map(PageEnd::number).orElse(0) + 1;
            int rank = last.filter(
                            end -> Rating.shown(end.points()) == leader.rating().shown())
                    .map(PageEnd::rank)
                    .orElse(number);
            RankedPlayer player = new RankedPlayer(leader, number, rank);
            ranked.add(player);
            last = Optional.of(player.end());
        }
        return ranked;
    }

    /** Returns where a page ends whose last one this is. */
    public PageEnd end() {
        return new PageEnd(leader.rating().points(), leader.player(), number, rank);
    }
}
