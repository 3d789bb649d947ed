package org.chaturaji.match;

import org.chaturaji.engine.Result;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Termination;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * What there is to count of a match that is finished.
 *
 * @param computers the dice that the computer threw
 */
public record MatchResult(
        UUID match,
        Instant endedAt,
        boolean ranked,
        Termination termination,
        List<Part> people,
        DiceTally computers) {

    /**
     * A person's part in it.
     *
     * @param dice those that the person threw
     */
    public record Part(UUID player, int place, int points, DiceTally dice) {}

    /** Returns the result of a match that is finished. */
    static MatchResult of(MatchLog log) {
        Match match = log.match();
        Result result = match.game().result().orElseThrow();
        ThrownDice dice = ThrownDice.of(log);
        List<Part> people = Seat.ALL.stream()
                .flatMap(seat -> match.seats().get(seat).person().stream()
                        .map(person -> new Part(
                                person,
                                result.places().get(seat),
                                result.points().get(seat),
                                dice.people().get(seat))))
                .toList();
        return new MatchResult(
                match.id(),
                match.endedAt().orElseThrow(),
                match.isRanked(),
                result.termination(),
                people,
                dice.computers());
    }
}
