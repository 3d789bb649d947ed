package org.chaturaji.http;

import jakarta.inject.Singleton;

import org.chaturaji.player.Players;
import org.chaturaji.player.ShownName;
import org.chaturaji.rating.PageEnd;
import org.chaturaji.rating.RankedPlayer;
import org.chaturaji.rating.RatedMatch;
import org.chaturaji.rating.RatingStore;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Pages of ratings. */
@Singleton
final class RatingPages {

    private final RatingStore ratings;
    private final Players players;

    RatingPages(RatingStore ratings, Players players) {
        this.ratings = ratings;
        this.players = players;
    }

    PageView<LeaderView> leaders(PageQuery.Page<PageEnd> page) {
        List<RankedPlayer> found =
                RankedPlayer.rank(page.after(), ratings.leaders(page.after(), page.limit() + 1));
        Map<UUID, ShownName> names =
                names(found.stream().map(ranked -> ranked.leader().player()));
        return PageView.of(
                found,
                page.limit(),
                ranked -> LeaderView.of(ranked, names),
                ranked -> Cursor.of(ranked.end()));
    }

    /** Returns a page of somebody's history; nobody learns from it of private matches of others. */
    PageView<RatedMatchView> history(
            UUID player, Optional<UUID> viewer, PageQuery.Page<Integer> page) {
        List<RatedMatch> found = ratings.history(player, page.after(), page.limit() + 1);
        Map<UUID, ShownName> names = names(found.stream()
                .flatMap(match -> match.people().stream())
                .map(RatedMatch.Part::player));
        return PageView.of(
                found,
                page.limit(),
                match -> RatedMatchView.of(match, player, viewer, names),
                match -> Cursor.of(match.of(player).number()));
    }

    private Map<UUID, ShownName> names(Stream<UUID> people) {
        return players.names(people.collect(Collectors.toSet()));
    }
}
