package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whoever is told something is told it in their language. That each problem names its language and
 * varies by the one asked for is checked with every answer of every test; see {@link ContractCheck}.
 */
@QuarkusTest
class LanguagesIT {

    private Person ann;

    @BeforeEach
    void becomePlayer() {
        ann = Api.newPerson("Ann");
    }

    @ParameterizedTest
    @EnumSource
    void problemIsToldInTheLanguageAskedFor(Language language) {
        String match = "/api/matches/" + Api.newMatch(ann, Map.of());
        told(language, ann.sends(), "POST", match + "/rolls", ProblemCode.NOT_STARTED);
        told(language, ann.sends(), "GET", "/api/matches/x", ProblemCode.NOT_FOUND);
        told(language, anybody(), "GET", "/nothing", ProblemCode.NOT_FOUND);
        told(language, ann.sends(), "PUT", match, ProblemCode.METHOD_NOT_ALLOWED);
        told(language, ann.sends().accept("image/png"), "GET", match, ProblemCode.NOT_ACCEPTABLE);
        told(
                language,
                ann.sends().contentType("text/csv").body("a,b"),
                "POST",
                "/api/matches",
                ProblemCode.UNSUPPORTED_MEDIA_TYPE);
        told(
                language,
                ann.sends("x".repeat(70_000)),
                "POST",
                "/api/matches",
                ProblemCode.TOO_LARGE);
    }

    private static void told(
            Language language,
            RequestSpecification request,
            String method,
            String path,
            ProblemCode code) {
        Response response = request.header("Accept-Language", language.tag()).request(method, path);
        refused(response, code.status(), code.code())
                .header("Content-Language", equalTo(language.tag()))
                .header("Vary", equalTo("Accept-Language"));
        JsonNode problem = Contract.parse(response.asString());
        assertEquals("/problems/" + code.code(), problem.path("type").asText());
        assertEquals(code.title().in(language), problem.path("title").asText());
        assertEquals(code.detail().in(language), problem.path("detail").asText());
    }

    @ParameterizedTest
    @EnumSource
    void faultsOfABodyAreToldInTheLanguageAskedFor(Language language) {
        Map<String, Object> body = Map.of(
                "options", Map.of("roundLimit", 0, "dice", "round"),
                "clientSeed", "a".repeat(65),
                "colour", "red");
        Texts texts = Texts.in(language);
        JsonNode errors = errors(
                ann.sends(body).header("Accept-Language", language.tag()).post("/api/matches"));
        Map<String, String> expected = Map.of(
                "/options/roundLimit", texts.text("fault.whole-number", 1, 200),
                "/options/dice", texts.text("fault.one-of", "cubic, long"),
                "/clientSeed", texts.text("fault.text.too-long", 64),
                "/colour", texts.text("fault.unknown"));
        assertEquals(expected.size(), errors.size());
        errors.forEach(error -> assertEquals(
                expected.get(error.path("pointer").asText()),
                error.path("detail").asText()));
        refused(
                        ann.sends("{\n,")
                                .header("Accept-Language", language.tag())
                                .post("/api/matches"),
                        400,
                        "malformed")
                .body("errors.detail", equalTo(List.of(texts.text("body.not-json.at", 2, 1))));
    }

    @ParameterizedTest
    @EnumSource
    void faultsOfParametersAndHeadersAreToldInTheLanguageAskedFor(Language language) {
        JsonNode errors = errors(ann.sends()
                .header("Accept-Language", language.tag())
                .queryParam("limit", 101)
                .queryParam("joinCode", "1")
                .get("/api/matches"));
        Set<String> details = new HashSet<>(errors.findValuesAsText("detail"));
        Texts texts = Texts.in(language);
        assertEquals(
                Set.of(texts.text("fault.whole-number", 1, 100), texts.text("fault.join-code")),
                details);
        refused(
                        ann.sends()
                                .header("Accept-Language", language.tag())
                                .header("Idempotency-Key", "a b")
                                .post("/api/matches"),
                        400,
                        "malformed")
                .body("errors.detail", equalTo(List.of(texts.text("fault.key"))))
                .body("errors.pointer", equalTo(List.of("#/header/Idempotency-Key")));
    }

    private static JsonNode errors(Response response) {
        refused(response, 400, "malformed");
        return Contract.parse(response.asString()).path("errors");
    }

    @ParameterizedTest
    @EnumSource
    void whatCannotBePlayedIsToldInTheLanguageAskedFor(Language language) {
        Map<String, Object> game =
                Map.of("options", Map.of(), "commands", List.of("roll 35", "roll 35"));
        refused(
                        anybody(game)
                                .header("Accept-Language", language.tag())
                                .post("/api/analysis/play"),
                        422,
                        "already-rolled")
                .body(
                        "detail",
                        equalTo(IllegalCommand.detail(ProblemCode.ALREADY_ROLLED, 1)
                                .in(language)));
    }

