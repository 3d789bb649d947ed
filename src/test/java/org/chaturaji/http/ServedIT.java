package org.chaturaji.http;

import static io.restassured.RestAssured.given;

import static org.chaturaji.http.Api.anybody;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItems;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import io.quarkus.test.junit.QuarkusTest;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What the service says of itself. */
@QuarkusTest
class ServedIT {

    @Test
    void contractIsServedAsItIs() throws IOException {
        String served = given().queryParam("format", "json").get("/q/openapi").asString();
        JsonNode document = new ObjectMapper().readTree(served);
        assertEquals(Contract.INSTANCE.document(), document);
    }

    @Test
    void swaggerUiIsServed() {
        given().get("/q/swagger-ui/").then().statusCode(200).body(containsString("swagger"));
    }

    @Test
    void healthTellsOfLifeReadinessAndDependencies() {
        for (String path : List.of("/q/health/live", "/q/health/ready")) {
            given().get(path).then().statusCode(200).body("status", equalTo("UP"));
        }
        given().get("/q/health/group/dependencies")
                .then()
                .statusCode(200)
                .body("checks.name", hasItems("PostgreSQL", "Redis"));
    }

    /** Reported of others: ids in paths and unknown paths made the number of series explode. */
    @Test
    void metricsHaveOneSeriesForEachPathOfTheContract() {
        Person ann = Api.newPerson("Ann");
        for (int i = 0; i < 3; i++) {
            String match = "/api/matches/" + UUID.randomUUID();
            anybody().get(match);
            anybody().get(match + "/");
            anybody().get(match + "/nothing");
            anybody().delete(match);
            anybody().put(match + "/rolls");
            anybody().accept("image/png").get(match + "/dice");
            anybody().post(match + "/rolls");
            anybody().contentType("text/csv").body("x").put(match + "/seats/red");
            ann.sends(Map.of("move", "a1a2")).post(match + "/moves");
            anybody().get("/api/players/" + UUID.randomUUID());
            anybody().get("/problems/" + UUID.randomUUID());
            anybody().get("/" + UUID.randomUUID());
            anybody().get("/q/" + UUID.randomUUID());
            anybody().options(match + "/rolls");
        }
        String metrics =
                given().get("/q/metrics").then().statusCode(200).extract().asString();
        Set<String> uris = Pattern.compile(
                        "http_server_requests_seconds_count\\{[^}]*uri=\"((?:[^\"{}]|\\{[^}]*})*)\"")
                .matcher(metrics)
                .results()
                .map(MatchResult::group)
                .map(series -> series.replaceAll(".*uri=\"", "").replaceAll("\"$", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> known = Contract.INSTANCE.operations().stream()
                .map(Contract.Operation::path)
                .collect(Collectors.toCollection(TreeSet::new));
        known.addAll(Set.of("NOT_FOUND", "UNKNOWN", "root", "REDIRECTION"));
        uris.removeIf(uri -> uri.startsWith("/q/"));
        assertTrue(known.containsAll(uris), uris::toString);
        assertTrue(uris.contains("/api/matches/{id}/moves"), uris::toString);
    }
}
