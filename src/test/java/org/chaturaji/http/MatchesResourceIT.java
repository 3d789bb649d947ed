package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

@QuarkusTest
class MatchesResourceIT {

    private Person ann;
    private Person ben;

    @BeforeEach
    void meet() {
        ann = Api.newPerson("Ann");
        ben = Api.newPerson("Ben");
    }

    @Test
    void newMatchHasItsCreatorAsHostAndDefaults() {
        Response made = ann.sends().post("/api/matches");
        made.then()
                .statusCode(201)
                .header("Location", equalTo("/api/matches/" + made.path("id")))
                .header("ETag", equalTo("\"1\""))
                .body("status", equalTo("open"))
                .body("host", equalTo(ann.id()))
                .body("seats.red.player", equalTo(ann.id()))
                .body("seats.blue.occupant", equalTo("empty"))
                .body("options.roundLimit", equalTo(30))
                .body("joinCode", matchesPattern("[0-9A-HJKMNP-TV-Z]{8}"))
                .body("serverSeed", nullValue());
        anybody().get(made.header("Location")).then().body("joinCode", nullValue());
        ben.sends().get(made.header("Location")).then().body("joinCode", nullValue());
    }

    @Test
    void sameKeyMakesOneMatch() {
        var body = Map.of("cpuLevel", "hard");
        Response first = ann.sends(body).header("Idempotency-Key", "k").post("/api/matches");
        Response again = ann.sends(body).header("Idempotency-Key", "k").post("/api/matches");
        first.then().statusCode(201).header("Idempotency-Replayed", nullValue());
        again.then().statusCode(201).header("Idempotency-Replayed", equalTo("true"));
        assertEquals((String) first.path("id"), again.path("id"));
        refused(
                ann.sends(Map.of()).header("Idempotency-Key", "k").post("/api/matches"),
                422,
                "key-reused");
        Response other = ben.sends(body).header("Idempotency-Key", "k").post("/api/matches");
        other.then().statusCode(201).header("Idempotency-Replayed", nullValue());
    }

    @Test
    void privateMatchIsNotThereForOthers() {
        Response made = ann.sends(Map.of("visibility", "private")).post("/api/matches");
        String path = made.header("Location");
        String code = made.path("joinCode");
        for (String below : new String[] {
            "", "/events", "/events/1", "/record", "/dice", "/board.svg", "/board.svg?seq=1"
        }) {
            refused(anybody().get(path + below), 404, "not-found");
            refused(ben.sends().get(path + below), 404, "not-found");
            refused(anybody().header("Join-Code", "00000000").get(path + below), 404, "not-found");
            ann.sends().get(path + below).then().statusCode(200);
            anybody().header("Join-Code", typed(code)).get(path + below).then().statusCode(200);
        }
        refused(ben.sends().put(path + "/seats/any"), 404, "not-found");
        refused(
                ben.sends().header("Join-Code", "00000000").put(path + "/seats/any"),
                409,
                "wrong-join-code");
        refused(ben.sends().post(path + "/rolls"), 404, "not-found");
        refused(ben.sends().header("Join-Code", code).post(path + "/rolls"), 403, "not-your-seat");
        ben.sends().header("Join-Code", code).put(path + "/seats/any").then().statusCode(201);
        ben.sends().get(path).then().statusCode(200).body("joinCode", equalTo(code));
    }

