package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;

@QuarkusTest
class QuickMatchIT {

    private static final String QUICK = "/api/matches/quick";

    /** A wish that no other test has. */
    private static final String WISH = "{\"options\":{\"roundLimit\":101,\"turnTime\":60}}";

    private Person ann;
    private Person ben;

    @BeforeEach
    void meet() {
        ann = Api.newPerson("Ann");
        ben = Api.newPerson("Ben");
    }

    @Test
    void matchIsMadeThenFoundThenKnown() {
        Response made = ann.sends(WISH).post(QUICK);
        made.then()
                .statusCode(201)
                .header("Location", equalTo("/api/matches/" + made.path("id")))
                .header("ETag", equalTo("\"1\""))
                .body("visibility", equalTo("public"))
                .body("options.roundLimit", equalTo(101))
                .body("seats.red.player", equalTo(ann.id()));
        ben.sends(WISH)
                .post(QUICK)
                .then()
                .statusCode(201)
                .header("Location", equalTo(made.header("Location")))
                .header("ETag", equalTo("\"2\""))
                .body("seats.blue.player", equalTo(ben.id()));
        ben.sends(WISH)
                .post(QUICK)
                .then()
                .statusCode(200)
                .header("Location", equalTo(made.header("Location")))
                .header("ETag", equalTo("\"2\""));
        ann.sends().post(made.header("Location") + "/abort").then().statusCode(201);
    }

    /** What is named must be so, and what is not does not matter. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "111 | 'dice':'long'",
                "112 | 'promotion':'always'",
                "113 | 'boatTriumph':false",
                "114 | 'thronePoints':true",
                "115 | 'diceUse':'required'",
                "116 | 'firstSeat':'fixed'",
                "117 | 'turnTime':60",
                "118 | 'turnTime':30,'dice':'long'"
            })
    void everyOptionThatIsNamedMustBeSo(int rounds, String named) {
        String usual = "{'options':{'roundLimit':" + rounds + "}}";
        String wish = usual.replace("}}", "," + named + "}}");
        String other = Api.newMatch(ann, json(usual));
        Response made = ben.sends(json(wish)).post(QUICK);
        made.then().statusCode(201).header("ETag", equalTo("\"1\""));
        ann.sends().post("/api/matches/" + other + "/abort").then().statusCode(201);
        for (String body : List.of(wish, usual)) {
            Api.newPerson("Cid")
                    .sends(json(body))
                    .post(QUICK)
                    .then()
                    .statusCode(201)
                    .header("Location", equalTo(made.header("Location")));
        }
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    @Test
    void sameKeySeatsOnce() {
        Response first = ann.sends(WISH).header("Idempotency-Key", "k").post(QUICK);
        first.then().statusCode(201).header("Idempotency-Replayed", nullValue());
        ann.sends().post(first.header("Location") + "/start").then().statusCode(201);
        ann.sends(WISH)
                .header("Idempotency-Key", "k")
                .post(QUICK)
                .then()
                .statusCode(201)
                .header("Idempotency-Replayed", equalTo("true"))
                .header("Location", equalTo(first.header("Location")));
        refused(ann.sends().header("Idempotency-Key", "k").post(QUICK), 422, "key-reused");
        refused(
                ann.sends(WISH).header("Idempotency-Key", "k").post("/api/matches"),
                422,
                "key-reused");
        Response without = ann.sends(WISH).post(QUICK);
        without.then().statusCode(201);
        assertNotEquals(first.header("Location"), without.header("Location"));
        ann.sends().post(without.header("Location") + "/abort").then().statusCode(201);
    }

    @Test
    void quickMatchIsPublic() {
        refused(ann.sends(Map.of("visibility", "private")).post(QUICK), 400, "malformed")
                .body("errors.pointer", contains("/visibility"))
                .body(
                        "errors.detail",
                        contains("A quick match is for whoever comes: this must be public."));
        refused(ann.sends(Map.of("visibility", "secret")).post(QUICK), 400, "malformed");
    }

    @Test
    void nothingElseIsThere() {
        refused(anybody().get(QUICK), 405, "method-not-allowed")
                .header("Allow", equalTo("OPTIONS, POST"));
        refused(anybody().get(QUICK + "/events"), 404, "not-found");
    }
}
