package org.chaturaji.match;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.engine.BySeat;
import org.chaturaji.match.Refusal.Code;
import org.chaturaji.rating.Elo;
import org.chaturaji.rating.RatedMatch;
import org.chaturaji.rating.Rating;
import org.chaturaji.rating.RatingChange;
import org.chaturaji.rating.RatingStore;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;

/** What matches have to do with ratings (RATING.md). Belongs into a transaction. */
@ApplicationScoped
class Ratings {

    private final RatingStore store;
    private final RatingSettings settings;

    Ratings(RatingStore store, RatingSettings settings) {
        this.store = store;
        this.settings = settings;
    }

    /**
     * Returns the present rating of somebody who is about to sit down, in points.
     *
     * @throws Refusal {@link Code#NOT_SIGNED_IN} when they may not play for ratings
     */
    double toSitDown(UUID person, boolean ranked) {
        if (ranked && settings.signedInOnly() && !store.isSignedIn(person)) {
            throw new Refusal(Code.NOT_SIGNED_IN);
        }
        return store.of(person).map(Rating::points).orElse(settings.initial());
    }

    /**
     * Rates a match that has just ended. It happens once: no log ends twice.
     *
     * @param ended one that {@link Match#isToBeRated()}
     * @return what it made of the rating of each seat's person
     */
    BySeat<RatingChange> rate(Match ended) {
        BySeat<UUID> people = ended.seats().map(seat -> seat.person().orElseThrow());
        BySeat<Integer> places = ended.game().result().orElseThrow().places();
        Map<UUID, Rating> locked = store.lock(people.toList(), settings.initial());
        BySeat<Rating> before = people.map(person -> Objects.requireNonNull(locked.get(person)));
        List<Double> changes =
                new Elo(settings.k()).changes(before.map(Rating::points).toList(), places.toList());
        BySeat<RatingChange> rated = BySeat.of(seat -> {
            double points = before.get(seat).points();
            return new RatingChange(points, points + changes.get(seat.index()));
        });
        BySeat<RatedMatch.Part> parts = BySeat.of(seat -> new RatedMatch.Part(
                people.get(seat),
                places.get(seat),
                before.get(seat).matches() + 1,
                rated.get(seat)));
        boolean isPublic = ended.visibility() == Visibility.PUBLIC;
        store.add(new RatedMatch(ended.id(), ended.updatedAt(), isPublic, parts.toList()));
        return rated;
    }
}
