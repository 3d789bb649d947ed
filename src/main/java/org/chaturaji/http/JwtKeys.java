package org.chaturaji.http;

import io.quarkus.runtime.configuration.ConfigurationException;
import io.smallrye.jwt.algorithm.SignatureAlgorithm;
import io.smallrye.jwt.util.KeyUtils;

import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.keys.resolvers.JwksVerificationKeyResolver;
import org.jose4j.keys.resolvers.VerificationKeyResolver;
import org.jose4j.lang.JoseException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.time.Clock;
import java.util.regex.Pattern;

/** Where the keys come from that JWTs are checked with. */
final class JwtKeys {

    private static final Pattern ADDRESS = Pattern.compile("https?://.+");

    /** On the way from anywhere else somebody could put in a key of their own. */
    private static final Pattern SAFE =
            Pattern.compile("https://.+|http://(localhost|127\\.0\\.0\\.1|\\[::1])[:/].*");

    private JwtKeys() {}

    /**
     * Returns the keys at a location.
     *
     * @throws ConfigurationException when it is a file without a key, or an address without https
     */
    static VerificationKeyResolver at(String location, Clock clock) {
        if (SAFE.matcher(location).matches()) {
            return new JwksAddress(location, clock);
        } else if (ADDRESS.matcher(location).matches()) {
            throw refused("an address without https is not trusted");
        }
        try {
            String content = Files.readString(Path.of(location)).strip();
            if (content.startsWith("{")) {
                return new JwksVerificationKeyResolver(new JsonWebKeySet(content).getJsonWebKeys());
            }
            PublicKey key = key(content);
            return (signature, nesting) -> key;
        } catch (IOException | InvalidPathException | JoseException | GeneralSecurityException e) {
            throw refused("no public key (PEM) or JWK set can be read from this file");
        }
    }

    /** Of this exception the service prints the message alone, without a stack trace. */
    private static ConfigurationException refused(String why) {
        return new ConfigurationException("chaturaji.jwt.key-location: " + why);
    }

    private static PublicKey key(String pem) throws GeneralSecurityException {
        try {
            return KeyUtils.decodePublicKey(pem, SignatureAlgorithm.RS256);
        } catch (GeneralSecurityException notRsa) {
            return KeyUtils.decodePublicKey(pem, SignatureAlgorithm.ES256);
        }
    }
}
