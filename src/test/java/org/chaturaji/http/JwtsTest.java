package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.quarkus.runtime.configuration.ConfigurationException;

import org.chaturaji.player.Identity;
import org.chaturaji.player.PlayerName;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jwk.EcJwkGenerator;
import org.jose4j.jwk.PublicJsonWebKey;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.NumericDate;
import org.jose4j.keys.EllipticCurves;
import org.jose4j.keys.HmacKey;
import org.jose4j.lang.JoseException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

class JwtsTest {

    private static final Issuer ISSUER = new Issuer("k1", 1);
    private static final Issuer OTHER = new Issuer("k1", 2);

    @TempDir
    static Path directory;

    private static Jwts jwts;

    /** Settings as they stand in a file. */
    private record Settings(
            Optional<String> issuer, Optional<String> audience, Optional<String> keyLocation)
            implements JwtSettings {

        static Settings of(String keyLocation) {
            return new Settings(
                    Optional.of(Issuer.NAME),
                    Optional.of(Issuer.AUDIENCE),
                    Optional.of(keyLocation));
        }
    }

    @BeforeAll
    static void trustIssuer() throws IOException {
        jwts = jwtsOfFile("key.pem", ISSUER.pem());
    }

    private static Jwts jwtsOfFile(String name, String content) throws IOException {
        Path file = Files.writeString(directory.resolve(name), content);
        return new Jwts(Settings.of(file.toString()), Clock.systemUTC());
    }

    @Test
    void aGoodJwtMeansSomebody() {
        Jwts.Person person =
                jwts.read(ISSUER.jwt("anna", it -> it.setClaim("name", " Anna "), it -> {}));
        assertEquals(new Identity(Issuer.NAME, "anna"), person.identity());
        assertEquals(PlayerName.of("Anna"), person.name());
    }

    @Test
    void whoHasNoFitNameGetsOne() {
        Consumer<JwtClaims> second = claims -> {
            claims.setClaim("name", "\u0000");
            claims.setClaim("preferred_username", "anna1");
        };
        assertEquals(
                "anna1", jwts.read(ISSUER.jwt("a", second, it -> {})).name().text());
        Consumer<JwtClaims> none = claims -> claims.setClaim("name", 7);
        assertEquals("Player", jwts.read(ISSUER.jwt("a", none, it -> {})).name().text());
    }

    @Test
    void nameThatIsTooLongIsCut() {
        Consumer<JwtClaims> longName =
                claims -> claims.setClaim("name", "Anna\n " + "a".repeat(40));
        assertEquals(
                "Anna " + "a".repeat(27),
                jwts.read(ISSUER.jwt("a", longName, it -> {})).name().text());
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                arguments(OTHER.jwt("a"), "signature"),
                arguments(with(claims -> claims.setIssuer("https://other.example")), "issuer"),
                arguments(with(claims -> claims.setAudience("another")), "audience"),
                arguments(with(claims -> claims.unsetClaim("exp")), "lacks exp"),
                arguments(with(claims -> claims.setSubject("")), "sub that is of use"),
                arguments(with(claims -> claims.setNotBeforeMinutesInThePast(-5)), "not valid yet"),
                arguments("a.b.c", "no JWT"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void whatIsWrongWithAJwtIsTold(String jwt, String told) {
        String detail = refusal(jwts, jwt).plainDetail().orElseThrow();
        assertTrue(detail.contains(told), detail);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://issuer.example/keys",
                "HTTP://issuer.example/keys",
                "http://localhost.issuer.example/keys",
                "http://127.0.0.1.issuer.example/keys"
            })
    void anAddressOnWhoseWayKeysCanBePutInIsToldAtTheStart(String location) {
        String told = assertThrows(
                        ConfigurationException.class,
                        () -> new Jwts(Settings.of(location), Clock.systemUTC()))
                .getMessage();
        assertTrue(String.valueOf(told).contains("https"), told);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://localhost:x@issuer.example/keys",
                "https://somebody@issuer.example/keys",
                "https:keys",
                "https:///keys",
                "https://issuer.example/ keys"
            })
    void anAddressOfNothingIsToldAtTheStart(String location) {
        String told = assertThrows(
                        ConfigurationException.class,
                        () -> new Jwts(Settings.of(location), Clock.systemUTC()))
                .getMessage();
        assertTrue(String.valueOf(told).contains("this"), told);
    }

