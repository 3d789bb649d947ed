package org.chaturaji.match;

import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/**
 * A command on its way to a match.
 *
 * @param joinCode what the client sent to be let in, right or wrong
 * @param versions the command counts only while the match is at one of these; empty: at any
 * @param key makes the command count once
 */
public record Submission(
        UUID match,
        Actor actor,
        Command command,
        Optional<String> joinCode,
        Optional<Set<Integer>> versions,
        Optional<RequestKey> key) {

    public Submission {
        versions = versions.map(Set::copyOf);
    }

    /** Returns the person who commands, if it is one. */
    Optional<UUID> person() {
        return actor instanceof Actor.Person person ? Optional.of(person.id()) : Optional.empty();
    }

    /** Returns a submission that counts only if the match has not moved since {@code version}. */
    static Submission at(Match match, Actor actor, Command command) {
        return new Submission(
                match.id(),
                actor,
                command,
                Optional.empty(),
                Optional.of(Set.of(match.version())),
                Optional.empty());
    }

    /** Returns a submission without conditions. */
    public static Submission of(UUID match, Actor actor, Command command) {
        return new Submission(
                match, actor, command, Optional.empty(), Optional.empty(), Optional.empty());
    }
}
