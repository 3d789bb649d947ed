package org.chaturaji.http;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Result;
import org.chaturaji.engine.Seat;
import org.chaturaji.rating.Rating;
import org.chaturaji.rating.RatingChange;
import org.jspecify.annotations.Nullable;

/** How a game ended, and who got what. */
record ResultView(String termination, BySeat<SeatResultView> seats) {

    /** A seat's part in the result, with what it made of the person's rating, if anything. */
    record SeatResultView(
            int place,
            int points,
            @Nullable Long ratingBefore,
            @Nullable Long ratingAfter) {}

    /** Returns the result of a game without ratings. */
    static ResultView of(Result result) {
        return of(result, null);
    }

    /** Returns a result with the changes of ratings, if there are any. */
    static ResultView of(Result result, @Nullable BySeat<RatingChange> ratings) {
        return new ResultView(
                result.termination().code(),
                BySeat.of(seat -> seat(seat, result, ratings == null ? null : ratings.get(seat))));
    }

    private static SeatResultView seat(Seat seat, Result result, @Nullable RatingChange rating) {
        return new SeatResultView(
                result.places().get(seat),
                result.points().get(seat),
                rating == null ? null : Rating.shown(rating.before()),
                rating == null ? null : Rating.shown(rating.after()));
    }
}
