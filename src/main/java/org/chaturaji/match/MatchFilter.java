package org.chaturaji.match;

import java.util.Optional;
import java.util.UUID;

/**
 * Which matches a list holds, newest first.
 *
 * @param viewer who asks: sees public matches and their own
 * @param player only matches in which this person sits
 * @param ranked only matches played for ratings, or only others
 * @param joinCode only the open match with this code, which also lets the viewer see it
 * @param before only matches older than this one: where the page before ended
 * @param limit the most matches on a page
 */
public record MatchFilter(
        Optional<UUID> viewer,
        Optional<Status> status,
        Optional<UUID> player,
        Optional<Boolean> ranked,
        Optional<String> joinCode,
        Optional<UUID> before,
        int limit) {

    /** Returns this filter with the join code that was meant by what somebody typed. */
    MatchFilter withMeantJoinCode() {
        return new MatchFilter(
                viewer, status, player, ranked, joinCode.map(JoinCode::meantBy), before, limit);
    }
}
