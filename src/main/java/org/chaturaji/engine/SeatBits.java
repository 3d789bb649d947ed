package org.chaturaji.engine;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** Sets of seats as bits: bit 0 is Red, by {@link Seat#index}. */
final class SeatBits {

    private SeatBits() {}

    static int of(Set<Seat> seats) {
        int bits = 0;
        for (Seat seat : seats) {
            bits |= 1 << seat.index();
        }
        return bits;
    }

    static Set<Seat> seats(int bits) {
        Set<Seat> seats = EnumSet.noneOf(Seat.class);
        for (Seat seat : Seat.ALL) {
            if ((bits & 1 << seat.index()) != 0) {
                seats.add(seat);
            }
        }
        return Collections.unmodifiableSet(seats);
    }
}
