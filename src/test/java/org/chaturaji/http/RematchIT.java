package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;

import org.chaturaji.http.Api.Person;
import org.chaturaji.match.Reservations;
import org.junit.jupiter.api.Test;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** The match that the four play next. */
@QuarkusTest
class RematchIT extends PlayedGroup {

    private static final long HOLD = Reservations.HOLD.toSeconds();

    @Test
    void whoAsksFirstMakesTheNextMatchOfTheGroup() {
        Response made = ann.sends().post(old + "/rematch");
        made.then()
                .statusCode(201)
                .header("Location", equalTo("/api/matches/" + made.path("id")))
                .header("ETag", equalTo("\"1\""))
                .body("status", equalTo("open"))
                .body("group", equalTo(id(old)))
                .body("host", equalTo(ann.id()))
                .body("seats.red.player", equalTo(ann.id()))
                .body("seats.red.reservedFor", nullValue())
                .body("seats.blue.reservedFor", equalTo(ben.id()))
                .body("seats.green.reservedFor", equalTo(dot.id()));
        assertNotEquals(old, made.header("Location"));
        Instant until = Instant.parse(made.path("createdAt")).plus(Reservations.HOLD);
        assertEquals(until, Instant.parse(made.path("reservedUntil")));
        anybody()
                .get(made.header("Location") + "/events/1")
                .then()
                .body("reservedFor.yellow", equalTo(cid.id()))
                .body("reservedFor.red", nullValue())
                .body("reservedUntil", equalTo(made.path("reservedUntil")));
    }

    @Test
    void whoAsksLaterGetsTheSameMatchAndTheirOldSeat() {
        String next = rematch(ann);
        ben.sends(Map.of("clientSeed", "b"))
                .post(old + "/rematch")
                .then()
                .statusCode(200)
                .header("Location", equalTo(next))
                .body("version", equalTo(2))
                .body("seats.blue.player", equalTo(ben.id()))
                .body("seats.blue.clientSeed", equalTo("b"))
                .body("seats.blue.reservedFor", nullValue());
        ben.sends()
                .post(old + "/rematch")
                .then()
                .statusCode(200)
                .header("Location", equalTo(next))
                .body("version", equalTo(2));
        cid.sends().post(old + "/rematch").then().body("status", equalTo("open"));
        dot.sends()
                .post(old + "/rematch")
                .then()
                .statusCode(200)
                .body("status", equalTo("playing"))
                .body("reservedUntil", nullValue());
        ann.sends().post(old + "/rematch").then().statusCode(200).body("version", equalTo(4));
    }

    @Test
    void askingAgainMovesNobody() {
        String next = rematch(ann);
        ben.sends().put(next + "/seats/any").then().statusCode(201);
        ann.sends().delete(next + "/seats/blue").then().statusCode(204);
        matches.makeOlder(UUID.fromString(id(next)), HOLD);
        ben.sends().put(next + "/seats/green").then().statusCode(201);
        ben.sends()
                .post(old + "/rematch")
                .then()
                .statusCode(200)
                .body("seats.green.player", equalTo(ben.id()))
                .body("seats.blue.occupant", equalTo("empty"));
    }

    @Test
    void whoAsksFirstMayChangeOptionsAndNobodyAfter() {
        old = played("{\"cpuLevel\":\"hard\",\"options\":{\"roundLimit\":15,\"dice\":\"long\"}}");
        ann.sends("{\"options\":{\"roundLimit\":7},\"visibility\":\"private\"}")
                .post(old + "/rematch")
                .then()
                .statusCode(201)
                .body("options.roundLimit", equalTo(7))
                .body("options.dice", equalTo("long"))
                .body("cpuLevel", equalTo("hard"))
                .body("visibility", equalTo("private"));
        ben.sends("{\"options\":{\"roundLimit\":9},\"cpuLevel\":\"easy\"}")
                .post(old + "/rematch")
                .then()
                .statusCode(200)
                .body("options.roundLimit", equalTo(7))
                .body("cpuLevel", equalTo("hard"));
    }

