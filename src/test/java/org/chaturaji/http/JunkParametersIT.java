package org.chaturaji.http;

import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;

/** Wrong parameters and headers are named. */
@QuarkusTest
class JunkParametersIT extends EveryOperation {

    @ParameterizedTest
    @CsvSource({
        "status, OPEN",
        "player, x",
        "player, ME",
        "ranked, 1",
        "limit, 0",
        "limit, 101",
        "limit, -1",
        "limit, 1.5",
        "limit, 99999999999",
        "limit, 007",
        "cursor, x",
        "cursor, %00",
        "joinCode, 123",
        "joinCode, ABCD-EFGH-J",
        "joinCode, ABCD_EFGH"
    })
    void wrongParameterOfTheListIsNamed(String name, String value) {
        refused(ann.sends().queryParam(name, value).get("/api/matches"), 400, "malformed")
                .body("errors[0].pointer", equalTo("#/query/" + name));
    }

    @ParameterizedTest
    @CsvSource({"after, -1", "after, x", "after, 2147483648", "limit, 0", "limit, 501", "moves, yes"
    })
    void wrongParameterOfTheLogIsNamed(String name, String value) {
        String path = "/api/matches/" + match + "/events";
        refused(ann.sends().queryParam(name, value).get(path), 400, "malformed")
                .body("errors[0].pointer", equalTo("#/query/" + name));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "If-Match | 12",
                "If-Match | \"12",
                "If-Match | \"1\" \"2\"",
                "If-Match | \"1\",*",
                "If-Match | w/\"1\"",
                "Idempotency-Key | a b",
                "Idempotency-Key | clé",
                "Join-Code | 123",
                "Join-Code | 1234-678"
            })
    void wrongHeaderIsNamed(String header, String value) {
        String path = "/api/matches/" + match + "/rolls";
        refused(ann.sends().header(header, value).post(path), 400, "malformed")
                .body("errors[0].pointer", equalTo("#/header/" + header));
    }

    /** A client whose variable was empty must not lose its protection without a word. */
    @ParameterizedTest
    @ValueSource(strings = {"Idempotency-Key", "If-Match", "Join-Code"})
    void headerWithoutValueIsNamed(String header) throws IOException {
        String answer = Wire.send("POST /api/matches/" + match + "/rolls HTTP/1.1\r\nHost: h\r\n"
                + header + ":\r\nConnection: close\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 400 "), answer);
        assertTrue(answer.contains("#/header/" + header), answer);
    }

    @Test
    void parameterWithoutValueIsNamed() {
        refused(ann.sends().urlEncodingEnabled(false).get("/api/matches?limit="), 400, "malformed")
                .body("errors[0].pointer", equalTo("#/query/limit"));
    }

    @Test
    void keyOfMoreThan255CharactersIsMalformed() {
        refused(
                ann.sends().header("Idempotency-Key", "k".repeat(256)).post("/api/matches"),
                400,
                "malformed");
        refused(
                ann.sends().header("Idempotency-Key", "a", "b").post("/api/matches"),
                400,
                "malformed");
    }
}
