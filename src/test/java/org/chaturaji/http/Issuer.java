package org.chaturaji.http;

import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.jwk.RsaJwkGenerator;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.lang.JoseException;

import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Somebody who issues JWTs that the service trusts, and what else they could do with their key. */
final class Issuer {

    static final String NAME = "https://issuer.example";
    static final String AUDIENCE = "chaturaji";

    private static final int RSA_BITS = 2048;

    private final PublicJsonWebKey key;

    /** The same seed makes the same key. */
    Issuer(String keyId, long seed) {
        try {
            SecureRandom random = SecureRandom.getInstance("SHA1PRNG");
            random.setSeed(seed);
            key = RsaJwkGenerator.generateJwk(RSA_BITS, null, random);
        } catch (JoseException | NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
        key.setKeyId(keyId);
    }

    /** Returns the public key as a PEM text. */
    String pem() {
        return "-----BEGIN PUBLIC KEY-----\n"
                + Base64.getMimeEncoder().encodeToString(key.getPublicKey().getEncoded())
                + "\n-----END PUBLIC KEY-----\n";
    }

    /** Returns the public key as a JWK set. */
    String jwks() {
        return jwks(this);
    }

    /** Returns the public keys of several as one JWK set. */
    static String jwks(Issuer... issuers) {
        return new JsonWebKeySet(Stream.of(issuers).map(issuer -> issuer.key).toList())
                .toJson(JsonWebKey.OutputControlLevel.PUBLIC_ONLY);
    }

    /** Returns a good JWT of somebody. */
    String jwt(String subject) {
        return jwt(subject, claims -> {}, signature -> {});
    }

    /** Returns a good JWT of somebody that does not say which key it is signed with. */
    String jwtWithoutKeyId(String subject) {
        return jwt(subject, claims -> {}, signature -> signature.setHeader("kid", (String) null));
    }

    /** Returns a JWT that is good but for what is changed. */
    String jwt(String subject, Consumer<JwtClaims> claims, Consumer<JsonWebSignature> signature) {
        JwtClaims content = new JwtClaims();
        content.setIssuer(NAME);
        content.setAudience(AUDIENCE);
        content.setSubject(subject);
        content.setExpirationTimeMinutesInTheFuture(5);
        claims.accept(content);
        JsonWebSignature signed = new JsonWebSignature();
        signed.setPayload(content.toJson());
        signed.setKey(key.getPrivateKey());
        signed.setKeyIdHeaderValue(key.getKeyId());
        signed.setAlgorithmHeaderValue("RS256");
        signature.accept(signed);
        try {
            return signed.getCompactSerialization();
        } catch (JoseException e) {
            throw new IllegalStateException(e);
        }
    }
}
