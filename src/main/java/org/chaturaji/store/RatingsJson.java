package org.chaturaji.store;

import org.chaturaji.engine.BySeat;
import org.chaturaji.match.Event;
import org.chaturaji.rating.RatingChange;
import org.jspecify.annotations.Nullable;

/** What an event made of ratings, as JSON in a column. */
record RatingsJson(ChangeJson red, ChangeJson blue, ChangeJson yellow, ChangeJson green) {

    /** One person's rating. */
    record ChangeJson(double before, double after) {}

    static @Nullable RatingsJson of(Event event) {
        return event.body() instanceof Event.Played played && played.ratings() != null
                ? of(played.ratings())
                : null;
    }

    private static RatingsJson of(BySeat<RatingChange> changes) {
        BySeat<ChangeJson> json =
                changes.map(change -> new ChangeJson(change.before(), change.after()));
        return new RatingsJson(json.red(), json.blue(), json.yellow(), json.green());
    }

    BySeat<RatingChange> changes() {
        return new BySeat<>(red, blue, yellow, green)
                .map(change -> new RatingChange(change.before(), change.after()));
    }
}
