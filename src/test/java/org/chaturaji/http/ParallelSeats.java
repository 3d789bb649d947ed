package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.client.Client;
import org.junit.jupiter.api.Test;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;

/** Many people at once want seats: each seat has one person, and each person one seat. */
abstract class ParallelSeats extends AtOnce {

    private static final int CROWD = 32;

    @Test
    void threeOfManyGetTheFreeSeats() {
        String match = openMatch(person("Host"));
        List<Client> people = people(CLIENTS);
        var answers = eachAtOnce(people, it -> it.put(match + "/seats/any"));
        assertEquals(Map.of(201, 3L, 409, CLIENTS - 3L), byStatus(answers));
        JsonNode state = people.get(0).get(match);
        assertEquals("playing", state.path("status").asText());
        assertEquals(4, Set.copyOf(players(state)).size());
    }

    @Test
    void ofManyWhoWantTheSameSeatOneGetsIt() {
        String match = openMatch(person("Host"));
        List<Client> people = people(CLIENTS);
        var answers = eachAtOnce(people, it -> it.put(match + "/seats/green"));
        assertEquals(Map.of(201, 1L, 409, CLIENTS - 1L), byStatus(answers));
        assertEquals(2, players(people.get(0).get(match)).size());
        assertGapless(people.get(0), match);
    }

    @Test
    void onePersonHasOneSeatHoweverManyAreAskedFor() {
        String match = openMatch(person("Host"));
        Client person = person("Many");
        var answers = atOnce(List.of(
                () -> person.put(match + "/seats/blue"),
                () -> person.put(match + "/seats/yellow"),
                () -> person.put(match + "/seats/green")));
        assertEquals(Map.of(201, 3L), byStatus(answers));
        List<String> seats = players(person.get(match));
        assertEquals(1, seats.stream().filter(person.id()::equals).count());
        assertGapless(person, match);
    }

    @Test
    void keptSeatIsItsPersonsHoweverManyWantIt() {
        Client red = person("Red");
        Client blue = person("Blue");
        String match = openMatch(red);
        Client.json(blue.put(match + "/seats/blue"), 201);
        Client.json(red.command(match + "/abort", ""), 201);
        String next = location(red.command(match + "/rematch", ""));
        List<Callable<HttpResponse<String>>> requests = new ArrayList<>();
        people(CLIENTS - 1).forEach(it -> requests.add(() -> it.put(next + "/seats/blue")));
        requests.add(() -> blue.put(next + "/seats/any"));
        assertEquals(Map.of(201, 1L, 409, CLIENTS - 1L), byStatus(atOnce(requests)));
        assertEquals(List.of(red.id(), blue.id()), players(red.get(next)));
    }

    @Test
    void ofFourWhoWantARematchAtOnceOneMakesItAndAllPlay() {
        List<Client> people = people(4);
        String match = openMatch(people.get(0));
        people.subList(1, 4).forEach(it -> Client.json(it.put(match + "/seats/any"), 201));
        people.subList(1, 4)
                .forEach(it -> Client.json(it.command(match + "/resignations", ""), 201));
        var answers = eachAtOnce(people, it -> it.command(match + "/rematch", ""));
        assertEquals(Map.of(201, 1L, 200, 3L), byStatus(answers));
        assertEquals(1, locations(answers).size());
        String next = location(answers.get(0));
        JsonNode state = people.get(0).get(next);
        assertEquals("playing", state.path("status").asText());
        assertEquals(people.stream().map(Client::id).toList(), players(state));
        assertEquals("blue", state.path("turn").path("seat").asText());
        assertGapless(people.get(0), next);
    }

    @Test
    void quickPeopleFillMatchesHoweverManyComeAtOnce() {
        List<Client> people = people(CROWD);
        String wish = "{\"options\":{\"roundLimit\":103,\"turnTime\":60}}";
        var answers = eachAtOnce(people, it -> it.command("/api/matches/quick", wish));
        assertEquals(Map.of(201, (long) CROWD), byStatus(answers));
        assertEquals(CROWD / 4, locations(answers).size());
        Set<String> seated = new HashSet<>();
        for (String match : locations(answers)) {
            JsonNode state = people.get(0).get(match);
            assertEquals("playing", state.path("status").asText());
            seated.addAll(players(state));
        }
        assertEquals(CROWD, seated.size());
    }

    @Test
    void whoAsksForAQuickMatchManyTimesAtOnceSitsInOne() {
        Client person = person("Hasty");
        String wish = "{\"options\":{\"roundLimit\":107,\"turnTime\":60}}";
        var answers = atOnce(times(() -> person.command("/api/matches/quick", wish)));
        assertEquals(Map.of(201, 1L, 200, CLIENTS - 1L), byStatus(answers));
        assertEquals(1, locations(answers).size());
        String match = location(answers.get(0));
        assertEquals(List.of(person.id()), players(person.get(match)));
        Client.json(person.command(match + "/abort", ""), 201);
    }

    private static String location(HttpResponse<String> answer) {
        return answer.headers().firstValue("Location").orElseThrow();
    }
}
