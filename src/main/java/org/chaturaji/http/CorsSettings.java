package org.chaturaji.http;

import io.smallrye.config.ConfigMapping;

import java.util.List;
import java.util.Optional;

/** Which other sites may call the service from their pages. */
@ConfigMapping(prefix = "chaturaji.cors")
interface CorsSettings {

    /** Origins, such as {@code https://portal.example}; {@code *} for all; none without. */
    Optional<List<String>> origins();
}
