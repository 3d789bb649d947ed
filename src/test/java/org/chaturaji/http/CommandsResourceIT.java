package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.notNullValue;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

@QuarkusTest
class CommandsResourceIT {

    private Person ann;
    private Person ben;
    private String path;

    @BeforeEach
    void start() {
        ann = Api.newPerson("Ann");
        ben = Api.newPerson("Ben");
        path = "/api/matches/" + Api.newMatch(ann, Map.of());
        ben.sends().put(path + "/seats/blue").then().statusCode(201);
        ann.sends().post(path + "/start").then().statusCode(201);
    }

    @Test
    void rollShowsDiceAndLegalMoves() {
        Response rolled = ann.sends().post(path + "/rolls");
        rolled.then()
                .statusCode(201)
                .header("Location", equalTo(path + "/events/4"))
                .header("ETag", equalTo("\"4\""));
        anybody()
                .queryParam("moves", true)
                .get(path + "/events/4")
                .then()
                .body("type", equalTo("rolled"))
                .body("by", equalTo("person"))
                .body("player", equalTo(ann.id()))
                .body("dice", hasSize(2))
                .body("legalMoves", notNullValue());
    }

    @Test
    void rollOfAKeyIsMadeOnce() {
        Response first = ann.sends().header("Idempotency-Key", "r").post(path + "/rolls");
        Response again = ann.sends()
                .header("Idempotency-Key", "r")
                .header("If-Match", "\"3\"")
                .post(path + "/rolls");
        first.then().statusCode(201);
        again.then()
                .statusCode(201)
                .header("Idempotency-Replayed", equalTo("true"))
                .header("Location", equalTo(first.header("Location")));
        assertEquals(events(), List.of("created", "seated", "started", "rolled"));
        refused(
                ann.sends("{\"move\":\"a1a2\"}")
                        .header("Idempotency-Key", "r")
                        .post(path + "/moves"),
                422,
                "key-reused");
    }

    private List<String> events() {
        return anybody().get(path + "/events").path("items.type");
    }

    @Test
    void refusalIsNotKeptUnderItsKey() {
        refused(
                ben.sends().header("Idempotency-Key", "k").post(path + "/rolls"),
                409,
                "not-your-turn");
        refused(
                ben.sends().header("Idempotency-Key", "k").post(path + "/turn-ends"),
                409,
                "not-your-turn");
    }

    @Test
    void commandForAnotherVersionIsRefused() {
        for (String other : List.of("\"2\"", "W/\"3\"", "\"x\"", "\"2\", \"4-a\"")) {
            refused(
                    ann.sends().header("If-Match", other).post(path + "/rolls"),
                    412,
                    "version-changed");
        }
        ann.sends()
                .header("If-Match", "\"2\" ,\"3-ab\"")
                .post(path + "/rolls")
                .then()
                .statusCode(201);
        ann.sends().header("If-Match", "*").post(path + "/resignations").then().statusCode(201);
    }

    @Test
    void matchThatHasNotChangedIsNotSentAgain() {
        for (String known : List.of("\"3\"", "W/\"3\"", "\"1\", \"3\"", "*")) {
            anybody()
                    .header("If-None-Match", known)
                    .get(path)
                    .then()
                    .statusCode(304)
                    .header("ETag", equalTo("\"3\""));
        }
        anybody().header("If-None-Match", "\"2\"").get(path).then().statusCode(200);
        anybody().header("If-None-Match", "\"3\"").get(path + "/dice").then().statusCode(304);
        anybody().header("If-None-Match", "\"3\"").get(path + "/record").then().statusCode(304);
    }

    @Test
    void illegalMoveIsToldTheLegalOnes() {
        refused(ann.sends("{\"move\":\"a2a3\"}").post(path + "/moves"), 409, "roll-first");
        List<String> legal = rollThatCanBePlayed().path("legalMoves.move");
        refused(ann.sends("{\"move\":\"a1a1\"}").post(path + "/moves"), 422, "illegal-move")
                .body("legalMoves", equalTo(legal));
        refused(ann.sends().post(path + "/rolls"), 409, "already-rolled");
    }

    @Test
    void turnIsEndedEarlyAndTheNextSeatRolls() {
        refused(ann.sends().post(path + "/turn-ends"), 409, "roll-first");
        rollThatCanBePlayed();
        String event = ann.sends().post(path + "/turn-ends").header("Location");
        anybody()
                .get(event)
                .then()
                .body("turnEnded.seat", equalTo("red"))
                .body("turnEnded.dice.fate", hasItem("declined"));
        refused(ann.sends().post(path + "/rolls"), 409, "not-your-turn");
        ben.sends().post(path + "/rolls").then().statusCode(201);
    }