    @Test
    void listFindsOpenMatchesByPageAndByCode() {
        List<String> made = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            made.add(Api.newMatch(ann, Map.of("visibility", i == 2 ? "private" : "public")));
        }
        Collections.reverse(made);
        List<String> found = new ArrayList<>();
        String next = "";
        while (next != null) {
            var request = ann.sends().queryParam("player", "me").queryParam("limit", 2);
            Response page = (next.isEmpty() ? request : request.queryParam("cursor", next))
                    .get("/api/matches");
            found.addAll(page.path("items.id"));
            next = page.path("next");
        }
        assertEquals(made, found);
        ben.sends()
                .queryParam("player", ann.id())
                .get("/api/matches")
                .then()
                .body("items", hasSize(4))
                .body("items[0].seats.red.name", equalTo("Ann"));
        String code = ann.sends().get("/api/matches/" + made.get(2)).path("joinCode");
        anybody()
                .queryParam("joinCode", typed(code))
                .get("/api/matches")
                .then()
                .body("items.id", contains(made.get(2)));
        anybody()
                .queryParam("player", ann.id())
                .queryParam("ranked", true)
                .get("/api/matches")
                .then()
                .body("items", empty());
        refused(anybody().queryParam("player", "me").get("/api/matches"), 401, "unauthenticated");
    }

    /** Returns a code as somebody might type it. */
    private static String typed(String code) {
        return code.toLowerCase(Locale.ROOT).replaceAll("^(....)", "$1-");
    }

    @Test
    void runningMatchIsListedWithItsTurn() {
        String match = Api.startedMatch(ann, Map.of());
        anybody()
                .queryParam("player", ann.id())
                .queryParam("status", "playing")
                .get("/api/matches")
                .then()
                .body("items.id", contains(match))
                .body("items[0].turn.seat", equalTo("red"))
                .body("items[0].seats.green.occupant", equalTo("computer"));
    }

    @Test
    void hostChangesWhatIsNamedAndNothingElse() {
        String path = "/api/matches/" + Api.newMatch(ann, Map.of());
        ann.sends("{\"options\":{\"roundLimit\":15}}")
                .patch(path)
                .then()
                .statusCode(200)
                .body("version", equalTo(2));
        ann.sends("{\"options\":{\"dice\":\"long\"},\"cpuLevel\":\"hard\"}")
                .patch(path)
                .then()
                .body("version", equalTo(3))
                .body("options.roundLimit", equalTo(15))
                .body("options.dice", equalTo("long"))
                .body("cpuLevel", equalTo("hard"));
        ann.sends("{\"cpuLevel\":\"hard\"}").patch(path).then().body("version", equalTo(3));
        refused(
                ann.sends("{\"cpuLevel\":\"easy\"}").header("If-Match", "\"2\"").patch(path),
                412,
                "version-changed");
        refused(ben.sends("{\"cpuLevel\":\"easy\"}").patch(path), 403, "not-host");
        anybody()
                .get(path + "/events/3")
                .then()
                .body("type", equalTo("changed"))
                .body("visibility", nullValue())
                .body("cpuLevel", equalTo("hard"));
    }

    @Test
    void peopleSitDownMoveAndGetUp() {
        String path = "/api/matches/" + Api.newMatch(ann, Map.of("clientSeed", "a"));
        refused(ben.sends().put(path + "/seats/red"), 409, "seat-taken");
        ben.sends(Map.of("clientSeed", "b"))
                .put(path + "/seats/any")
                .then()
                .statusCode(201)
                .header("Location", equalTo(path + "/events/2"))
                .body("seats.blue.clientSeed", equalTo("b"));
        ben.sends().put(path + "/seats/blue").then().statusCode(200).body("version", equalTo(2));
        ben.sends().put(path + "/seats/green").then().statusCode(201);
        anybody()
                .get(path + "/events/3")
                .then()
                .body("fromSeat", equalTo("blue"))
                .body("clientSeed", equalTo("b"));
        refused(ben.sends().delete(path + "/seats/red"), 403, "not-your-seat");
        ann.sends().delete(path + "/seats/red").then().statusCode(204);
        ben.sends().get(path).then().body("host", equalTo(ben.id()));
        anybody().get(path + "/events/4").then().body("host", equalTo(ben.id()));
        ben.sends().delete(path + "/seats/green").then().statusCode(204);
        anybody()
                .get(path)
                .then()
                .body("status", equalTo("aborted"))
                .body("serverSeed", matchesPattern("[0-9a-f]{64}"));
        anybody().get(path + "/events/5").then().body("aborted", equalTo(true));
        refused(ann.sends().put(path + "/seats/red"), 409, "not-open");
    }

    @Test
    void fourthPersonStartsTheMatch() {
        String path = "/api/matches/" + Api.newMatch(ann, Map.of());
        ben.sends().put(path + "/seats/any").then().statusCode(201);
        Api.newPerson("Cid").sends().put(path + "/seats/any").then().statusCode(201);
        Person dot = Api.newPerson("Dot");
        dot.sends()
                .put(path + "/seats/any")
                .then()
                .statusCode(201)
                .body("status", equalTo("playing"))
                .body("joinCode", nullValue());
        anybody().get(path + "/events/4").then().body("started", equalTo(true));
    }
}
