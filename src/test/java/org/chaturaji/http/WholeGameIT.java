package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;

import org.chaturaji.dice.ClientSeed;
import org.chaturaji.dice.DieShape;
import org.chaturaji.dice.MatchDice;
import org.chaturaji.dice.ServerSeed;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Seat;
import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/** Four people play a game to its end, and everything that is told about it agrees. */
@QuarkusTest
class WholeGameIT {

    private static final List<String> SEATS = List.of("red", "blue", "yellow", "green");

    private final Random random = new Random(7);

    @Test
    void gameOfFourPeopleIsToldTheSameEverywhere() {
        BySeat<Person> people = BySeat.of(seat -> Api.newPerson("P-" + seat.code()));
        String match = Api.newMatch(
                people.red(),
                Map.of("clientSeed", "r", "options", Map.of("roundLimit", 12, "dice", "long")));
        String path = "/api/matches/" + match;
        Seat.ALL
                .subList(1, 4)
                .forEach(seat -> people.get(seat)
                        .sends(Map.of("clientSeed", "seed of " + seat.code()))
                        .put(path + "/seats/" + seat.code())
                        .then()
                        .statusCode(201));
        play(path, people);
        JsonPath over = anybody().get(path).jsonPath();
        checkEvents(path, over);
        checkRecord(path, over);
        checkDice(path, match, over);
    }

    private void play(String path, BySeat<Person> people) {
        JsonPath state = anybody().get(path).jsonPath();
        while (state.getString("status").equals("playing")) {
            Person mover = people.get(Seat.ofCode(state.getString("turn.seat")).orElseThrow());
            Response answer = state.getString("turn.phase").equals("roll")
                    ? mover.sends().post(path + "/rolls")
                    : mover.sends(Map.of("move", anyOf(state.getList("legalMoves.move"))))
                            .post(path + "/moves");
            answer.then().statusCode(201);
            state = answer.jsonPath();
        }
    }

    private String anyOf(List<String> moves) {
        return moves.get(random.nextInt(moves.size()));
    }

    private static void checkEvents(String path, JsonPath over) {
        List<Map<String, Object>> events = new ArrayList<>();
        Integer next = 0;
        while (next != null) {
            JsonPath page = anybody()
                    .queryParam("after", next)
                    .queryParam("limit", 70)
                    .queryParam("moves", true)
                    .get(path + "/events")
                    .jsonPath();
            events.addAll(page.getList("items"));
            next = page.get("next");
        }
        for (int i = 0; i < events.size(); i++) {
            assertEquals(i + 1, events.get(i).get("seq"));
        }
        assertEquals(over.getInt("version"), events.size());
        Map<String, Object> last = events.get(events.size() - 1);
        assertEquals(over.getString("position"), last.get("position"));
        assertEquals(over.getMap("result"), last.get("result"));
        checkTurns(events, over);
    }

    /** Every turn that was rolled ends once, and its moves score what the points say. */
    private static void checkTurns(List<Map<String, Object>> events, JsonPath over) {
        long rolls =
                events.stream().filter(it -> "rolled".equals(it.get("type"))).count();
        long ends = events.stream().filter(it -> it.get("turnEnded") != null).count();
        assertEquals(rolls, ends);
        if (!over.getString("result.termination").equals("chaturaji")) {
            for (String seat : SEATS) {
                int scored = events.stream()
                        .filter(it -> seat.equals(it.get("seat")))
                        .mapToInt(it -> (Integer) it.getOrDefault("points", 0))
                        .sum();
                assertEquals(over.getInt("result.seats." + seat + ".points"), scored, seat);
            }
        }
    }

    private static void checkRecord(String path, JsonPath over) {
        String record = anybody().get(path + "/record").asString();
        assertTrue(record.contains("[Red \"P-red\"]"), record);
        anybody()
                .contentType("text/x-chaturaji")
                .body(record)
                .post("/api/records/check")
                .then()
                .statusCode(200)
                .body("position", equalTo(over.getString("position")))
                .body("result", equalTo(over.get("result")))
                .body("players.green", equalTo("P-green"));
    }

    /** Anybody can compute the rolls from what is published (DICE.md). */
    private static void checkDice(String path, String match, JsonPath over) {
        JsonPath proof = anybody().get(path + "/dice").jsonPath();
        ServerSeed secret = ServerSeed.ofHex(proof.getString("serverSeed"));
        assertEquals(secret.hex(), over.getString("serverSeed"));
        assertEquals(secret.commitment(), over.getString("commitment"));
        List<ClientSeed> clientSeeds = SEATS.stream()
                .map(seat -> new ClientSeed(proof.getString("clientSeeds." + seat)))
                .toList();
        MatchDice dice = new MatchDice(secret, UUID.fromString(match), clientSeeds, DieShape.LONG);
        List<List<Integer>> rolls = proof.getList("rolls.faces");
        for (int n = 1; n <= rolls.size(); n++) {
            var faces = dice.roll(n);
            assertEquals(List.of(faces.first(), faces.second()), rolls.get(n - 1));
        }
        assertEquals("seed of blue", clientSeeds.get(1).text());
        assertTrue(rolls.size() > 4, "rolls: " + rolls.size());
    }
}
