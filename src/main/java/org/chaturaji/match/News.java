package org.chaturaji.match;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Word that a match has moved on.
 *
 * @param version of the match now
 * @param people who sit in it
 */
public record News(UUID match, int version, List<UUID> people) {

    public News {
        people = List.copyOf(people);
    }

    static News of(Match match) {
        List<UUID> people = match.seats().toList().stream()
                .map(MatchSeat::person)
                .flatMap(Optional::stream)
                .toList();
        return new News(match.id(), match.version(), people);
    }
}
