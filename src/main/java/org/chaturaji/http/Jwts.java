package org.chaturaji.http;

import io.quarkus.runtime.configuration.ConfigurationException;
import io.smallrye.jwt.algorithm.SignatureAlgorithm;
import io.smallrye.jwt.auth.principal.DefaultJWTTokenParser;
import io.smallrye.jwt.auth.principal.JWTAuthContextInfo;
import io.smallrye.jwt.auth.principal.ParseException;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;

import org.chaturaji.player.Identity;
import org.chaturaji.player.PlayerName;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.consumer.ErrorCodeValidator;
import org.jose4j.jwt.consumer.ErrorCodes;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.keys.resolvers.VerificationKeyResolver;
import org.jspecify.annotations.Nullable;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The JWTs (RFC 7519) of one configured issuer: signed with RS256 or ES256, meant for this service,
 * and not expired. Without an issuer none is good. Thread-safe.
 */
@ApplicationScoped
class Jwts {

    private static final int CLOCK_SKEW_S = 30;
    private static final PlayerName NAMELESS = PlayerName.of("Player");

    /** What the store can hold, and what is no name of anybody. */
    private static final Pattern SUBJECT = Pattern.compile("[^\\p{Cntrl}\\p{Cs}]{1,255}");

    /** Where it cannot be told more exactly: no JWT, another algorithm, a key that is not known. */
    private static final String UNVERIFIED = "jwt";

    private static final Map<Integer, String> REASONS = Map.of(
            ErrorCodes.EXPIRED, "expired",
            ErrorCodes.EXPIRATION_MISSING, "claims",
            ErrorCodes.NOT_YET_VALID, "early",
            ErrorCodes.SIGNATURE_INVALID, "signature",
            ErrorCodes.ISSUER_MISSING, "issuer",
            ErrorCodes.ISSUER_INVALID, "issuer",
            ErrorCodes.AUDIENCE_MISSING, "audience",
            ErrorCodes.AUDIENCE_INVALID, "audience");

    private final @Nullable JWTAuthContextInfo expected;
    private final @Nullable DefaultJWTTokenParser parser;

    /** Whom a JWT means, and what they are called there. */
    record Person(Identity identity, PlayerName name) {}

    /**
     * @throws ConfigurationException when something is set, but not all, or no key is there
     */
    Jwts(JwtSettings settings, Clock clock) {
        List<String> set = Stream.of(settings.issuer(), settings.audience(), settings.keyLocation())
                .flatMap(Optional::stream)
                .toList();
        if (set.isEmpty()) {
            expected = null;
            parser = null;
            return;
        } else if (set.size() < 3) {
            throw new ConfigurationException("of chaturaji.jwt.issuer, chaturaji.jwt.audience and"
                    + " chaturaji.jwt.key-location all or none must be set");
        }
        expected = new JWTAuthContextInfo();
        expected.setIssuedBy(set.get(0));
        expected.setExpectedAudience(Set.of(set.get(1)));
        expected.setSignatureAlgorithm(Set.of(SignatureAlgorithm.RS256, SignatureAlgorithm.ES256));
        expected.setRequiredClaims(Set.of("sub"));
        expected.setClockSkew(CLOCK_SKEW_S);
        // How long they live is the issuer's affair.
        expected.setMaxTimeToLiveSecs(0L);
        parser = new Parser(JwtKeys.at(set.get(2), clock));
    }

    private static final class Parser extends DefaultJWTTokenParser {

        private final VerificationKeyResolver keys;

        Parser(VerificationKeyResolver keys) {
            this.keys = keys;
        }

        @Override
        protected VerificationKeyResolver getVerificationKeyResolver(JWTAuthContextInfo info) {
            return keys;
        }
    }

    /** A service whose settings are wrong does not start. */
    void start(@Observes Startup event) {}

    /**
     * Returns whom a JWT means.
     *
     * @throws ProblemException {@link ProblemCode#UNAUTHENTICATED} when it is not good, {@link
     *     ProblemCode#UNAVAILABLE} when that cannot be known, since the issuer's keys are away
     */
    Person read(String jwt) {
        if (expected == null || parser == null) {
            throw ProblemException.of(ProblemCode.UNAUTHENTICATED);
        }
        try {
            return person(parser.parse(jwt, expected).getJwtClaims());
        } catch (ParseException e) {
            throw refusal(e.getCause());
        }
    }

    /** Tells what is wrong, and nothing of the JWT itself, of which the messages are full. */
    private static ProblemException refusal(@Nullable Throwable cause) {
        if (cause instanceof JwksAddress.AwayException) {
            return ProblemException.of(
                    ProblemCode.UNAVAILABLE, Message.of("problem.unavailable.issuer"));
        }
        String reason = cause instanceof InvalidJwtException invalid ? reason(invalid) : UNVERIFIED;
        return ProblemException.of(
                ProblemCode.UNAUTHENTICATED, Message.of("problem.unauthenticated." + reason));
    }

    private static String reason(InvalidJwtException refused) {
        return refused.getErrorDetails().stream()
                .map(ErrorCodeValidator.Error::getErrorCode)
                .flatMap(code -> Optional.ofNullable(REASONS.get(code)).stream())
                .findFirst()
                .orElse(UNVERIFIED);
    }

    private static Person person(JwtClaims claims) {
        Identity identity = text(claims, "sub")
                .filter(subject -> SUBJECT.matcher(subject).matches())
                .flatMap(
                        subject -> text(claims, "iss").map(issuer -> new Identity(issuer, subject)))
                .orElseThrow(() -> ProblemException.of(
                        ProblemCode.UNAUTHENTICATED, Message.of("problem.unauthenticated.claims")));
        PlayerName name = Stream.of("name", "preferred_username")
                .flatMap(claim -> text(claims, claim).flatMap(PlayerName::nearest).stream())
                .findFirst()
                .orElse(NAMELESS);
        return new Person(identity, name);
    }

    private static Optional<String> text(JwtClaims claims, String claim) {
        return Optional.ofNullable(claims.getClaimValue(claim))
                .filter(String.class::isInstance)
                .map(String.class::cast);
    }
}
