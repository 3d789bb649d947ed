package org.chaturaji.http;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Result;

/** How a game ended, and who got what. */
record ResultView(String termination, BySeat<SeatResultView> seats) {

    static ResultView of(Result result) {
        return new ResultView(
                result.termination().code(),
                BySeat.of(seat -> new SeatResultView(
                        result.places().get(seat), result.points().get(seat))));
    }

    /** A seat's part in the result. */
    record SeatResultView(int place, int points) {}
}
