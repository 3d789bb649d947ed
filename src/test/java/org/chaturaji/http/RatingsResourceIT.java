package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;

import jakarta.inject.Inject;

import org.chaturaji.http.Api.Person;
import org.chaturaji.match.RealMatches;
import org.chaturaji.match.Visibility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

/** Ratings as people see them. */
@QuarkusTest
class RatingsResourceIT {

    private static final String RANKED = "{\"ranked\":true}";
    private static final List<String> SEATS = List.of("red", "blue", "yellow", "green");

    @Inject
    AgroalDataSource database;

    @Inject
    RealMatches matches;

    @Test
    void aRatedMatchShowsInTheMatchTheProfileAndTheHistory() {
        List<Person> four = four();
        String match = rated(four, Visibility.PUBLIC);
        Response now = anybody().get(path(match));
        now.then()
                .statusCode(200)
                .body("ranked", equalTo(true))
                .body("seats.red.rating", equalTo(1500))
                .body("result.seats.blue.ratingBefore", equalTo(1500));
        assertEquals(
                6000,
                SEATS.stream()
                        .mapToInt(
                                seat -> now.<Integer>path("result.seats." + seat + ".ratingAfter"))
                        .sum(),
                2);
        for (int i = 0; i < 4; i++) {
            int after = now.path("result.seats." + SEATS.get(i) + ".ratingAfter");
            int place = now.path("result.seats." + SEATS.get(i) + ".place");
            assertTrue(place > 1 || after > 1500);
            anybody()
                    .get("/api/players/" + four.get(i).id())
                    .then()
                    .body("rating", equalTo(after))
                    .body("ratedMatches", equalTo(1));
            anybody()
                    .get(history(four.get(i)))
                    .then()
                    .statusCode(200)
                    .body("items", hasSize(1))
                    .body("items[0].match", equalTo(match))
                    .body("items[0].place", equalTo(place))
                    .body("items[0].ratingBefore", equalTo(1500))
                    .body("items[0].ratingAfter", equalTo(after))
                    .body("items[0].opponents", hasSize(3))
                    .body("items[0].opponents.name", everyItem(equalTo("Ann")))
                    .body("next", nullValue());
        }
    }

    @Test
    void theLastEventTellsTheRatings() {
        String match = path(rated(four(), Visibility.PUBLIC));
        JsonNode events = json(anybody().get(match + "/events?limit=500")).path("items");
        assertEquals(
                json(anybody().get(match)).path("result"),
                events.get(events.size() - 1).path("result"));
        assertTrue(events.get(0).path("ranked").asBoolean());
        assertEquals(1500, events.get(0).path("rating").asInt());
        assertEquals(1500, events.get(1).path("rating").asInt());
    }

    @Test
    void anUnrankedMatchShowsNoChange() {
        List<Person> four = four();
        UUID match = matches.unrated(ids(four));
        anybody()
                .get(path(match.toString()))
                .then()
                .body("status", equalTo("finished"))
                .body("ranked", equalTo(false))
                .body("result.seats.red.ratingBefore", nullValue());
        anybody().get(history(four.get(0))).then().body("items", hasSize(0));
        anybody()
                .get("/api/players/" + four.get(0).id())
                .then()
                .body("rating", equalTo(1500))
                .body("ratedMatches", equalTo(0));
    }

    @Test
    void onlyItsPeopleLearnOfAPrivateMatch() {
        List<Person> four = four();
        String match = rated(four, Visibility.PRIVATE);
        Person stranger = Api.newPerson("Eve");
        for (Response hidden : List.of(
                anybody().get(history(four.get(0))), stranger.sends().get(history(four.get(0))))) {
            hidden.then()
                    .statusCode(200)
                    .header("Vary", equalTo("Authorization"))
                    .body("items[0].match", nullValue())
                    .body("items[0].at", endsWith("T00:00:00Z"))
                    .body("items[0].opponents", nullValue())
                    .body("items[0].ratingBefore", equalTo(1500));
        }
        for (Person own : four) {
            own.sends()
                    .get(history(four.get(0)))
                    .then()
                    .body("items[0].match", equalTo(match))
                    .body("items[0].at", not(endsWith("T00:00:00Z")))
                    .body("items[0].opponents", hasSize(3));
        }
    }

