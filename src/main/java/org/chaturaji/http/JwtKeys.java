package org.chaturaji.http;

import io.quarkus.runtime.configuration.ConfigurationException;
import io.smallrye.jwt.algorithm.SignatureAlgorithm;
import io.smallrye.jwt.util.KeyUtils;

import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.keys.resolvers.JwksVerificationKeyResolver;
import org.jose4j.keys.resolvers.VerificationKeyResolver;
import org.jose4j.lang.JoseException;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Where the keys come from that JWTs are checked with. */
final class JwtKeys {

    private static final Pattern ADDRESS = Pattern.compile("(?i)(https?):.*");
    private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "[::1]");

    private JwtKeys() {}

    /**
     * Returns the keys at a location.
     *
     * @throws ConfigurationException when it is a file without a key, or an address without https
     */
    static VerificationKeyResolver at(String location, Clock clock) {
        if (ADDRESS.matcher(location).matches()) {
            return new JwksAddress(address(location), clock);
        }
        try {
            String content = Files.readString(Path.of(location)).strip();
            if (content.startsWith("{")) {
                return among(new JsonWebKeySet(content).getJsonWebKeys());
            }
            PublicKey key = key(content);
            return (signature, nesting) -> key;
        } catch (IOException | InvalidPathException | JoseException | GeneralSecurityException e) {
            throw refused("no public key (PEM) or JWK set can be read from this file");
        }
    }

    /** From another machine without https, somebody on the way could put in a key of their own. */
    private static String address(String location) {
        try {
            URI uri = new URI(location);
            String host = uri.getHost();
            if (host == null || uri.getRawUserInfo() != null) {
                throw refused("this address has no host, or a user");
            } else if (!uri.getScheme().equalsIgnoreCase("https") && !THIS_MACHINE.contains(host)) {
                throw refused("an address without https is not trusted");
            }
            return location;
        } catch (URISyntaxException e) {
            throw refused("this is no address");
        }
    }

    private static VerificationKeyResolver among(List<JsonWebKey> keys) throws JoseException {
        if (keys.stream().noneMatch(PublicJsonWebKey.class::isInstance)) {
            throw new JoseException("no public key");
        }
        JwksVerificationKeyResolver resolver = new JwksVerificationKeyResolver(keys);
        // When the JWT does not name its key, each is tried.
        resolver.setDisambiguateWithVerifySignature(true);
        return resolver;
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
