package org.chaturaji.match;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Seat;

import java.util.Optional;
import java.util.UUID;

/** Real matches in which nothing is special, made in the usual way. */
@ApplicationScoped
public class SampleMatches {

    private final MatchService matches;
    private final DueMatches due;

    SampleMatches(MatchService matches, DueMatches due) {
        this.matches = matches;
        this.due = due;
    }

    /** Returns a public match that waits for its start, with its host at Red. */
    public UUID open(UUID host) {
        Creation creation = new Creation(
                false,
                MatchOptions.DEFAULT,
                Visibility.PUBLIC,
                Level.EASY,
                Seat.RED,
                ClientSeed.NONE);
        return matches.create(host, creation, Optional.empty()).match().id();
    }

    /** Returns a match that the host has left to the computer, which has played it to its end. */
    public UUID finished(UUID host) {
        Actor person = new Actor.Person(host);
        UUID match = open(host);
        matches.execute(Submission.of(match, person, new Command.Start()));
        Match now = matches.execute(
                        Submission.of(match, person, new Command.Presence(Seat.RED, true)))
                .match();
        while (!now.isOver()) {
            now = step(now, host);
        }
        return match;
    }

    /** A replica that runs plays too, and may be faster. */
    private Match step(Match now, UUID host) {
        try {
            return matches.execute(due.next(now).orElseThrow()).match();
        } catch (Refusal refusal) {
            if (refusal.code() != Refusal.Code.VERSION_CHANGED) {
                throw refusal;
            }
            return matches.find(now.id(), Optional.of(host), Optional.empty()).match();
        }
    }
}