    /** Rolls in one new match after the other until a die can be used; both tests need one. */
    private Response rollThatCanBePlayed() {
        Response rolled = ann.sends().post(path + "/rolls");
        while (!rolled.<Boolean>path("mayEndTurn")) {
            start();
            rolled = ann.sends().post(path + "/rolls");
        }
        return rolled;
    }

    @Test
    void strangerHasNoSeatAndChecksKeepTheirOrder() {
        Person cid = Api.newPerson("Cid");
        refused(cid.sends().post(path + "/rolls"), 403, "not-your-seat");
        refused(cid.sends().post(path + "/resignations"), 403, "not-your-seat");
        refused(cid.sends().post(path + "/start"), 403, "not-host");
        refused(
                cid.sends().header("If-Match", "\"9\"").post(path + "/rolls"),
                412,
                "version-changed");
        refused(ann.sends().post(path + "/start"), 409, "not-open");
        refused(ann.sends().post(path + "/abort"), 409, "not-open");
        refused(ann.sends().delete(path + "/seats/red"), 409, "not-open");
    }

    @Test
    void matchNotStartedCannotBePlayed() {
        String open = "/api/matches/" + Api.newMatch(ann, Map.of());
        for (String command : List.of("/rolls", "/turn-ends", "/resignations")) {
            refused(ann.sends().post(open + command), 409, "not-started");
        }
        refused(ann.sends(Map.of("move", "a2a3")).post(open + "/moves"), 409, "not-started");
        refused(
                ann.sends(Map.of("away", true)).put(open + "/seats/red/presence"),
                409,
                "not-started");
        ann.sends().post(open + "/abort").then().statusCode(201).body("status", equalTo("aborted"));
        refused(ann.sends().post(open + "/rolls"), 409, "match-over");
    }

    @Test
    void seatResignsOnce() {
        String event = ben.sends().post(path + "/resignations").header("Location");
        anybody()
                .get(event)
                .then()
                .body("type", equalTo("resigned"))
                .body("turnEnded", nullValue());
        refused(ben.sends().post(path + "/resignations"), 409, "already-resigned");
        event = ann.sends().post(path + "/resignations").header("Location");
        anybody()
                .get(event)
                .then()
                .body("turnEnded.seat", equalTo("red"))
                .body("turnEnded.dice", hasSize(0));
    }

    @Test
    void personGoesAwayAndComesBack() {
        refused(
                ann.sends(Map.of("away", true)).put(path + "/seats/blue/presence"),
                403,
                "not-your-seat");
        ben.sends(Map.of("away", true))
                .put(path + "/seats/blue/presence")
                .then()
                .statusCode(200)
                .body("version", equalTo(4))
                .body("seats.blue.away", equalTo(true));
        ben.sends(Map.of("away", true))
                .put(path + "/seats/blue/presence")
                .then()
                .body("version", equalTo(4));
        anybody()
                .get(path + "/events/4")
                .then()
                .body("type", equalTo("away"))
                .body("player", equalTo(ben.id()));
        ben.sends(Map.of("away", false))
                .put(path + "/seats/blue/presence")
                .then()
                .body("seats.blue.away", equalTo(false));
        ben.sends(Map.of("away", true))
                .put(path + "/seats/blue/presence")
                .then()
                .statusCode(200);
        String event = ben.sends().post(path + "/resignations").header("Location");
        anybody().get(event).then().body("returned", equalTo(true));
    }

    @Test
    void eventOfACommandCarriesTheClockAsItIsAfterIt() {
        Map<String, ?> timed = Map.of("options", Map.of("turnTime", 60));
        String match = "/api/matches/" + Api.newMatch(ann, timed);
        ben.sends().put(match + "/seats/blue").then().statusCode(201);
        ann.sends().post(match + "/start").then().statusCode(201);
        Response rolled = ann.sends().post(match + "/rolls");
        anybody()
                .get(rolled.header("Location"))
                .then()
                .body("deadline", equalTo(rolled.path("deadline")))
                .body("deadline", notNullValue());
    }

    @Test
    void turnWithATimeHasADeadline() {
        String timed =
                "/api/matches/" + Api.startedMatch(ann, Map.of("options", Map.of("turnTime", 60)));
        anybody().get(timed).then().body("deadline", notNullValue());
        anybody().get(path).then().body("deadline", nullValue());
    }
}