    @Test
    void itIsForThePeopleOfAMatchThatIsOver() {
        Person eve = Api.newPerson("Eve");
        refused(eve.sends().post(old + "/rematch"), 403, "not-your-seat");
        refused(ann.sends(Map.of("seat", "red")).post(old + "/rematch"), 400, "malformed")
                .body("errors.pointer", contains("/seat"));
        String next = rematch(ann);
        refused(ann.sends().post(next + "/rematch"), 409, "not-over");
        refused(eve.sends().post(next + "/rematch"), 403, "not-your-seat");
        ann.sends().post(next + "/start").then().statusCode(201);
        refused(ann.sends().post(next + "/rematch"), 409, "not-over");
    }

    @Test
    void privateMatchAndItsRematchAreThereForTheirPeopleOnly() {
        old = played("{\"visibility\":\"private\"}");
        Person eve = Api.newPerson("Eve");
        refused(eve.sends().post(old + "/rematch"), 404, "not-found");
        String next = rematch(ann);
        refused(eve.sends().get(next), 404, "not-found");
        refused(eve.sends().put(next + "/seats/any"), 404, "not-found");
        ben.sends().get(next).then().statusCode(200).body("joinCode", nullValue());
        assertEquals(List.of(id(next)), openFor(ben));
        assertEquals(List.of(), openFor(eve).stream().filter(id(next)::equals).toList());
        ben.sends().put(next + "/seats/any").then().body("seats.blue.player", equalTo(ben.id()));
    }

    @Test
    void whoSendsTheCodeOfAPrivateMatchIsToldThatTheyHaveNoSeat() {
        Person eve = Api.newPerson("Eve");
        Response open = ann.sends(Map.of("visibility", "private")).post("/api/matches");
        refused(
                eve.sends()
                        .header("Join-Code", open.<String>path("joinCode"))
                        .post(open.header("Location") + "/rematch"),
                403,
                "not-your-seat");
    }

    @Test
    void keptSeatIsForItsPersonUntilTheTimeIsOver() {
        String next = rematch(ann);
        Person eve = Api.newPerson("Eve");
        refused(eve.sends().put(next + "/seats/blue"), 409, "seat-taken");
        refused(eve.sends().put(next + "/seats/any"), 409, "seat-taken");
        matches.makeOlder(UUID.fromString(id(next)), HOLD);
        eve.sends()
                .put(next + "/seats/any")
                .then()
                .statusCode(201)
                .body("seats.blue.player", equalTo(eve.id()));
        ben.sends()
                .post(old + "/rematch")
                .then()
                .statusCode(200)
                .header("Location", equalTo(next))
                .body("version", equalTo(2));
        cid.sends()
                .post(old + "/rematch")
                .then()
                .statusCode(200)
                .body("seats.yellow.player", equalTo(cid.id()));
    }

    @Test
    void hostNeedNotWaitAndWhoIsLateGetsTheMatchAsItIs() {
        old = played("{\"visibility\":\"private\"}");
        String next = rematch(ann);
        ann.sends().post(next + "/start").then().statusCode(201);
        ben.sends()
                .post(old + "/rematch")
                .then()
                .statusCode(200)
                .header("Location", equalTo(next))
                .body("status", equalTo("playing"))
                .body("seats.blue.occupant", equalTo("computer"));
        ben.sends().get(next).then().statusCode(200);
    }

    @Test
    void oldMatchStaysAsItWas() {
        String tag = anybody().get(old).header("ETag");
        rematch(ann);
        anybody().header("If-None-Match", tag).get(old).then().statusCode(304);
    }

    @Test
    void askingUnderTheSameKeyGivesTheSameAnswer() {
        Response first = asked(ann, "k", "{}");
        Response again = asked(ann, "k", "{}");
        first.then().statusCode(201).header("Idempotency-Replayed", nullValue());
        again.then()
                .statusCode(201)
                .header("Idempotency-Replayed", equalTo("true"))
                .header("Location", equalTo(first.header("Location")));
        refused(asked(ann, "k", "{\"cpuLevel\":\"easy\"}"), 422, "key-reused");
        asked(ben, "k", "{}").then().statusCode(200).header("Idempotency-Replayed", nullValue());
        asked(ben, "k", "{}")
                .then()
                .statusCode(200)
                .header("Idempotency-Replayed", equalTo("true"));
    }

    private Response asked(Person person, String key, String body) {
        return person.sends(body).header("Idempotency-Key", key).post(old + "/rematch");
    }

    private static List<String> openFor(Person person) {
        return person.sends()
                .queryParam("status", "open")
                .queryParam("limit", 100)
                .get("/api/matches")
                .path("items.findAll { it.visibility == 'private' }.id");
    }
}