    static Stream<String> badJwts() throws JoseException {
        byte[] pem = ISSUER.pem().getBytes(StandardCharsets.US_ASCII);
        String good = ISSUER.jwt("a");
        String[] parts = good.split("\\.", -1);
        return Stream.of(
                OTHER.jwt("a"),
                with(claims -> claims.setIssuer("https://issuer.example/")),
                with(claims -> claims.unsetClaim("iss")),
                with(claims -> claims.setAudience("another")),
                with(claims -> claims.unsetClaim("aud")),
                with(claims -> claims.unsetClaim("exp")),
                with(claims -> claims.setNotBeforeMinutesInThePast(-5)),
                with(claims -> claims.unsetClaim("sub")),
                with(claims -> claims.setSubject("")),
                with(claims -> claims.setSubject("a\u0000")),
                with(claims -> claims.setSubject("a".repeat(256))),
                with(claims -> claims.setClaim("sub", 7)),
                ISSUER.jwt("a", it -> {}, signature -> {
                    signature.setAlgorithmConstraints(AlgorithmConstraints.NO_CONSTRAINTS);
                    signature.setAlgorithmHeaderValue("none");
                    signature.setKey(null);
                }),
                // The public key taken for a shared secret.
                ISSUER.jwt("a", it -> {}, signature -> {
                    signature.setAlgorithmHeaderValue("HS256");
                    signature.setKey(new HmacKey(pem));
                }),
                ISSUER.jwt("a", it -> {}, signature -> signature.setAlgorithmHeaderValue("RS512")),
                parts[0] + "." + parts[1] + ".",
                parts[0] + "." + parts[1],
                parts[0] + "." + ISSUER.jwt("b").split("\\.", -1)[1] + "." + parts[2],
                "a.b.c",
                "..",
                "nobody");
    }

    private static String with(Consumer<JwtClaims> change) {
        return ISSUER.jwt("a", change, it -> {});
    }

    @ParameterizedTest
    @MethodSource("badJwts")
    void aBadJwtProvesNothing(String jwt) {
        assertEquals(ProblemCode.UNAUTHENTICATED, refusal(jwts, jwt).code());
    }

    @Test
    void anExpiredJwtIsToldSo() {
        String late = with(claims -> claims.setExpirationTime(
                NumericDate.fromSeconds(Clock.systemUTC().instant().getEpochSecond() - 60)));
        ProblemException refusal = refusal(jwts, late);
        assertEquals(ProblemCode.UNAUTHENTICATED, refusal.code());
        assertTrue(refusal.problem("/", Language.ENGLISH).detail().contains("expired"));
    }

    @Test
    void keysOfEllipticCurvesAndSetsOfKeysAreRead() throws IOException, JoseException {
        assertEquals(
                "a",
                jwtsOfFile("set.json", ISSUER.jwks())
                        .read(ISSUER.jwt("a"))
                        .identity()
                        .subject());
        PublicJsonWebKey curve = EcJwkGenerator.generateJwk(EllipticCurves.P256);
        String pem = ISSUER.pem()
                .replaceAll(
                        "(?s)(?<=-\n).*(?=\n-)",
                        Base64.getMimeEncoder()
                                .encodeToString(curve.getPublicKey().getEncoded()));
        Consumer<JsonWebSignature> byCurve = signature -> {
            signature.setAlgorithmHeaderValue("ES256");
            signature.setKey(curve.getPrivateKey());
        };
        String jwt = ISSUER.jwt("a", it -> {}, byCurve);
        assertEquals("a", jwtsOfFile("ec.pem", pem).read(jwt).identity().subject());
    }

    @Test
    void aJwtThatDoesNotNameItsKeyIsTriedWithEach() throws IOException {
        Jwts both = jwtsOfFile("two.json", Issuer.jwks(OTHER, ISSUER));
        for (Issuer issuer : new Issuer[] {ISSUER, OTHER}) {
            assertEquals("a", both.read(issuer.jwtWithoutKeyId("a")).identity().subject());
        }
        String strange = new Issuer("k3", 3).jwtWithoutKeyId("a");
        assertEquals(ProblemCode.UNAUTHENTICATED, refusal(both, strange).code());
    }

    @Test
    void withoutAnIssuerNoJwtIsGood() {
        Settings none = new Settings(Optional.empty(), Optional.empty(), Optional.empty());
        Jwts nobodys = new Jwts(none, Clock.systemUTC());
        assertEquals(
                ProblemCode.UNAUTHENTICATED, refusal(nobodys, ISSUER.jwt("a")).code());
    }

    @Test
    void wrongSettingsAreToldAtTheStart() {
        Settings half = new Settings(Optional.of("x"), Optional.empty(), Optional.empty());
        String told = assertThrows(
                        ConfigurationException.class, () -> new Jwts(half, Clock.systemUTC()))
                .getMessage();
        assertTrue(String.valueOf(told).contains("chaturaji.jwt.audience"), told);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "junk",
                "{}",
                "{\"keys\":[]}",
                "{\"keys\":[{\"kty\":\"oct\",\"k\":\"AAAA\"}]}",
                "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----"
            })
    void aFileWithoutAKeyIsToldAtTheStart(String content) {
        String told = assertThrows(
                        ConfigurationException.class, () -> jwtsOfFile("no.pem", content))
                .getMessage();
        assertTrue(String.valueOf(told).contains("chaturaji.jwt.key-location"), told);
    }

    private static ProblemException refusal(Jwts reader, String jwt) {
        return assertThrows(ProblemException.class, () -> reader.read(jwt));
    }
}
