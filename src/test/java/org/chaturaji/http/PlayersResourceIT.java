package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.matchesPattern;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;

import jakarta.inject.Inject;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

@QuarkusTest
class PlayersResourceIT {

    @Inject
    AgroalDataSource database;

    @Test
    void newPlayerIsShownTheTokenOnceAndNamedAsNormalised() {
        Response made = anybody(Map.of("name", "  Zoe\u0308 \uD83C\uDFB2 ")).post("/api/players");
        made.then()
                .statusCode(201)
                .header("Cache-Control", equalTo("no-store"))
                .header("Location", equalTo("/api/players/" + made.path("id")))
                .body("name", equalTo("Zo\u00eb \uD83C\uDFB2"));
        Person zoe = new Person(made.path("id"), made.path("name"), made.path("token"));
        zoe.sends()
                .get("/api/players/me")
                .then()
                .statusCode(200)
                .body("id", equalTo(zoe.id()))
                .body("token", nullValue());
        anybody().get("/api/players/" + zoe.id()).then().body("name", equalTo(zoe.name()));
    }

    @Test
    void newNameShowsEverywhereAndChangesTheTag() {
        Person ann = Api.newPerson("Ann");
        String match = "/api/matches/" + Api.newMatch(ann, "{}");
        anybody().get(match).then().header("ETag", equalTo("\"1\""));
        ann.sends(Map.of("name", "Anna"))
                .patch("/api/players/me")
                .then()
                .statusCode(200)
                .body("name", equalTo("Anna"));
        anybody()
                .header("If-None-Match", "\"1\"")
                .get(match)
                .then()
                .statusCode(200)
                .body("seats.red.name", equalTo("Anna"))
                .header("ETag", matchesPattern("\"1-[0-9a-f]+\""));
        String tag = anybody().get(match).header("ETag");
        anybody().header("If-None-Match", tag).get(match).then().statusCode(304);
        ann.sends()
                .header("If-Match", tag)
                .post(match + "/start")
                .then()
                .statusCode(201)
                .header("ETag", matchesPattern("\"2-[0-9a-f]+\""));
    }

    @Test
    void newTokenEndsTheOldOneOnceItIsUsed() {
        Person ann = Api.newPerson("Ann");
        String token = ann.sends()
                .post("/api/players/me/tokens")
                .then()
                .statusCode(201)
                .header("Cache-Control", equalTo("no-store"))
                .extract()
                .path("token");
        assertNotEquals(ann.token(), token);
        ann.sends().get("/api/players/me").then().statusCode(200);
        Person later = new Person(ann.id(), ann.name(), token);
        later.sends().get("/api/players/me").then().statusCode(200);
        refused(ann.sends().get("/api/players/me"), 401, "unauthenticated");
    }

    @Test
    void secretOfAKeyIsNotShownTwice() {
        Person ann = Api.newPerson("Ann");
        for (String path : List.of("/api/players/me/tokens", "/api/players/me/device-codes")) {
            ann.sends().header("Idempotency-Key", path).post(path).then().statusCode(201);
            refused(ann.sends().header("Idempotency-Key", path).post(path), 409, "key-used")
                    .header("Location", equalTo("/api/players/" + ann.id()));
            refused(ann.sends("{}").header("Idempotency-Key", path).post(path), 409, "key-used");
            refused(
                    ann.sends().header("Idempotency-Key", path).post("/api/matches"),
                    422,
                    "key-reused");
        }
    }

    @Test
    void aCodeMakesAnotherDeviceKnownOnce() {
        Person ann = Api.newPerson("Ann");
        Response issued = ann.sends().post("/api/players/me/device-codes");
        issued.then().statusCode(201).header("Cache-Control", equalTo("no-store"));
        Map<String, String> typed = Map.of(
                "code", issued.<String>path("code").replace("-", " ").toLowerCase(Locale.ROOT));
        Response redeemed = anybody(typed).post("/api/players/device-tokens");
        redeemed.then()
                .statusCode(201)
                .header("Cache-Control", equalTo("no-store"))
                .body("id", equalTo(ann.id()))
                .body("name", equalTo("Ann"));
        Person tablet = new Person(ann.id(), ann.name(), redeemed.path("token"));
        tablet.sends().get("/api/players/me").then().statusCode(200);
        ann.sends().get("/api/players/me").then().statusCode(200);
        for (Object wrong :
                List.of(typed, Map.of("code", ""), Map.of("code", "AAAA-AAAA-AAAA-AAAA"))) {
            refused(anybody(wrong).post("/api/players/device-tokens"), 422, "bad-device-code");
        }

        tablet.sends().delete("/api/players/me/tokens").then().statusCode(204);
        refused(ann.sends().get("/api/players/me"), 401, "unauthenticated");
        tablet.sends().get("/api/players/me").then().statusCode(200);
    }

    /** Whatever table comes to hold something about people, it is thought of here. */
    @Test
    void nothingButSeatsAndRatingsIsKeptOfADeletedPlayer() throws SQLException {
        Person ann = Api.newPerson("Ann");
        ann.sends().header("Idempotency-Key", "k").post("/api/players/me/tokens");
        ann.sends().post("/api/players/me/device-codes").then().statusCode(201);
        Api.startedMatch(ann, "{}");
        assertEquals(
                Set.of("device_codes", "idempotency_keys", "player_tokens", "seats"),
                tablesWith(ann));
        ann.sends().delete("/api/players/me").then().statusCode(204);
        assertEquals(Set.of("seats"), tablesWith(ann));
    }

    /** Returns the tables in which a row is about a person. */
    private Set<String> tablesWith(Person person) throws SQLException {
        Set<String> found = new TreeSet<>();
        String columns = "select table_name from information_schema.columns"
                + " where table_schema = 'public' and column_name = 'player_id'";
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement();
                ResultSet tables = statement.executeQuery(columns)) {
            while (tables.next()) {
                String query = "select 1 from %s where player_id = '%s'"
                        .formatted(tables.getString(1), person.id());
                try (Statement search = connection.createStatement();
                        ResultSet rows = search.executeQuery(query)) {
                    if (rows.next()) {
                        found.add(tables.getString(1));
                    }
                }
            }
        }
        return found;
    }

    @Test
    void deletedPlayerIsGoneAndTheComputerPlaysOn() {
        Person ann = Api.newPerson("Ann");
        Person ben = Api.newPerson("Ben");
        String open = "/api/matches/" + Api.newMatch(ann, "{}");
        String played = "/api/matches/" + Api.newMatch(ben, Map.of("seat", "blue"));
        ann.sends().put(played + "/seats/red").then().statusCode(201);
        ben.sends().post(played + "/start").then().statusCode(201);
        String tag = ben.sends().get(played).header("ETag");

        ann.sends().delete("/api/players/me").then().statusCode(204);

        refused(ann.sends().get("/api/players/me"), 401, "unauthenticated");
        refused(anybody().get("/api/players/" + ann.id()), 410, "player-deleted");
        anybody().get(open).then().body("status", equalTo("aborted"));
        anybody()
                .get(played)
                .then()
                .body("seats.red.player", equalTo(ann.id()))
                .body("seats.red.name", nullValue())
                .body("seats.red.away", equalTo(true))
                .header("ETag", not(equalTo(tag)));
    }
}