    /** The readers speak English; elsewhere at least no English shows through. */
    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "ENGLISH")
    void faultsOfTextsAreToldInTheLanguageAskedFor(Language language) {
        Texts texts = Texts.in(language);
        String start = anybody().get("/api/rules").path("setup.position");
        refused(
                        anybody(Map.of(
                                        "position",
                                        start.replace(" r - ", " x - "),
                                        "options",
                                        Map.of()))
                                .header("Accept-Language", language.tag())
                                .post("/api/analysis/moves"),
                        422,
                        "invalid-position")
                .body(
                        "errors.detail",
                        hasItem(texts.text(
                                "position.fault",
                                texts.text("position.field.seat-to-move"),
                                start.indexOf(" r - ") + 2)));
        refused(
                        anybody()
                                .contentType("text/plain")
                                .body("[Dice \"round\"]\n")
                                .header("Accept-Language", language.tag())
                                .post("/api/records/check"),
                        422,
                        "bad-tag-value")
                .body("detail", equalTo(ProblemCode.BAD_TAG_VALUE.detail().in(language)));
    }

    /** RFC 6750 3: a header has no other characters. */
    @ParameterizedTest
    @EnumSource
    void challengeStaysInEnglish(Language language) {
        refused(
                        anybody()
                                .header("Authorization", "Bearer nobody")
                                .header("Accept-Language", language.tag())
                                .get("/api/players/me"),
                        401,
                        "unauthenticated")
                .header("WWW-Authenticate", containsString("The credentials are not known here."))
                .body("detail", equalTo(ProblemCode.UNAUTHENTICATED.detail().in(language)));
    }

    /** What only the router sees has a language too. */
    @ParameterizedTest
    @EnumSource
    void answerOfTheRouterIsToldInTheLanguageAskedFor(Language language) throws IOException {
        String answer = Wire.send("POST /api/matches HTTP/1.1\r\nHost: h\r\nAccept-Language: "
                + language.tag() + "\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n");
        assertTrue(answer.startsWith("HTTP/1.1 413 "), answer);
        assertTrue(answer.contains("Content-Language: " + language.tag()), answer);
        assertTrue(answer.contains("Vary: Accept-Language"), answer);
        assertTrue(answer.contains(ProblemCode.TOO_LARGE.title().in(language)), answer);
    }

    @ParameterizedTest
    @EnumSource
    void explanationIsInTheLanguageAskedFor(Language language) {
        ProblemCode code = ProblemCode.ROLL_FIRST;
        explained(language, "application/json")
                .body("code", equalTo("roll-first"))
                .body("title", equalTo(code.title().in(language)))
                .body("explanation", equalTo(code.explanation().in(language)))
                .body("advice", equalTo(code.advice().in(language)));
        String direction = language == Language.ARABIC ? "rtl" : "ltr";
        explained(language, "text/html")
                .body(containsString(
                        "<html lang=\"" + language.tag() + "\" dir=\"" + direction + "\">"))
                .body(containsString("<h1>" + code.title().in(language) + "</h1>"))
                .body(containsString(code.advice().in(language)));
    }

    private static ValidatableResponse explained(Language language, String mediaType) {
        return anybody()
                .accept(mediaType)
                .header("Accept-Language", language.tag())
                .get(ProblemCode.ROLL_FIRST.type())
                .then()
                .statusCode(200)
                .header("Content-Language", equalTo(language.tag()))
                .header("Vary", equalTo("Accept, Accept-Language"));
    }

    @ParameterizedTest
    @EnumSource
    void rulesAreDescribedInTheLanguageAskedFor(Language language) {
        anybody()
                .header("Accept-Language", language.tag())
                .get("/api/rules")
                .then()
                .statusCode(200)
                .header("Content-Language", equalTo(language.tag()))
                .header("Vary", equalTo("Accept-Language"))
                .body("faces[1].text", equalTo(Texts.in(language).text("rules.face.2")))
                .body(
                        "options.dice.values[0].text",
                        equalTo(Texts.in(language).text("rules.option.dice.cubic")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "tlh, x-klingon", "*", "<script>", "xx;q=1, en;q=0.1"})
    void unknownLanguageIsAnsweredInEnglish(String languages) {
        refused(anybody().header("Accept-Language", languages).get("/nothing"), 404, "not-found")
                .header("Content-Language", equalTo("en"))
                .body("title", equalTo("Not found"));
    }

    @Test
    void noLanguageIsAnsweredInEnglish() {
        refused(anybody().get("/nothing"), 404, "not-found")
                .header("Content-Language", equalTo("en"))
                .body("title", equalTo("Not found"));
    }

    @Test
    void secondChoiceIsTakenWhereTheFirstIsNotThere() {
        refused(
                        anybody().header("Accept-Language", "de, tl-PH;q=0.8").get("/nothing"),
                        404,
                        "not-found")
                .header("Content-Language", equalTo("fil"))
                .body("title", equalTo("Hindi natagpuan"));
    }
}
