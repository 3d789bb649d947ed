package org.chaturaji.match;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Seat;

import java.util.Optional;

/**
 * What somebody who wants to play says about the match; what is empty is all the same to them.
 *
 * @param ranked whether they want to play for ratings; that nobody has to who does not say so
 * @param seat where they want to sit
 */
public record Wish(
        OptionsChoice options,
        Optional<Boolean> ranked,
        Optional<Visibility> visibility,
        Optional<Level> level,
        Optional<Seat> seat,
        Optional<ClientSeed> clientSeed) {

    /** Returns the match to be made so, all else as usual. */
    public Creation creation() {
        return over(MatchOptions.DEFAULT, false, Visibility.PUBLIC, Level.NORMAL, Seat.RED);
    }

    /** Returns the match to be made so, all else as in another one. */
    Creation over(Match other, Seat usualSeat) {
        return over(
                other.options(), other.isRanked(), other.visibility(), other.level(), usualSeat);
    }

    private Creation over(
            MatchOptions usualOptions,
            boolean usuallyRanked,
            Visibility usual,
            Level usualLevel,
            Seat usualSeat) {
        return new Creation(
                ranked.orElse(usuallyRanked),
                options.over(usualOptions),
                visibility.orElse(usual),
                level.orElse(usualLevel),
                seat.orElse(usualSeat),
                clientSeed.orElse(ClientSeed.NONE));
    }
}
