package org.chaturaji.http;

import jakarta.inject.Singleton;

import org.chaturaji.http.CommandHeaders.Conditions;
import org.chaturaji.match.Actor;
import org.chaturaji.match.Answer;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchService;
import org.chaturaji.match.Refusal;
import org.chaturaji.match.Submission;

import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Changes some of a match's options: names them all, as they were in the version changed. */
@Singleton
final class MatchChanges {

    /** How often a change is tried anew because the match has moved meanwhile. */
    private static final int TRIES = 5;

    private final MatchService matches;

    MatchChanges(MatchService matches) {
        this.matches = matches;
    }

    Answer apply(UUID id, UUID player, MatchChangeBody change, Conditions conditions) {
        for (int left = TRIES; ; left--) {
            Match match =
                    matches.find(id, Optional.of(player), conditions.joinCode()).replay();
            Set<Integer> seen = Set.of(match.version());
            Optional<Set<Integer>> asked = conditions.ifMatch().flatMap(EntityTags::versions);
            try {
                return matches.execute(new Submission(
                        id,
                        new Actor.Person(player),
                        change.command(match),
                        conditions.joinCode(),
                        Optional.of(asked.orElse(seen)),
                        conditions.key()));
            } catch (Refusal refusal) {
                boolean moved = refusal.code() == Refusal.Code.VERSION_CHANGED;
                if (!moved || asked.isPresent() || left == 1) {
                    throw refusal;
                }
            }
        }
    }
}
