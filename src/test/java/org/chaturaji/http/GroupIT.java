package org.chaturaji.http;

import static org.awaitility.Awaitility.await;
import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;

import org.chaturaji.http.Api.Person;
import org.chaturaji.match.Reservations;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** From game to game: who is of the group, and who opens. */
@QuarkusTest
class GroupIT extends PlayedGroup {

    @Test
    void seatsOfComputersAreFree() {
        old = "/api/matches/" + Api.startedMatch(ann, "{\"options\":{\"roundLimit\":1}}");
        ann.sends().post(old + "/resignations").then().statusCode(201);
        awaitOver(old);
        String next = rematch(ann);
        Api.newPerson("Eve").sends().put(next + "/seats/blue").then().statusCode(201);
        anybody().get(next).then().body("reservedUntil", nullValue());
    }

    @Test
    void noSeatIsKeptForWhoeverWasDeleted() {
        ben.sends().delete("/api/players/me").then().statusCode(204);
        ann.sends()
                .post(old + "/rematch")
                .then()
                .statusCode(201)
                .body("seats.blue.reservedFor", nullValue())
                .body("seats.yellow.reservedFor", equalTo(cid.id()));
    }

    @Test
    void abortedRematchIsFollowedByAnotherOneTheSameForAll() {
        String aborted = rematch(ann);
        ben.sends().post(old + "/rematch").then().statusCode(200);
        ann.sends().post(aborted + "/abort").then().statusCode(201);
        Response byBen = ben.sends().post(aborted + "/rematch");
        byBen.then()
                .statusCode(201)
                .body("group", equalTo(id(old)))
                .body("host", equalTo(ben.id()))
                .body("seats.yellow.reservedFor", equalTo(cid.id()));
        for (Person person : List.of(cid, dot)) {
            person.sends()
                    .post(old + "/rematch")
                    .then()
                    .statusCode(200)
                    .header("Location", equalTo(byBen.header("Location")));
        }
        ann.sends()
                .post(aborted + "/rematch")
                .then()
                .statusCode(200)
                .header("Location", equalTo(byBen.header("Location")))
                .body("status", equalTo("playing"));
        assertEquals("b", firstSeat(byBen.header("Location")));
    }

    /** A stranger took Dot's seat in the first rematch, and the second one followed that. */
    @Test
    void whoHadNoPartInAnAbortedRematchIsHeldUpByNone() {
        old = played("{\"visibility\":\"private\"}");
        String first = rematch(ann);
        String code = ann.sends().get(first).path("joinCode");
        matches.makeOlder(UUID.fromString(id(first)), Reservations.HOLD.toSeconds());
        Person eve = Api.newPerson("Eve");
        eve.sends().header("Join-Code", code).put(first + "/seats/green").then().statusCode(201);
        ann.sends().post(first + "/abort").then().statusCode(201);
        String second = ann.sends().post(first + "/rematch").header("Location");
        refused(dot.sends().post(old + "/rematch"), 404, "not-found");
        ann.sends().post(second + "/abort").then().statusCode(201);
        dot.sends()
                .post(old + "/rematch")
                .then()
                .statusCode(201)
                .body("seats.green.player", equalTo(dot.id()));
    }

    @Test
    void rematchThatExpiredIsFollowedByAnotherOne() {
        String expired = rematch(ann);
        matches.makeOlder(UUID.fromString(id(expired)), 24 * 60 * 60);
        awaitOver(expired);
        Response again = ben.sends().post(old + "/rematch");
        again.then().statusCode(201).body("seats.red.reservedFor", equalTo(ann.id()));
        assertNotEquals(expired, again.header("Location"));
        ann.sends()
                .post(expired + "/rematch")
                .then()
                .statusCode(200)
                .header("Location", equalTo(again.header("Location")));
    }

    @Test
    void gamesOfAGroupAreOpenedClockwise() {
        String first = id(old);
        List<String> opened = new ArrayList<>(List.of(firstSeat(old)));
        for (int game = 2; game <= 5; game++) {
            String next = rematchOfAll();
            opened.add(firstSeat(next));
            anybody().get(next).then().body("group", equalTo(first));
            resign(next);
            old = next;
        }
        assertEquals(List.of("r", "b", "y", "g", "r"), opened);
    }

    @Test
    void gamesOfAGroupWithAFixedOpeningAreOpenedByTheSameSeat() {
        old = played("{\"options\":{\"firstSeat\":\"fixed\"}}");
        assertEquals("r", firstSeat(rematchOfAll()));
    }

    private String rematchOfAll() {
        String next = rematch(ann);
        group.subList(1, 4)
                .forEach(it -> it.sends().post(old + "/rematch").then().statusCode(200));
        return next;
    }

    private static void awaitOver(String path) {
        await().until(() -> anybody().get(path).path("endedAt") != null);
    }

    /** Returns the letter of the seat that opens the game, from the position text. */
    private static String firstSeat(String path) {
        String position = anybody().get(path).path("position");
        return position.split(" ", -1)[7];
    }
}
