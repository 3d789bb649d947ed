package org.chaturaji.http;

import org.chaturaji.player.PersonalData.Account;
import org.chaturaji.rating.RatedMatch;
import org.chaturaji.rating.Rating;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.UUID;

/** What is told a person of what is kept about them, where that is not told as it is kept. */
final class ExportViews {

    private ExportViews() {}

    /**
     * The person.
     *
     * @param rating in points, not rounded; null before the first rated match
     */
    record ProfileView(
            UUID id,
            String name,
            int nameChanges,
            Instant createdAt,
            @Nullable Double rating,
            int ratedMatches) {

        static ProfileView of(Account account, @Nullable Rating rating) {
            return new ProfileView(
                    account.player().id(),
                    account.player().name().text(),
                    account.nameChanges(),
                    account.player().createdAt(),
                    rating == null ? null : rating.points(),
                    rating == null ? 0 : rating.matches());
        }

        /** Keeps people's texts out of logs. */
        @Override
        public String toString() {
            return "ProfileView[" + id + "]";
        }
    }

    /** A code that waits to be used on another device. */
    record DeviceCodeView(Instant expiresAt) {}

    /**
     * What a match made of the rating, in points, not rounded.
     *
     * @param number which of their rated matches it was, from 1
     */
    record RatingChangeView(
            UUID match, Instant at, int number, int place, double before, double after) {

        static RatingChangeView of(RatedMatch match, UUID player) {
            RatedMatch.Part own = match.of(player);
            return new RatingChangeView(
                    match.match(),
                    match.at(),
                    own.number(),
                    own.place(),
                    own.rating().before(),
                    own.rating().after());
        }
    }
}
