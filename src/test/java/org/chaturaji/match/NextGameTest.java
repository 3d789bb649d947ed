package org.chaturaji.match;

import static org.chaturaji.match.Matches.ANNA;
import static org.chaturaji.match.Matches.BEN;
import static org.chaturaji.match.Matches.CAROL;
import static org.chaturaji.match.Matches.DAVID;
import static org.chaturaji.match.Matches.EVE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.chaturaji.engine.Seat;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class NextGameTest {

    @Test
    void rotatingItIsOpenedByTheNextSeatClockwise() {
        assertEquals(Seat.BLUE, new NextGame(Matches.ofFour(MatchOptions.DEFAULT).match).first());
    }

    @Test
    void fixedItIsOpenedByTheSameSeatAgain() {
        MatchOptions fixed = new MatchOptions(MatchOptions.DEFAULT.rules(), FirstSeat.FIXED, 0);
        assertEquals(Seat.RED, new NextGame(Matches.ofFour(fixed).match).first());
    }

    @Test
    void aMatchThatWasNeverPlayedDoesNotRotate() {
        Matches it = Matches.open();
        it.command(ANNA, new Command.Abort());
        assertEquals(Seat.RED, new NextGame(it.match).first());
    }

    @Test
    void everybodyHasTheSeatThatTheyHad() {
        NextGame next = new NextGame(Matches.ofFour(MatchOptions.DEFAULT).match);
        assertEquals(List.of(ANNA, BEN, CAROL, DAVID), next.people().all());
        assertEquals(Optional.of(Seat.BLUE), next.people().seatOf(BEN));
        assertEquals(Optional.empty(), next.people().seatOf(EVE));
    }

    @Test
    void theSeatsOfComputersAreAnybodys() {
        Matches it = Matches.open();
        it.command(BEN, new Command.Sit(Optional.of(Seat.GREEN), Optional.empty()));
        it.command(ANNA, new Command.Start());
        assertEquals(List.of(ANNA, BEN), new NextGame(it.match).people().all());
    }

    @Test
    void whoIsAwayKeepsTheSeatAndWhoLeftForGoodDoesNot() {
        Matches it = Matches.ofFour(MatchOptions.DEFAULT);
        it.command(BEN, new Command.Presence(Seat.BLUE, true));
        it.service(new Command.Withdraw(CAROL));
        assertEquals(List.of(ANNA, BEN, DAVID), new NextGame(it.match).people().all());
    }

    @Test
    void aMatchThatWasNeverPlayedHandsOnTheSeatsItKept() {
        Matches it = Matches.openWithSeatFor(BEN, Seat.GREEN);
        it.command(ANNA, new Command.Abort());
        assertEquals(Optional.of(Seat.GREEN), new NextGame(it.match).people().seatOf(BEN));
    }

    @Test
    void aPersonHasOneSeatEvenWhenAnotherWasKeptForThem() {
        Matches it = Matches.openWithSeatFor(BEN, Seat.GREEN);
        it.command(BEN, new Command.Sit(Optional.of(Seat.BLUE), Optional.empty()));
        it.command(ANNA, new Command.Abort());
        assertEquals(List.of(ANNA, BEN), new NextGame(it.match).people().all());
        assertEquals(Optional.of(Seat.BLUE), new NextGame(it.match).people().seatOf(BEN));
    }

    @Test
    void whoLetTheSeatGoWhenItWasPlayedIsNotAmongItsPeople() {
        Matches it = Matches.openWithSeatFor(BEN, Seat.GREEN);
        it.command(ANNA, new Command.Start());
        assertEquals(List.of(ANNA), new NextGame(it.match).people().all());
    }
}
