package org.chaturaji.http;

import jakarta.inject.Singleton;

import org.chaturaji.http.CommandHeaders.Conditions;
import org.chaturaji.match.Actor;
import org.chaturaji.match.Answer;
import org.chaturaji.match.Command;
import org.chaturaji.match.MatchService;
import org.chaturaji.match.Submission;

import java.util.UUID;

/** Hands a command on to the match that it is for. */
@Singleton
final class Commands {

    private final MatchService matches;

    Commands(MatchService matches) {
        this.matches = matches;
    }

    /**
     * Returns what came of a command.
     *
     * @param match its id as it stands in the path
     */
    Answer execute(String match, UUID player, Command command, Conditions conditions) {
        return matches.execute(new Submission(
                Ids.inPath(match),
                new Actor.Person(player),
                command,
                conditions.joinCode(),
                conditions.ifMatch().flatMap(EntityTags::versions),
                conditions.key()));
    }
}
