package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;

import io.quarkus.test.junit.QuarkusTest;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.UUID;

/** Statistics as people see them. */
@QuarkusTest
class StatisticsResourceIT extends PlayedGroup {

    @Test
    void aMatchShowsInProfilesAndStatistics() {
        for (Person person : group) {
            JsonNode statistics = json(statistics(person));
            assertEquals(1, statistics.path("games").asInt());
            assertEquals(0, statistics.path("rankedGames").asInt());
            assertEquals(
                    "resignations", statistics.at("/finishes/0/termination").asText());
            assertEquals(
                    json("/api/players/" + person.id()).path("places"), statistics.path("places"));
            int place =
                    json(old).at("/result/seats/" + seatOf(person) + "/place").asInt();
            assertEquals(place, statistics.path("meanPlace").asInt());
            anybody()
                    .get("/api/players/" + person.id())
                    .then()
                    .body("games", equalTo(1))
                    .body("bot", equalTo(false));
        }
    }

    @Test
    void theDiceOfAMatchAreThoseOfTheStatistics() {
        List<UUID> people =
                group.stream().map(person -> UUID.fromString(person.id())).toList();
        String match = "/api/matches/" + matches.unrated(people);
        JsonNode dice = json(match + "/dice");
        assertEquals(dice.path("people").path("blue"), json(statistics(ben)).at("/luck/person/0"));
        assertEquals(dice.path("computers"), json(statistics(ben)).at("/luck/computers/0"));
        int thrown = 0;
        for (JsonNode tally : dice.path("people")) {
            thrown += tally.path("thrown").asInt();
        }
        assertEquals(2 * dice.path("rolls").size(), thrown);
    }

    @Test
    void whoHasNotPlayedHasNoMeans() {
        anybody()
                .get(statistics(Api.newPerson("New")))
                .then()
                .statusCode(200)
                .body("games", equalTo(0))
                .body("meanPlace", nullValue())
                .body("points", nullValue())
                .body("luck.person", hasSize(0));
    }

    @Test
    void whoIsDeletedHasNoStatistics() {
        String path = statistics(cid);
        cid.sends().delete("/api/players/me").then().statusCode(204);
        refused(anybody().get(path), 410, "player-deleted");
    }

    private static String statistics(Person person) {
        return "/api/players/" + person.id() + "/statistics";
    }

    private String seatOf(Person person) {
        return List.of("red", "blue", "yellow", "green").get(group.indexOf(person));
    }

    private static JsonNode json(String path) {
        return Contract.parse(
                anybody().get(path).then().statusCode(200).extract().asString());
    }
}
