package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.specification.RequestSpecification;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.UUID;

/** People who come by the JWTs of an issuer, where only they may play for ratings. */
@QuarkusTest
@TestProfile(JwtSignInIT.WithIssuer.class)
class JwtSignInIT {

    private static final Issuer ISSUER = new Issuer("k1", 1);
    private static final String ME = "/api/players/me";
    private static final String RANKED = "{\"ranked\":true}";

    /** Trusts the issuer. */
    public static final class WithIssuer implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "chaturaji.jwt.issuer",
                    Issuer.NAME,
                    "chaturaji.jwt.audience",
                    Issuer.AUDIENCE,
                    "chaturaji.jwt.key-location",
                    keyFile().toString(),
                    "chaturaji.rating.signed-in-only",
                    "true");
        }

        private static Path keyFile() {
            try {
                Path file = Files.createTempFile("issuer", ".pem");
                file.toFile().deleteOnExit();
                return Files.writeString(file, ISSUER.pem());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private final String subject = UUID.randomUUID().toString();

    private RequestSpecification sends() {
        return anybody().header("Authorization", "Bearer " + ISSUER.jwt(subject));
    }

    private String id() {
        return sends().get(ME).then().statusCode(200).extract().path("id");
    }

    @Test
    void aJwtIsGoodInPlaceOfAToken() {
        String id = id();
        assertEquals(id, id());
        String match = sends().contentType("application/json")
                .body("{}")
                .post("/api/matches")
                .then()
                .statusCode(201)
                .body("seats.red.player", equalTo(id))
                .extract()
                .path("id");
        sends().post("/api/matches/" + match + "/start").then().statusCode(201);
        sends().post("/api/matches/" + match + "/rolls").then().statusCode(201);
    }

    @Test
    void whoComesByAJwtCanHaveDevicesToo() {
        Person phone = new Person(
                id(),
                "Player",
                sends().post(ME + "/tokens").then().statusCode(201).extract().path("token"));
        Person tablet = new Person(
                id(),
                "Player",
                sends().post(ME + "/tokens").then().statusCode(201).extract().path("token"));
        phone.sends().get(ME).then().statusCode(200).body("id", equalTo(phone.id()));
        tablet.sends().get(ME).then().statusCode(200).body("id", equalTo(phone.id()));
        phone.sends().get(ME).then().statusCode(200);
        sends().delete(ME + "/tokens").then().statusCode(204);
        refused(phone.sends().get(ME), 401, "unauthenticated");
        refused(tablet.sends().get(ME), 401, "unauthenticated");
        assertEquals(phone.id(), id());
    }

    @Test
    void whoWasDeletedComesBackAsSomebodyElse() {
        String id = id();
        sends().delete(ME).then().statusCode(204);
        assertNotEquals(id, id());
        refused(anybody().get("/api/players/" + id), 410, "player-deleted");
    }

    @Test
    void aJwtOfSomebodyElseIsRefused() {
        String forged = new Issuer("k1", 2).jwt(subject);
        refused(
                        anybody().header("Authorization", "Bearer " + forged).get(ME),
                        401,
                        "unauthenticated")
                .header(
                        "WWW-Authenticate",
                        equalTo("Bearer realm=\"chaturaji\", error=\"invalid_token\","
                                + " error_description=\"The signature of the JWT is not good.\""));
    }

    @Test
    void onlyWhoIsSignedInPlaysForRatings() {
        sends().contentType("application/json")
                .body(RANKED)
                .post("/api/matches/quick")
                .then()
                .statusCode(201);
        Person ann = Api.newPerson("Ann");
        refused(ann.sends(RANKED).post("/api/matches/quick"), 403, "not-signed-in");
        refused(ann.sends(RANKED).post("/api/matches"), 403, "not-signed-in");
    }
}
