package org.chaturaji.http;

import org.chaturaji.engine.Seat;
import org.chaturaji.match.By;
import org.chaturaji.match.Match;
import org.chaturaji.match.Status;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * A match as one of its people sees it from outside, or what has just happened to them there.
 *
 * @param type what happened, null for how it is
 * @param seat their seat, null when they have none any more
 * @param yourTurn whether the match waits for them
 */
record OwnMatchView(
        @Nullable String type,
        UUID match,
        int version,
        String status,
        @Nullable String seat,
        boolean yourTurn,
        @Nullable Instant deadline) {

    static final String SEATED = "seated";
    static final String LEFT = "left";
    static final String STARTED = "started";
    static final String YOUR_TURN = "your-turn";
    static final String FINISHED = "finished";

    /** Returns how a match is for {@code person}. */
    static OwnMatchView of(Match match, UUID person) {
        return of(null, match, person);
    }

    /**
     * Returns what {@code person} is to be told of what happened in between.
     *
     * @param before the match as they know it, null for one they do not know
     */
    static List<OwnMatchView> between(@Nullable Match before, Match after, UUID person) {
        List<String> types = new ArrayList<>();
        boolean satThere = before != null && before.isSeated(person);
        if (satThere != after.isSeated(person)) {
            types.add(satThere ? LEFT : SEATED);
        }
        if (after.isSeated(person)) {
            boolean wasOpen = before == null || before.status() == Status.OPEN;
            if (wasOpen && after.startedAt() != null) {
                types.add(STARTED);
            }
            if (isTurnOf(person, after) && !isSameTurn(before, after, person)) {
                types.add(YOUR_TURN);
            }
            if (after.isOver() && (before == null || !before.isOver())) {
                types.add(FINISHED);
            }
        }
        return types.stream().map(type -> of(type, after, person)).toList();
    }

    private static OwnMatchView of(@Nullable String type, Match match, UUID person) {
        boolean theirs = isTurnOf(person, match);
        return new OwnMatchView(
                type,
                match.id(),
                match.version(),
                match.status().code(),
                match.seatOf(person).map(Seat::code).orElse(null),
                theirs,
                theirs ? match.deadline().orElse(null) : null);
    }

    /** Whoever is away has nothing to do, until they are back. */
    private static boolean isTurnOf(UUID person, Match match) {
        Optional<Seat> seat = match.seatOf(person);
        return match.turn().isPresent()
                && match.turn().equals(seat)
                && match.seats().get(seat.get()).playedBy() == By.PERSON;
    }

    private static boolean isSameTurn(@Nullable Match before, Match after, UUID person) {
        return before != null
                && isTurnOf(person, before)
                && before.game().position().round() == after.game().position().round()
                && before.deadline().equals(after.deadline());
    }
}
