package org.chaturaji.http;

import io.smallrye.jwt.algorithm.SignatureAlgorithm;
import io.smallrye.jwt.util.KeyUtils;

import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.keys.resolvers.JwksVerificationKeyResolver;
import org.jose4j.keys.resolvers.VerificationKeyResolver;
import org.jose4j.lang.JoseException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.time.Clock;
import java.util.regex.Pattern;

/** Where the keys come from that JWTs are checked with. */
final class JwtKeys {

    private static final Pattern ADDRESS = Pattern.compile("https?://.+");

    private JwtKeys() {}

    /**
     * Returns the keys at a location.
     *
     * @throws IllegalArgumentException when it is a file without a key
     */
    static VerificationKeyResolver at(String location, Clock clock) {
        if (ADDRESS.matcher(location).matches()) {
            return new JwksAddress(location, clock);
        }
        try {
            String content = Files.readString(Path.of(location)).strip();
            if (content.startsWith("{")) {
                return new JwksVerificationKeyResolver(new JsonWebKeySet(content).getJsonWebKeys());
            }
            PublicKey key = key(content);
            return (signature, nesting) -> key;
        } catch (IOException | JoseException | GeneralSecurityException e) {
            throw new IllegalArgumentException(
                    "chaturaji.jwt.key-location: no public key (PEM) or JWK set can be read from the"
                            + " file " + location,
                    e);
        }
    }

    private static PublicKey key(String pem) throws GeneralSecurityException {
        try {
            return KeyUtils.decodePublicKey(pem, SignatureAlgorithm.RS256);
        } catch (GeneralSecurityException notRsa) {
            return KeyUtils.decodePublicKey(pem, SignatureAlgorithm.ES256);
        }
    }
}
