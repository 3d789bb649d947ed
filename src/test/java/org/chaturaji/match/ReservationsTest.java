package org.chaturaji.match;

import static org.chaturaji.match.Matches.ANNA;
import static org.chaturaji.match.Matches.BEN;
import static org.chaturaji.match.Matches.CAROL;
import static org.chaturaji.match.Matches.DAVID;
import static org.chaturaji.match.Matches.EVE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.engine.Seat;
import org.chaturaji.match.Refusal.Code;
import org.junit.jupiter.api.Test;

import java.util.Optional;

/** Anna has made a match in which a seat is kept for Ben: green, or the blue that comes first. */
class ReservationsTest {

    private static final long HOLD = Reservations.HOLD.toSeconds();

    private final Matches it = Matches.openWithSeatFor(BEN, Seat.GREEN);

    @Test
    void aKeptSeatIsRefusedToOthersUntilTheTimeIsOver() {
        it.passes(HOLD - 1);
        assertEquals(Code.SEAT_TAKEN, it.refusal(CAROL, sit(Seat.GREEN)));
        it.passes(1);
        it.command(CAROL, sit(Seat.GREEN));
        assertEquals(Optional.of(Seat.GREEN), it.match.seatOf(CAROL));
    }

    @Test
    void nobodyMovesToAKeptSeat() {
        assertEquals(Code.SEAT_TAKEN, it.refusal(ANNA, sit(Seat.GREEN)));
    }

    @Test
    void anySeatIsOnesOwnBeforeOthersThatAreFree() {
        it.command(BEN, sitAnywhere());
        assertEquals(Optional.of(Seat.GREEN), it.match.seatOf(BEN));
    }

    @Test
    void anySeatIsOnesOwnAlsoLater() {
        it.passes(HOLD);
        it.command(BEN, sitAnywhere());
        assertEquals(Optional.of(Seat.GREEN), it.match.seatOf(BEN));
    }

    @Test
    void anySeatIsNoneThatIsKeptForSomebodyElse() {
        Matches blue = Matches.openWithSeatFor(BEN, Seat.BLUE);
        blue.command(CAROL, sitAnywhere());
        assertEquals(Optional.of(Seat.YELLOW), blue.match.seatOf(CAROL));
        blue.command(DAVID, sitAnywhere());
        assertEquals(Code.SEAT_TAKEN, blue.refusal(EVE, sitAnywhere()));
        blue.passes(HOLD);
        blue.command(EVE, sitAnywhere());
        assertEquals(Status.PLAYING, blue.match.status());
    }

    @Test
    void whoSitsElsewhereBlocksNoSecondSeat() {
        it.command(BEN, sit(Seat.BLUE));
        assertTrue(it.match.reservedFor(Seat.GREEN).isEmpty());
        it.command(CAROL, sit(Seat.GREEN));
        assertEquals(Optional.of(Seat.GREEN), it.match.seatOf(CAROL));
    }

    @Test
    void theHostNeedNotWait() {
        it.command(ANNA, new Command.Start());
        assertEquals(Status.PLAYING, it.match.status());
        assertTrue(it.match.reservedFor(Seat.GREEN).isEmpty());
        assertTrue(it.match.reservedUntil().isEmpty());
    }

    @Test
    void itIsToldForWhomAFreeSeatIsKept() {
        assertEquals(Optional.of(BEN), it.match.reservedFor(Seat.GREEN));
        assertTrue(it.match.reservedFor(Seat.BLUE).isEmpty());
        assertEquals(Optional.of(Matches.NOON.plus(Reservations.HOLD)), it.match.reservedUntil());
        it.command(BEN, sitAnywhere());
        assertTrue(it.match.reservedFor(Seat.GREEN).isEmpty());
        assertTrue(it.match.reservedUntil().isEmpty());
        it.command(BEN, new Command.GetUp(Seat.GREEN));
        assertEquals(Optional.of(BEN), it.match.reservedFor(Seat.GREEN));
    }

    @Test
    void whoHasASeatKeptSeesAPrivateMatchAsItsPeopleDo() {
        assertTrue(it.match.isVisibleTo(BEN, null));
        assertFalse(it.match.isVisibleTo(CAROL, null));
    }

    @Test
    void whoCameTooLateSeesTheMatchOfTheirGroupAllTheSame() {
        it.command(ANNA, new Command.Start());
        assertTrue(it.match.isVisibleTo(BEN, null));
    }

    private static Command sit(Seat seat) {
        return new Command.Sit(Optional.of(seat), Optional.empty());
    }

    private static Command sitAnywhere() {
        return new Command.Sit(Optional.empty(), Optional.empty());
    }
}
