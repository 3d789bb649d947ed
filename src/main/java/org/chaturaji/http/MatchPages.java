package org.chaturaji.http;

import jakarta.inject.Singleton;

import org.chaturaji.match.MatchFilter;
import org.chaturaji.match.MatchService;
import org.chaturaji.match.MatchSummary;
import org.chaturaji.player.Players;
import org.chaturaji.player.ShownName;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;

/** Pages of matches. */
@Singleton
final class MatchPages {

    private final MatchService matches;
    private final Players players;

    MatchPages(MatchService matches, Players players) {
        this.matches = matches;
        this.players = players;
    }

    /**
     * A page of matches.
     *
     * @param next where the next page begins, null when this is the last one
     */
    record PageView(List<SummaryView> items, @Nullable String next) {}

    PageView page(MatchQuery.Page asked) {
        if (asked.onlyRanked()) {
            return new PageView(List.of(), null);
        }
        int limit = asked.filter().limit();
        List<MatchSummary> found = matches.list(oneMore(asked.filter()));
        List<MatchSummary> items = found.subList(0, Math.min(limit, found.size()));
        Map<UUID, ShownName> names = names(items);
        return new PageView(
                items.stream().map(match -> SummaryView.of(match, names)).toList(),
                found.size() > limit ? Cursor.write(items.get(limit - 1).id()) : null);
    }

    /** One more than asked for tells whether there is a further page. */
    private static MatchFilter oneMore(MatchFilter filter) {
        return new MatchFilter(
                filter.viewer(),
                filter.status(),
                filter.player(),
                filter.joinCode(),
                filter.before(),
                filter.limit() + 1);
    }

    private Map<UUID, ShownName> names(List<MatchSummary> items) {
        return players.names(items.stream()
                .flatMap(match -> match.players().toList().stream())
                .flatMap(Optional::stream)
                .collect(Collectors.toSet()));
    }
}
