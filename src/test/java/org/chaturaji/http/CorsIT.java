package org.chaturaji.http;

import static io.restassured.RestAssured.given;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Map;

/** Pages of some other sites may call the API, and those of the rest may not. */
@QuarkusTest
@TestProfile(CorsIT.TwoSites.class)
class CorsIT {

    private static final String PORTAL = "https://portal.example";

    /** Two sites are allowed. */
    public static final class TwoSites implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "chaturaji.cors.origins",
                    PORTAL + ",https://other.example:8443,capacitor://localhost");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {PORTAL, "https://other.example:8443", "capacitor://localhost"})
    void pagesOfAllowedSitesMayReadAnswersWithTheirHeaders(String origin) {
        given().header("Origin", origin)
                .get("/api/rules")
                .then()
                .statusCode(200)
                .header("Access-Control-Allow-Origin", equalTo(origin))
                .header("Access-Control-Expose-Headers", containsString("ETag"))
                .header("Access-Control-Allow-Credentials", nullValue());
        varies(given().header("Origin", origin).get("/api/rules"));
        varies(given().get("/api/rules"));
        varies(given().get("/api/matches/x"));
        given().header("Origin", origin)
                .get("/api/matches/x")
                .then()
                .statusCode(404)
                .header("Access-Control-Allow-Origin", equalTo(origin));
    }

    private static void varies(Response answer) {
        List<String> vary = answer.headers().getValues("Vary");
        assertTrue(String.join(",", vary).contains("Origin"), vary::toString);
    }

    @Test
    void theirBrowserIsToldWhatMayBeSent() {
        given().header("Origin", PORTAL)
                .header("Access-Control-Request-Method", "POST")
                .header("Access-Control-Request-Headers", "authorization,idempotency-key")
                .options("/api/matches")
                .then()
                .statusCode(204)
                .header("Access-Control-Allow-Origin", equalTo(PORTAL))
                .header("Access-Control-Allow-Methods", containsString("PATCH"))
                .header("Access-Control-Allow-Headers", containsString("Idempotency-Key"))
                .header("Access-Control-Max-Age", equalTo("3600"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://evil.example",
                "http://portal.example",
                "https://portal.example.evil.example",
                "null"
            })
    void pagesOfOtherSitesMayNot(String origin) {
        given().header("Origin", origin)
                .get("/api/rules")
                .then()
                .statusCode(200)
                .header("Access-Control-Allow-Origin", nullValue());
        given().header("Origin", origin)
                .header("Access-Control-Request-Method", "POST")
                .options("/api/matches")
                .then()
                .statusCode(204)
                .header("Access-Control-Allow-Origin", nullValue())
                .header("Access-Control-Allow-Methods", nullValue());
    }

    @Test
    void whatIsInsideIsForNoOtherSite() {
        given().header("Origin", PORTAL)
                .get("/q/health/live")
                .then()
                .statusCode(200)
                .header("Access-Control-Allow-Origin", nullValue());
    }
}
