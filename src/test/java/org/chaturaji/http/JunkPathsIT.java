package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;

/** What is not there, or no address, gets the right problem. */
@QuarkusTest
class JunkPathsIT extends EveryOperation {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/nothing",
                "/api",
                "/api/",
                "/api/rules;a=b",
                "/api/players/me/nothing",
                "/api/rules/x",
                "/problems",
                "/problems/nothing",
                "/q/nothing",
                "/q/health/group/nothing",
                "/api/%72ules",
                "/api/matches/%2e%2e/players",
                "/API/rules",
                "/api/%C3%A9",
                "/api/%00",
                "/%22%3C%3E"
            })
    void whatIsNotThereIsNotFound(String path) {
        refused(anybody().urlEncodingEnabled(false).get(path), 404, "not-found")
                .body("instance", equalTo(path));
    }

    @Test
    void clientOfAnOlderProtocolIsServed() throws IOException {
        String answer = Wire.send("GET /api/rules HTTP/1.0\r\n\r\n");
        assertTrue(
                answer.startsWith("HTTP/1.0 200 ") || answer.startsWith("HTTP/1.1 200 "), answer);
    }

    /** What clients would not send: on the wire. */
    @ParameterizedTest
    @CsvSource({
        "GET /api//rules, 404",
        "GET //api/rules, 404",
        "GET /api/matches?limit=x;y, 400",
        "PATCH /api/matches, 405",
        "TRACE /api/rules, 405",
        "rules /api/rules, 405"
    })
    void oddRequestGetsAProblem(String request, int status) throws IOException {
        String answer = Wire.send(request + " HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 " + status + " "), answer);
        assertTrue(answer.contains("\"status\":" + status + ","), answer);
        assertTrue(answer.contains(Problem.MEDIA_TYPE), answer);
    }

    /** What is no address at all does not reach the router. */
    @ParameterizedTest
    @ValueSource(strings = {"/api/%zz", "/%", "/api/<script>", "/api/rules?a=%zz", "api", "\0"})
    void brokenRequestLineIsRefusedWithoutAWord(String path) throws IOException {
        String answer =
                Wire.send("GET " + path + " HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
        assertTrue(answer.matches("(?s)HTTP/1.1 40[04] .*"), answer);
        assertFalse(answer.contains("xception"), answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "01", "2147483648", "99999999999999999999", "x", "1.0", "7"})
    void wrongNumberOfAnEventIsNotFound(String seq) {
        refused(ann.sends().get("/api/matches/" + match + "/events/" + seq), 404, "not-found");
    }

    @ParameterizedTest
    @ValueSource(strings = {"any", "RED", "r", "purple", "%00"})
    void wrongSeatIsNotFound(String seat) {
        refused(
                ann.sends()
                        .urlEncodingEnabled(false)
                        .delete("/api/matches/" + match + "/seats/" + seat),
                404,
                "not-found");
    }
}
