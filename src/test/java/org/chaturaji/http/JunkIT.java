package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

import org.chaturaji.http.Api.Person;
import org.chaturaji.http.Contract.Operation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Stream;

/** What is no request of the contract gets the right problem, whatever it is. */
@QuarkusTest
class JunkIT {

    private Person ann;
    private String match;

    @BeforeEach
    void meetAnn() {
        ann = Api.newPerson("Ann");
        match = Api.newMatch(ann, "{}");
    }

    static Stream<Operation> operations() {
        return Contract.INSTANCE.operations().stream();
    }

    static Stream<Operation> operationsThatNeedToken() {
        return operations().filter(Operation::needsToken);
    }

    static Stream<Operation> operationsThatReadToken() {
        return operations().filter(Operation::readsToken);
    }

    static Stream<Operation> operationsWithJson() {
        return operations().filter(Operation::hasJsonBody);
    }

    static Stream<Operation> operationsWithBody() {
        return operations().filter(it -> it.node().has("requestBody"));
    }

    static Stream<Operation> operationsWithId() {
        return operations().filter(it -> it.path().contains("{id}"));
    }

    private String path(Operation operation) {
        return operation
                .path()
                .replace("{id}", operation.path().contains("matches") ? match : ann.id())
                .replace("{seat}", "red")
                .replace("{seq}", "1")
                .replace("{code}", "busy");
    }

    private RequestSpecification request(Operation operation) {
        return operation.readsToken() ? ann.sends() : anybody();
    }

    private Response send(Operation operation, RequestSpecification request) {
        return request.request(operation.method(), path(operation));
    }

    private Response sendJson(Operation operation, byte[] body) {
        return send(
                operation, request(operation).contentType("application/json").body(body));
    }

    @ParameterizedTest
    @MethodSource("operationsThatNeedToken")
    void requestWithoutTokenIsRefusedFirst(Operation operation) {
        byte[] junk = "{".repeat(70_000).getBytes(StandardCharsets.US_ASCII);
        if (operation.node().has("requestBody")) {
            refused(
                    send(operation, anybody().contentType("text/csv").body(junk)),
                    401,
                    "unauthenticated");
        }
        refused(send(operation, anybody()), 401, "unauthenticated")
                .header("WWW-Authenticate", equalTo("Bearer realm=\"chaturaji\""));
    }

    @ParameterizedTest
    @MethodSource("operationsThatReadToken")
    void badTokenIsRefusedWhereverTokensAreRead(Operation operation) {
        for (String credentials : new String[] {
            "",
            "Bearer",
            "Bearer ",
            "Bearer nobody",
            "Basic QW5uOg==",
            ann.token(),
            "Bearer " + ann.token() + "x",
            "Bearer " + ann.id(),
            "Bearer a b"
        }) {
            refused(
                            send(operation, anybody().header("Authorization", credentials)),
                            401,
                            "unauthenticated")
                    .header("WWW-Authenticate", containsString("invalid_token"));
        }
    }

    @ParameterizedTest
    @MethodSource("operations")
    void otherMethodsAreNotAllowed(Operation operation) {
        refused(ann.sends().request("PURGE", path(operation)), 405, "method-not-allowed")
                .header("Allow", containsString(operation.method()));
        ann.sends()
                .options(path(operation))
                .then()
                .statusCode(204)
                .header("Allow", containsString(operation.method()));
    }

    @ParameterizedTest
    @MethodSource("operations")
    void otherMediaTypesAreNotAcceptable(Operation operation) {
        refused(send(operation, request(operation).accept("image/png")), 406, "not-acceptable");
    }

    @ParameterizedTest
    @MethodSource("operations")
    void slashAtTheEndMakesAnotherPath(Operation operation) {
        refused(
                request(operation).request(operation.method(), path(operation) + "/"),
                404,
                "not-found");
    }

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

    @ParameterizedTest
    @MethodSource("operationsWithId")
    void whatIsNoIdIsNotFound(Operation operation) {
        for (String id : new String[] {
            "x", "1-1-1-1-1", "00000000-0000-7000-8000-000000000000", "%00", "%F0%9F%8E%B2", "'--"
        }) {
            String path = path(operation).replace(match, id).replace(ann.id(), id);
            RequestSpecification request = request(operation).urlEncodingEnabled(false);
            if (operation.hasJsonBody()) {
                request.contentType("application/json").body(validBody(operation));
            }
            refused(request.request(operation.method(), path), 404, "not-found");
        }
    }

