package org.chaturaji.http;

import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;

import org.chaturaji.http.Contract.Operation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Bodies that no operation takes get the right problem, whatever they are. */
@QuarkusTest
class JunkBodiesIT extends EveryOperation {

    @ParameterizedTest
    @MethodSource("operationsWithBody")
    void bodyOfAnotherTypeIsUnsupported(Operation operation) {
        for (String type : new String[] {
            "text/csv",
            "application/json; charset=latin1",
            "application/xml",
            "nonsense",
            "*/*",
            "application/json-patch+json"
        }) {
            RequestSpecification request = request(operation)
                    .header("Content-Type", type)
                    .body("{}".getBytes(StandardCharsets.UTF_8));
            refused(send(operation, request), 415, "unsupported-media-type");
        }
    }

    @ParameterizedTest
    @MethodSource("operationsWithBody")
    void bodyOverTheLimitIsTooLarge(Operation operation) {
        byte[] large = new byte[(64 << 10) + 1];
        refused(sendJson(operation, large), 413, "too-large");
    }

    @ParameterizedTest
    @MethodSource("operationsWithJson")
    void brokenJsonIsMalformed(Operation operation) {
        for (String body : new String[] {
            "{",
            "}",
            "nul",
            "{\"a\":}",
            "{\"a\":1}{}",
            "{} x",
            "\0",
            "{\"\0\":1}",
            "[]",
            "7",
            "\"x\"",
            "null",
            "{\"a\":1,\"a\":1}",
            "{'a':1}",
            "{\"a\":NaN}",
            "{\"a\":01}",
            "[".repeat(5000),
            "{\"a\":" + "9".repeat(5000) + "}",
            "\uFEFF{}",
            "/**/{}",
            "   "
        }) {
            refused(sendJson(operation, body.getBytes(StandardCharsets.UTF_8)), 400, "malformed")
                    .body("errors.pointer", hasItem(""))
                    .body(not(containsString("jackson")));
        }
        byte[] notUtf8 = {'{', '"', (byte) 0xC3, '"', ':', '1', '}'};
        refused(sendJson(operation, notUtf8), 400, "malformed");
    }

    @ParameterizedTest
    @MethodSource("operationsWithJson")
    void unknownFieldIsNamed(Operation operation) {
        refused(
                        sendJson(operation, "{\"a/b~c\":null}".getBytes(StandardCharsets.UTF_8)),
                        400,
                        "malformed")
                .body("errors.pointer", hasItem("/a~1b~0c"));
    }

    @Test
    void bodyThatIsTooLargeInChunksIsTooLarge() throws IOException {
        String chunk = "4000\r\n" + " ".repeat(0x4000) + "\r\n";
        String answer = Wire.send("POST /api/players HTTP/1.1\r\nHost: localhost\r\n"
                + "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
                + "Connection: close\r\n\r\n" + chunk.repeat(5) + "0\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
        assertTrue(answer.contains("\"code\":\"too-large\""), answer);
    }

    @Test
    void bodyThatIsTooLargeToBeReadIsRefusedAtOnce() throws IOException {
        String answer = Wire.send("POST /api/players HTTP/1.1\r\nHost: localhost\r\n"
                + "Content-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{");
        assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
        assertTrue(answer.contains("\"code\":\"too-large\""), answer);
    }

    @Test
    void bodyWhereNoneIsTakenIsMalformed() {
        String path = "/api/matches/" + match + "/rolls";
        refused(ann.sends("{\"faces\":[6,6]}").post(path), 400, "malformed");
        refused(ann.sends("{}").post(path), 409, "not-started");
    }
}
