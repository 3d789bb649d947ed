package org.chaturaji.rating;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * A match that changed ratings.
 *
 * @param isPublic whether everybody may know of it
 * @param people the four, by seat or by place
 */
public record RatedMatch(UUID match, Instant at, boolean isPublic, List<Part> people) {

    public RatedMatch {
        people = List.copyOf(people);
    }

    /**
     * One person's part in it.
     *
     * @param place 1 to 4
     * @param number which of their rated matches it was, from 1
     */
    public record Part(UUID player, int place, int number, RatingChange rating) {}

    /** Returns whether somebody may know which match it was, and who played in it. */
    public boolean isVisibleTo(Optional<UUID> viewer) {
        return isPublic
                || people.stream().anyMatch(part -> viewer.equals(Optional.of(part.player())));
    }

    /** Returns what became of one of its people. */
    public Part of(UUID player) {
        return people.stream()
                .filter(part -> part.player().equals(player))
                .findFirst()
                .orElseThrow();
    }
}
