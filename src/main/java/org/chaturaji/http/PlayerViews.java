package org.chaturaji.http;

import jakarta.inject.Singleton;

import org.chaturaji.match.Places;
import org.chaturaji.match.RatingSettings;
import org.chaturaji.match.ResultStore;
import org.chaturaji.player.Player;
import org.chaturaji.rating.Rating;
import org.chaturaji.rating.RatingStore;

/** Gathers what there is to see of a player. */
@Singleton
final class PlayerViews {

    private final RatingStore ratings;
    private final ResultStore results;
    private final Rating first;

    PlayerViews(RatingStore ratings, ResultStore results, RatingSettings settings) {
        this.ratings = ratings;
        this.results = results;
        this.first = new Rating(settings.initial(), 0);
    }

    PlayerView of(Player player) {
        Rating rating = ratings.of(player.id()).orElse(first);
        Places places = results.places(player.id());
        return new PlayerView(
                player.id(),
                player.name().text(),
                player.createdAt(),
                rating.shown(),
                rating.matches(),
                places.games(),
                PlacesView.of(places),
                false);
    }
}
