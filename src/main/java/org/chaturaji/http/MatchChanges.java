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
            Set<Integer> meant = meant(conditions, match.version());
            try {
                return matches.execute(new Submission(
                        id,
                        new Actor.Person(player),
                        change.command(match),
                        conditions.joinCode(),
                        Optional.of(meant),
                        conditions.key()));
            } catch (Refusal refusal) {
                boolean moved = refusal.code() == Refusal.Code.VERSION_CHANGED;
                if (!moved || meant.isEmpty() || left == 1) {
                    throw refusal;
                }
            }
        }
    }

    /** The one version that the options were taken from, or none if another one is asked for. */
    private static Set<Integer> meant(Conditions conditions, int seen) {
        boolean asked = conditions
                .ifMatch()
                .flatMap(EntityTags::versions)
                .map(versions -> versions.contains(seen))
                .orElse(true);
        return asked ? Set.of(seen) : Set.of();
    }
}
