package org.chaturaji.http;

import jakarta.inject.Singleton;

import org.chaturaji.match.RatingSettings;
import org.chaturaji.player.Player;
import org.chaturaji.rating.Rating;
import org.chaturaji.rating.RatingStore;

/** Gathers what there is to see of a player. */
@Singleton
final class PlayerViews {

    private final RatingStore ratings;
    private final Rating first;

    PlayerViews(RatingStore ratings, RatingSettings settings) {
        this.ratings = ratings;
        this.first = new Rating(settings.initial(), 0);
    }

    PlayerView of(Player player) {
        Rating rating = ratings.of(player.id()).orElse(first);
        return new PlayerView(
                player.id(),
                player.name().text(),
                player.createdAt(),
                rating.shown(),
                rating.matches());
    }
}
