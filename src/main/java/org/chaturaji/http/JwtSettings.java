package org.chaturaji.http;

import io.smallrye.config.ConfigMapping;

import java.util.Optional;

/** Whose JWTs are good in the place of tokens: all three are set, or none. */
@ConfigMapping(prefix = "chaturaji.jwt")
interface JwtSettings {

    /** The {@code iss} of the JWTs. */
    Optional<String> issuer();

    /** What their {@code aud} must hold. */
    Optional<String> audience();

    /** The file of a public key (PEM) or of a JWK set, or the {@code https:} address of a JWK set. */
    Optional<String> keyLocation();
}
