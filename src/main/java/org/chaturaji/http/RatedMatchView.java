package org.chaturaji.http;

import org.chaturaji.player.ShownName;
import org.chaturaji.rating.RatedMatch;
import org.chaturaji.rating.Rating;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * A match in the history of somebody's rating.
 *
 * @param match null where the viewer may not know of it, like the opponents
 * @param at only the day then: by the time the four histories could be joined
 */
record RatedMatchView(
        @Nullable UUID match,
        Instant at,
        int place,
        long ratingBefore,
        long ratingAfter,
        @Nullable List<OpponentView> opponents) {

    /**
     * Somebody else in the match.
     *
     * @param name null of a person who has been deleted
     */
    record OpponentView(
            UUID player, @Nullable String name, int place, long ratingBefore, long ratingAfter) {

        private static OpponentView of(RatedMatch.Part part, Map<UUID, ShownName> names) {
            ShownName name = names.get(part.player());
            return new OpponentView(
                    part.player(),
                    name == null ? null : name.text(),
                    part.place(),
                    Rating.shown(part.rating().before()),
                    Rating.shown(part.rating().after()));
        }
    }

    static RatedMatchView of(
            RatedMatch match, UUID player, Optional<UUID> viewer, Map<UUID, ShownName> names) {
        RatedMatch.Part own = match.of(player);
        boolean visible = match.isVisibleTo(viewer);
        return new RatedMatchView(
                visible ? match.match() : null,
                visible ? match.at() : match.at().truncatedTo(ChronoUnit.DAYS),
                own.place(),
                Rating.shown(own.rating().before()),
                Rating.shown(own.rating().after()),
                visible ? opponents(match, own, names) : null);
    }

    private static List<OpponentView> opponents(
            RatedMatch match, RatedMatch.Part own, Map<UUID, ShownName> names) {
        return match.people().stream()
                .filter(part -> !part.equals(own))
                .map(part -> OpponentView.of(part, names))
                .toList();
    }
}