    private static String validBody(Operation operation) {
        return operation
                .node()
                .at("/requestBody/content/application~1json/examples")
                .iterator()
                .next()
                .get("value")
                .toString();
    }

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
                "/API/rules",
                "/api/%C3%A9",
                "/api/%00",
                "/%22%3C%3E"
            })
    void whatIsNotThereIsNotFound(String path) {
        refused(anybody().urlEncodingEnabled(false).get(path), 404, "not-found")
                .body("instance", equalTo(path));
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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'options':null} | /options",
                "{'options':[]} | /options",
                "{'options':{'dice':'CUBIC'}} | /options/dice",
                "{'options':{'dice':0}} | /options/dice",
                "{'options':{'promotion':'never'}} | /options/promotion",
                "{'options':{'boatTriumph':1}} | /options/boatTriumph",
                "{'options':{'thronePoints':'false'}} | /options/thronePoints",
                "{'options':{'diceUse':true}} | /options/diceUse",
                "{'options':{'roundLimit':0}} | /options/roundLimit",
                "{'options':{'roundLimit':201}} | /options/roundLimit",
                "{'options':{'roundLimit':30.0}} | /options/roundLimit",
                "{'options':{'roundLimit':'30'}} | /options/roundLimit",
                "{'options':{'roundLimit':4294967297}} | /options/roundLimit",
                "{'options':{'roundLimit':1e2}} | /options/roundLimit",
                "{'options':{'firstSeat':'red'}} | /options/firstSeat",
                "{'options':{'turnTime':45}} | /options/turnTime",
                "{'options':{'turnTime':18446744073709551616}} | /options/turnTime",
                "{'options':{'rounds':3}} | /options/rounds",
                "{'ranked':true} | /ranked",
                "{'ranked':null} | /ranked",
                "{'visibility':'secret'} | /visibility",
                "{'cpuLevel':'EASY'} | /cpuLevel",
                "{'seat':'any'} | /seat",
                "{'seat':'r'} | /seat",
                "{'clientSeed':'a,b'} | /clientSeed",
                "{'clientSeed':'a:b'} | /clientSeed",
                "{'clientSeed':'\\u0000'} | /clientSeed",
                "{'clientSeed':'\\ud800'} | /clientSeed",
                "{'clientSeed':7} | /clientSeed",
                "{'clientSeed':null} | /clientSeed",
                "{'players':{}} | /players",
            })
    void wrongFieldOfAMatchIsNamed(String body, String pointer) {
        refused(ann.sends(body.replace('\'', '"')).post("/api/matches"), 400, "malformed")
                .body("errors.pointer", hasItem(pointer))
                .body(not(containsString("org.")));
    }

    @Test
    void allThatIsWrongIsToldAtOnce() {
        String body = "{'options':{'dice':'x','roundLimit':0,'y':1},'seat':1,'z':2}";
        refused(ann.sends(body.replace('\'', '"')).post("/api/matches"), 400, "malformed")
                .body("errors.size()", equalTo(5))
                .body("errors[0].detail", equalTo("This must be one of cubic, long."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "7",
                "\"\"",
                "\"  \"",
                "\"\\u0007\"",
                "\"\\ud83c\"",
                "\"\\u202e\"",
                "{}",
                "\"0123456789012345678901234567890123\""
            })
    void wrongNameIsMalformed(String name) {
        String body = "{\"name\":" + name + "}";
        refused(anybody(body).post("/api/players"), 400, "malformed")
                .body("errors.pointer", hasItem("/name"));
        refused(ann.sends(body).patch("/api/players/me"), 400, "malformed");
        refused(anybody("{}").post("/api/players"), 400, "malformed")
                .body("errors.pointer", hasItem("/name"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "7",
                "\"\"",
                "\"b1\"",
                "\"b1c9\"",
                "\"B1C3\"",
                "\"b1c3 \"",
                "\"i1a1\"",
                "\"b1\\u00003\"",
                "\"\\u0661a1b\"",
                "[]"
            })
    void wrongMoveIsMalformed(String move) {
        refused(
                        ann.sends("{\"move\":" + move + "}")
                                .post("/api/matches/" + match + "/moves"),
                        400,
                        "malformed")
                .body("errors[0].pointer", equalTo("/move"));
    }

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
        "joinCode, 123"
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

    @Test
    void bodyWhereNoneIsTakenIsMalformed() {
        String path = "/api/matches/" + match + "/rolls";
        refused(ann.sends("{\"faces\":[6,6]}").post(path), 400, "malformed");
        refused(ann.sends("{}").post(path), 409, "not-started");
    }

    @Test
    void answersHaveHeadersForSafety() {
        for (String path : new String[] {"/api/rules", "/api/nothing", "/problems/busy"}) {
            anybody()
                    .get(path)
                    .then()
                    .header("X-Content-Type-Options", equalTo("nosniff"))
                    .header("Referrer-Policy", equalTo("no-referrer"))
                    .header("Content-Security-Policy", containsString("frame-ancestors 'none'"));
        }
    }

    @Test
    void problemTypesAreExplainedAsJsonAndAsPage() {
        for (ProblemCode code : ProblemCode.values()) {
            anybody()
                    .get(code.type())
                    .then()
                    .statusCode(200)
                    .body("code", equalTo(code.code()))
                    .body("title", equalTo(code.title()));
            anybody()
                    .accept("text/html,application/xhtml+xml,*/*;q=0.8")
                    .get(code.type())
                    .then()
                    .statusCode(200)
                    .contentType("text/html")
                    .body(containsString("<h1>" + code.title() + "</h1>"));
        }
    }

    @Test
    void unpairedSurrogatesInPositionsAndRecordsAreFaultsOfTheirs() {
        refused(
                anybody(Map.of("position", "\ud800\u0000", "options", Map.of()))
                        .post("/api/analysis/moves"),
                422,
                "invalid-position");
        refused(
                anybody()
                        .contentType("text/plain")
                        .body("[Red \"\0\"]\n".getBytes(StandardCharsets.UTF_8))
                        .post("/api/records/check"),
                422,
                "invalid-record");
    }
}
