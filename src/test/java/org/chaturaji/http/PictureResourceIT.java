package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

@QuarkusTest
class PictureResourceIT {

    private Person ann;
    private String match;
    private String picture;

    @BeforeEach
    void openMatch() {
        ann = Api.newPerson("Ann");
        match = "/api/matches/" + Api.newMatch(ann, Map.of());
        picture = match + "/board.svg";
    }

    @Test
    void pictureShowsTheMatchAsItIsAndHasToBeAskedForAgain() {
        Response open = anybody().get(picture);
        open.then()
                .statusCode(200)
                .contentType("image/svg+xml")
                .header("Cache-Control", equalTo("private, no-cache"))
                .header("Vary", equalTo("Authorization, Join-Code, Accept-Language"))
                .header("Content-Language", equalTo("en"))
                .header("ETag", startsWith("\"1-"))
                .body(startsWith("<?xml"), containsString("the game has not begun"));
        ann.sends().post(match + "/start").then().statusCode(201);
        anybody()
                .header("If-None-Match", open.header("ETag"))
                .get(picture)
                .then()
                .statusCode(200)
                .header("ETag", startsWith("\"2-"))
                .body(containsString("round 1<"), containsString("Red is to roll the dice."));
    }

    /** Two CSP headers would both count: the stricter one is the only one. */
    @Test
    void pictureOpenedAsAPageMayDoNothing() {
        List<String> policies =
                anybody().get(picture).headers().getValues("Content-Security-Policy");
        assertEquals(List.of("default-src 'none'; sandbox; frame-ancestors 'none'"), policies);
    }

    @Test
    void pictureOfAnEventStaysAsItIs() {
        ann.sends().post(match + "/start").then().statusCode(201);
        Response first = anybody().queryParam("seq", 1).get(picture);
        first.then()
                .statusCode(200)
                .header("Cache-Control", equalTo("private, max-age=31536000, immutable"))
                .header("ETag", startsWith("\"1-"))
                .body(containsString("the game has not begun"));
        assertEquals(
                anybody().get(picture).asString(),
                anybody().queryParam("seq", 2).get(picture).asString());
        Response known = anybody()
                .queryParam("seq", 1)
                .header("If-None-Match", first.header("ETag"))
                .get(picture);
        known.then()
                .statusCode(304)
                .header("ETag", equalTo(first.header("ETag")))
                .header("Cache-Control", equalTo("private, max-age=31536000, immutable"));
        assertEquals("", known.asString());
    }

    @Test
    void diceAreThoseOfTheEvent() {
        ann.sends().post(match + "/start").then().statusCode(201);
        ann.sends().post(match + "/rolls").then().statusCode(201);
        boolean over = anybody().get(match + "/events/3").path("turnEnded") != null;
        anybody()
                .queryParam("seq", 3)
                .get(picture)
                .then()
                .body(containsString(over ? "Dice of the last turn, Red: " : "Dice: "))
                .body(not(containsString("last-move")));
        anybody().queryParam("seq", 2).get(picture).then().body(not(containsString("Dice")));
    }

    @Test
    void everyLanguageViewAndEventHasItsTag() {
        Set<String> tags = new HashSet<>();
        Set<String> pictures = new HashSet<>();
        ann.sends().post(match + "/start").then().statusCode(201);
        for (Language language : Language.values()) {
            for (String view : List.of("red", "blue", "yellow", "green")) {
                for (int seq = 1; seq <= 2; seq++) {
                    Response drawn = anybody()
                            .header("Accept-Language", language.tag())
                            .queryParam("view", view)
                            .queryParam("seq", seq)
                            .get(picture);
                    drawn.then().header("Content-Language", equalTo(language.tag()));
                    assertTrue(drawn.asString().contains("xml:lang=\"" + language.tag() + "\""));
                    tags.add(drawn.header("ETag"));
                    pictures.add(drawn.asString());
                }
            }
        }
        assertEquals(40, pictures.size());
        assertEquals(40, tags.size());
        assertEquals(
                anybody().get(picture).header("ETag"),
                anybody().queryParam("view", "red").get(picture).header("ETag"));
    }

    @Test
    void tagOfAnotherLanguageIsNotThatOfThisOne() {
        String english = anybody().get(picture).header("ETag");
        Response french = anybody()
                .header("Accept-Language", "fr-CA, en;q=0.5")
                .header("If-None-Match", english)
                .get(picture);
        french.then().statusCode(200).body(containsString("la partie n’a pas commencé"));
        assertNotEquals(english, french.header("ETag"));
    }

    @Test
    void headHasTheHeadersOnly() {
        Response head = anybody().queryParam("view", "green").head(picture);
        head.then().statusCode(200).contentType("image/svg+xml").header("ETag", startsWith("\"1-"));
        assertEquals("", head.asString());
    }

    @Test
    void namesOfPeopleAreNotInThePicture() {
        Person odd = Api.newPerson("<Ann & \"Ben\">");
        String path = "/api/matches/" + Api.newMatch(odd, Map.of()) + "/board.svg";
        anybody().get(path).then().statusCode(200).body(not(containsString("Ben")));
    }

    @ParameterizedTest
    @CsvSource({
        "seq, 0",
        "seq, -1",
        "seq, 01",
        "seq, x",
        "seq, 2147483648",
        "view, RED",
        "view, any",
        "view, r",
        "view, <script>"
    })
    void wrongParameterIsNamed(String name, String value) {
        refused(anybody().queryParam(name, value).get(picture), 400, "malformed")
                .body("errors[0].pointer", equalTo("#/query/" + name));
    }

    @Test
    void allThatIsWrongIsToldAtOnce() {
        refused(
                        anybody()
                                .queryParam("seq", 0)
                                .queryParam("view", "x")
                                .header("If-None-Match", "1")
                                .get(picture),
                        400,
                        "malformed")
                .body("errors.size()", equalTo(3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "2147483647"})
    void eventThatIsNotThereIsNotFound(String seq) {
        refused(anybody().queryParam("seq", seq).get(picture), 404, "not-found")
                .header("ETag", nullValue());
    }
}
