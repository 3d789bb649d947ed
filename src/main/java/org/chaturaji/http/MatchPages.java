package org.chaturaji.http;

import jakarta.inject.Singleton;

import org.chaturaji.match.MatchFilter;
import org.chaturaji.match.MatchService;
import org.chaturaji.match.MatchSummary;
import org.chaturaji.player.Players;
import org.chaturaji.player.ShownName;

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

    PageView<SummaryView> page(MatchFilter asked) {
        List<MatchSummary> found = matches.list(oneMore(asked));
        Map<UUID, ShownName> names = names(found);
        return PageView.of(
                found,
                asked.limit(),
                match -> SummaryView.of(match, names),
                match -> Cursor.of(match.id()));
    }

    /** One more than asked for tells whether there is a further page. */
    private static MatchFilter oneMore(MatchFilter filter) {
        return new MatchFilter(
                filter.viewer(),
                filter.status(),
                filter.player(),
                filter.ranked(),
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