    @Test
    void aHistoryComesInPagesNewestFirst() {
        List<Person> four = four();
        List<String> played = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            played.add(0, rated(four, Visibility.PUBLIC));
        }
        List<String> seen = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = json(anybody().get(history(four.get(1)) + "?limit=1" + cursor));
            page.path("items").forEach(item -> seen.add(item.path("match").asText()));
            cursor = page.has("next") ? "&cursor=" + page.path("next").asText() : "";
        } while (!cursor.isEmpty());
        assertEquals(played, seen);
    }

    @Test
    void whoIsDeletedIsOffTheLeaderboardAndStaysANumberInTheHistoriesOfOthers() {
        List<Person> four = four();
        rated(four, Visibility.PUBLIC);
        Person gone = four.get(1);
        assertTrue(leaders(100).contains(gone.id()));
        gone.sends().delete("/api/players/me").then().statusCode(204);
        assertFalse(leaders(100).contains(gone.id()));
        refused(anybody().get(history(gone)), 410, "player-deleted");
        JsonNode opponents = json(anybody().get(history(four.get(0)))).at("/items/0/opponents");
        assertTrue(opponents.findValuesAsText("player").contains(gone.id()));
        assertEquals(2, opponents.findValues("name").size());
    }

    /** Three people whose ratings are equal to the last digit stand where a page ends. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 100})
    void nobodyIsTwiceOrMissingOnTheLeaderboard(int limit) {
        List<Person> equals =
                Stream.generate(() -> Api.newPerson("Ann")).limit(3).toList();
        equals.forEach(person -> rate(person, 2900.25));
        rate(Api.newPerson("Ben"), 2900.25 + limit);
        List<String> all = leaders(100);
        assertEquals(all, leaders(limit));
        assertEquals(all.size(), new HashSet<>(all).size());
        equals.forEach(person -> assertTrue(all.contains(person.id())));
    }

    @Test
    void equalRatingsShareARankAndTheNextRanksAreLeftOut() {
        Person best = Api.newPerson("Ann");
        rate(best, 5000.4);
        rate(Api.newPerson("Ben"), 4999.6);
        rate(Api.newPerson("Cid"), 4999.4);
        Response first = anybody().get("/api/leaderboard?limit=2");
        first.then()
                .body("items.rank", contains(1, 1))
                .body("items.rating", contains(5000, 5000))
                .body("items[0].player", equalTo(best.id()))
                .body("items[0].name", equalTo("Ann"))
                .body("items[0].ratedMatches", equalTo(1));
        anybody()
                .get("/api/leaderboard?limit=1&cursor=" + first.path("next"))
                .then()
                .body("items.rank", contains(3))
                .body("items.rating", contains(4999));
    }

    @Test
    void unknownAndBrokenRequestsAreTold() {
        refused(anybody().get("/api/players/" + UUID.randomUUID() + "/ratings"), 404, "not-found");
        refused(anybody().get("/api/players/x/ratings"), 404, "not-found");
        for (String query : List.of("cursor=AAAA", "cursor=.", "limit=0", "limit=101", "limit=x")) {
            refused(anybody().get("/api/leaderboard?" + query), 400, "malformed");
        }
        Person ann = Api.newPerson("Ann");
        refused(anybody().get(history(ann) + "?cursor=AAAA.A"), 400, "malformed");
        refused(
                anybody().header("Authorization", "Bearer x").get("/api/leaderboard"),
                401,
                "unauthenticated");
    }

    @Test
    void aRankedMatchWaitsForFourPeople() {
        List<Person> four = four();
        String match = "/api/matches/" + Api.newMatch(four.get(0), RANKED);
        refused(four.get(0).sends().post(match + "/start"), 409, "needs-four-people");
        anybody().get(match).then().body("status", equalTo("open"));
        four.get(0).sends().post(match + "/abort").then().statusCode(201);
    }

    @Test
    void quickKeepsRankedAndUnrankedApart() {
        String options = "\"options\":{\"roundLimit\":77}";
        Person ann = Api.newPerson("Ann");
        Person ben = Api.newPerson("Ben");
        String ranked = ann.sends("{\"ranked\":true," + options + "}")
                .post("/api/matches/quick")
                .then()
                .statusCode(201)
                .body("ranked", equalTo(true))
                .extract()
                .header("Location");
        ben.sends("{" + options + "}")
                .post("/api/matches/quick")
                .then()
                .statusCode(201)
                .body("ranked", equalTo(false))
                .header("Location", not(equalTo(ranked)));
        ben.sends("{\"ranked\":true," + options + "}")
                .post("/api/matches/quick")
                .then()
                .statusCode(201)
                .header("Location", equalTo(ranked));
        ann.sends().post(ranked + "/abort").then().statusCode(201);
    }

    @Test
    void aRematchIsRankedLikeTheMatchBeforeUnlessTheFirstAskerWantsItOtherwise() {
        List<Person> four = four();
        four.get(0)
                .sends()
                .post(path(rated(four, Visibility.PUBLIC)) + "/rematch")
                .then()
                .statusCode(201)
                .body("ranked", equalTo(true));
        four.get(0)
                .sends("{\"ranked\":false}")
                .post(path(rated(four, Visibility.PUBLIC)) + "/rematch")
                .then()
                .statusCode(201)
                .body("ranked", equalTo(false));
    }

    private static List<Person> four() {
        return Stream.generate(() -> Api.newPerson("Ann")).limit(4).toList();
    }

    private static String history(Person person) {
        return "/api/players/" + person.id() + "/ratings";
    }

    private static String path(String match) {
        return "/api/matches/" + match;
    }

    private static List<UUID> ids(List<Person> people) {
        return people.stream().map(person -> UUID.fromString(person.id())).toList();
    }

    private String rated(List<Person> four, Visibility visibility) {
        return matches.rated(ids(four), visibility).toString();
    }

    /** Returns the ids of all on the leaderboard, by pages of this size. */
    private static List<String> leaders(int limit) {
        List<String> leaders = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = json(anybody().get("/api/leaderboard?limit=" + limit + cursor));
            page.path("items").forEach(item -> leaders.add(item.path("player").asText()));
            cursor = page.has("next") ? "&cursor=" + page.path("next").asText() : "";
        } while (!cursor.isEmpty());
        return leaders;
    }

    private static JsonNode json(Response answer) {
        answer.then().statusCode(200);
        return Contract.parse(answer.asString());
    }

    private void rate(Person person, double points) {
        String sql = "insert into ratings (player_id, points, matches) values (?, ?, 1)";
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setObject(1, UUID.fromString(person.id()));
            statement.setDouble(2, points);
            statement.executeUpdate();
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
