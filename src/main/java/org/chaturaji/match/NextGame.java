package org.chaturaji.match;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Seat;

import java.util.Optional;
import java.util.UUID;

/** The game that a group plays after a match: who has which seat, and which seat opens. Pure. */
record NextGame(Match last) {

    /**
     * Returns the seat that opens the game, by the option of the last match (RULES.md 8.7). One that
     * was never played is no game: its opening is still to come.
     */
    Seat first() {
        Seat before = last.facts().first();
        boolean rotates =
                last.startedAt() != null && last.options().firstSeat() == FirstSeat.ROTATE;
        return rotates ? before.next() : before;
    }

    /**
     * Returns whose the seats are: of those who had them and have not left for good. A match that
     * was never played hands on the seats that it kept.
     */
    Reservations people() {
        return new Reservations(BySeat.of(this::owner));
    }

    private Optional<UUID> owner(Seat seat) {
        MatchSeat taken = last.seats().get(seat);
        if (!taken.isFree()) {
            return taken.person().filter(person -> !taken.leftForGood());
        }
        return last.startedAt() == null
                ? last.reserved().of(seat).filter(person -> !last.isSeated(person))
                : Optional.empty();
    }
}
