package org.chaturaji.match;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** How people are rated (RATING.md), and who may play for it. */
@ConfigMapping(prefix = "chaturaji.rating")
public interface RatingSettings {

    /** What everybody begins with, in points. */
    @WithDefault("1500")
    double initial();

    /** The most that a match can change a rating, in points. */
    @WithDefault("32")
    double k();

    /** Whether ranked matches are only for people known by the token of an issuer. */
    @WithDefault("false")
    boolean signedInOnly();
}
