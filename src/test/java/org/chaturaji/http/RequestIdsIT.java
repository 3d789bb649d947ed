package org.chaturaji.http;

import static io.restassured.RestAssured.given;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.UUID;

/** Each answer says under which id the log tells of it. */
@QuarkusTest
class RequestIdsIT {

    @ParameterizedTest
    @ValueSource(strings = {"/api/rules", "/api/matches/x", "/nothing", "/q/health/live"})
    void everyAnswerHasAnIdOfItsOwn(String path) {
        String first = id(given().get(path));
        assertEquals(7, UUID.fromString(first).version());
        assertNotEquals(first, id(given().get(path)));
    }

    @Test
    void anIdGivenByAProxyIsKept() {
        String given = "0af7651916cd43dd8448eb211c80319c";
        assertEquals(given, id(given().header("X-Request-Id", given).get("/api/rules")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "two words", "line\u000bline", "é", "a;b"})
    void whatCouldBeTakenForAnotherLineOfTheLogIsNot(String given) {
        String id = id(given().header("X-Request-Id", given).get("/api/rules"));
        assertTrue(id.matches("[0-9a-f-]{36}"), id);
        String tooLong = "a".repeat(65);
        assertNotEquals(tooLong, id(given().header("X-Request-Id", tooLong).get("/api/rules")));
    }

    private static String id(Response answer) {
        return answer.header("X-Request-Id");
    }
}
