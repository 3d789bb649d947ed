package org.chaturaji.match;

import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.BySeat;
import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.Optional;
import java.util.UUID;

/**
 * Who has a seat of a match.
 *
 * @param player the person, null when nobody sits there and the computer plays
 * @param clientSeed the person's part in the dice (DICE.md 2)
 * @param since number of the event with which the person came to the match
 * @param away whether the computer plays for the person; the seat is still theirs
 * @param standIn whether the computer plays the present turn: so it does for who is away, and with
 *     a turn time also for who came back in the middle of the turn (RULES.md 9.3)
 * @param leftForGood whether the person is away and can never come back
 * @param rating the person's when they sat down, in points; null where the log does not tell
 * @param hasPlayed whether the person has rolled, moved, ended a turn or resigned
 */
public record MatchSeat(
        @Nullable UUID player,
        ClientSeed clientSeed,
        int since,
        boolean away,
        boolean standIn,
        boolean leftForGood,
        @Nullable Double rating,
        boolean hasPlayed) {

    static final MatchSeat EMPTY =
            new MatchSeat(null, ClientSeed.NONE, 0, false, false, false, null, false);

    /** Returns the id of the person, if there is one. */
    public Optional<UUID> person() {
        return Optional.ofNullable(player);
    }

    public boolean isFree() {
        return player == null;
    }

    /** Returns who plays the seat now. */
    public By playedBy() {
        return isFree() || standIn ? By.COMPUTER : By.PERSON;
    }

    /** Returns the seat of somebody who has just come to the match or moved in it. */
    static MatchSeat of(UUID player, ClientSeed clientSeed, int since, @Nullable Double rating) {
        return new MatchSeat(player, clientSeed, since, false, false, false, rating, false);
    }

    MatchSeat gone(boolean forGood) {
        return with(true, true, forGood, hasPlayed);
    }

    /** Returns the seat of a person who is back, now or from the next turn on. */
    MatchSeat back(boolean atOnce) {
        return with(false, !atOnce && standIn, false, hasPlayed);
    }

    MatchSeat turnOver() {
        return with(away, away, leftForGood, hasPlayed);
    }

    MatchSeat played() {
        return with(away, standIn, leftForGood, true);
    }

    private MatchSeat with(
            boolean nowAway, boolean nowStandIn, boolean nowForGood, boolean nowPlayed) {
        return new MatchSeat(
                player, clientSeed, since, nowAway, nowStandIn, nowForGood, rating, nowPlayed);
    }

    /** Returns the person who has been in the match longest. */
    static Optional<UUID> longestSeated(BySeat<MatchSeat> seats) {
        return seats.toList().stream()
                .filter(seat -> !seat.isFree())
                .min(Comparator.comparingInt(MatchSeat::since))
                .flatMap(MatchSeat::person);
    }
}
