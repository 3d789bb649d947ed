package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import io.quarkus.test.common.http.TestHTTPResource;

import org.chaturaji.client.Client;
import org.junit.jupiter.api.Test;

import java.net.URI;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Several clients at once on one match: every command counts once or not at all, and says so. */
abstract class ParallelRequests {

    private static final int CLIENTS = 8;
    private static final ContractWatch CONTRACT = new ContractWatch();

    @TestHTTPResource
    URI service;

    @Test
    void threeOfManyGetTheFreeSeats() {
        String match = openMatch(person("Host"));
        List<Client> people =
                IntStream.range(0, CLIENTS).mapToObj(i -> person("P" + i)).toList();
        List<HttpResponse<String>> answers = atOnce(people.stream()
                .map(person ->
                        (Callable<HttpResponse<String>>) () -> person.put(match + "/seats/any"))
                .toList());
        assertEquals(Map.of(201, 3L, 409, CLIENTS - 3L), byStatus(answers));
        JsonNode state = people.get(0).get(match);
        assertEquals("playing", state.path("status").asText());
        assertEquals(4, seated(state).size());
    }

    @Test
    void ofManyWhoWantTheSameSeatOneGetsIt() {
        String match = openMatch(person("Host"));
        List<Client> people =
                IntStream.range(0, CLIENTS).mapToObj(i -> person("P" + i)).toList();
        List<HttpResponse<String>> answers = atOnce(people.stream()
                .map(person ->
                        (Callable<HttpResponse<String>>) () -> person.put(match + "/seats/green"))
                .toList());
        assertEquals(Map.of(201, 1L, 409, CLIENTS - 1L), byStatus(answers));
        assertEquals(2, seated(people.get(0).get(match)).size());
        assertGapless(people.get(0), match);
    }

    @Test
    void onePersonHasOneSeatHoweverManyAreAskedFor() {
        String match = openMatch(person("Host"));
        Client person = person("Many");
        List<HttpResponse<String>> answers = atOnce(List.of(
                () -> person.put(match + "/seats/blue"),
                () -> person.put(match + "/seats/yellow"),
                () -> person.put(match + "/seats/green")));
        assertEquals(Map.of(201, 3L), byStatus(answers));
        List<String> seats = players(person.get(match));
        assertEquals(1, seats.stream().filter(person.id()::equals).count());
        assertGapless(person, match);
    }

    @Test
    void ofManyRollsOneCounts() {
        Client red = person("Red");
        String match = playingMatch(red);
        List<HttpResponse<String>> answers = atOnce(times(() -> red.command(match + "/rolls", "")));
        assertEquals(Map.of(201, 1L, 409, CLIENTS - 1L), byStatus(answers));
        assertEquals(1, rolls(red, match));
        assertGapless(red, match);
    }

    @Test
    void aRequestSentManyTimesCountsOnceAndIsAlwaysAnsweredTheSame() {
        Client red = person("Red");
        String match = playingMatch(red);
        String key = UUID.randomUUID().toString();
        List<HttpResponse<String>> answers =
                atOnce(times(() -> red.command(match + "/rolls", "", "Idempotency-Key", key)));
        assertEquals(Map.of(201, (long) CLIENTS), byStatus(answers));
        assertEquals(1, locations(answers).size());
        long replayed = answers.stream()
                .filter(it -> it.headers().firstValue("Idempotency-Replayed").isPresent())
                .count();
        assertEquals(CLIENTS - 1, replayed);
        assertEquals(1, rolls(red, match));
    }

    @Test
    void aMatchAskedForManyTimesUnderOneKeyIsMadeOnce() {
        Client host = person("Host");
        String key = UUID.randomUUID().toString();
        List<HttpResponse<String>> answers =
                atOnce(times(() -> host.command("/api/matches", "{}", "Idempotency-Key", key)));
        assertEquals(Map.of(201, (long) CLIENTS), byStatus(answers));
        assertEquals(1, locations(answers).size());
        assertEquals(1, host.get("/api/matches?player=me").path("items").size());
    }

    @Test
    void ofManyWhoSawTheSameVersionOneIsInTime() {
        Client red = person("Red");
        String match = playingMatch(red);
        String version = "\"" + red.get(match).path("version").asInt() + "\"";
        List<Callable<HttpResponse<String>>> commands = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            String command = i % 2 == 0 ? "/rolls" : "/resignations";
            commands.add(() -> red.command(match + command, "", "If-Match", version));
        }
        assertEquals(Map.of(201, 1L, 412, CLIENTS - 1L), byStatus(atOnce(commands)));
        assertGapless(red, match);
    }

    @Test
    void changesOfDifferentOptionsAllHold() {
        Client host = person("Host");
        String match = openMatch(host);
        String anyOf = "\"1\", \"2\", \"3\", \"4\"";
        List<Callable<HttpResponse<String>>> changes = Stream.of(
                        "\"dice\":\"long\"",
                        "\"promotion\":\"always\"",
                        "\"thronePoints\":true",
                        "\"roundLimit\":7")
                .map(option -> (Callable<HttpResponse<String>>) () ->
                        host.patch(match, "{\"options\":{" + option + "}}", "If-Match", anyOf))
                .toList();
        assertEquals(Map.of(200, 4L), byStatus(atOnce(changes)));
        JsonNode options = host.get(match).path("options");
        assertEquals("long", options.path("dice").asText());
        assertEquals("always", options.path("promotion").asText());
        assertTrue(options.path("thronePoints").asBoolean());
        assertEquals(7, options.path("roundLimit").asInt());
        assertGapless(host, match);
    }

    @Test
    void ofFourWhoWantARematchAtOnceOneMakesItAndAllPlay() {
        List<Client> people =
                Stream.of("Red", "Blue", "Yellow", "Green").map(this::person).toList();
        String match = openMatch(people.get(0));
        people.subList(1, 4).forEach(it -> Client.json(it.put(match + "/seats/any"), 201));
        people.subList(1, 4)
                .forEach(it -> Client.json(it.command(match + "/resignations", ""), 201));
        List<HttpResponse<String>> answers = atOnce(people.stream()
                .map(person -> (Callable<HttpResponse<String>>)
                        () -> person.command(match + "/rematch", ""))
                .toList());
        assertEquals(Map.of(201, 1L, 200, 3L), byStatus(answers));
        assertEquals(1, locations(answers).size());
        String next = locations(answers).iterator().next();
        JsonNode state = people.get(0).get(next);
        assertEquals("playing", state.path("status").asText());
        assertEquals(people.stream().map(Client::id).toList(), players(state));
        assertEquals("blue", state.path("turn").path("seat").asText());
        assertGapless(people.get(0), next);
    }

    @Test
    void keptSeatIsItsPersonsHoweverManyWantIt() {
        Client red = person("Red");
        Client blue = person("Blue");
        String match = openMatch(red);
        Client.json(blue.put(match + "/seats/blue"), 201);
        Client.json(red.command(match + "/abort", ""), 201);
        String next = red.command(match + "/rematch", "")
                .headers()
                .firstValue("Location")
                .orElseThrow();
        List<Callable<HttpResponse<String>>> requests = new ArrayList<>();
        for (int i = 1; i < CLIENTS; i++) {
            Client other = person("P" + i);
            requests.add(() -> other.put(next + "/seats/blue"));
        }
        requests.add(() -> blue.put(next + "/seats/any"));
        assertEquals(Map.of(201, 1L, 409, CLIENTS - 1L), byStatus(atOnce(requests)));
        assertEquals(
                blue.id(),
                red.get(next).path("seats").path("blue").path("player").asText());
    }

    @Test
    void quickPeopleFillMatchesHoweverManyComeAtOnce() {
        List<Client> people =
                IntStream.range(0, 32).mapToObj(i -> person("P" + i)).toList();
        String wish = "{\"options\":{\"roundLimit\":103,\"turnTime\":60}}";
        List<HttpResponse<String>> answers = atOnce(people.stream()
                .map(person -> (Callable<HttpResponse<String>>)
                        () -> person.command("/api/matches/quick", wish))
                .toList());
        assertEquals(Map.of(201, 32L), byStatus(answers));
        Set<String> matches = locations(answers);
        assertEquals(8, matches.size());
        Set<String> everybody = new HashSet<>();
        for (String match : matches) {
            JsonNode state = people.get(0).get(match);
            assertEquals("playing", state.path("status").asText());
            everybody.addAll(players(state));
        }
        assertEquals(32, everybody.size());
    }

    @Test
    void whoAsksForAQuickMatchManyTimesAtOnceSitsInOne() {
        Client person = person("Hasty");
        String wish = "{\"options\":{\"roundLimit\":107,\"turnTime\":60}}";
        List<HttpResponse<String>> answers =
                atOnce(times(() -> person.command("/api/matches/quick", wish)));
        assertEquals(Map.of(201, 1L, 200, CLIENTS - 1L), byStatus(answers));
        assertEquals(1, locations(answers).size());
        String match = locations(answers).iterator().next();
        assertEquals(List.of(person.id()), players(person.get(match)));
        Client.json(person.command(match + "/abort", ""), 201);
    }

    private Client person(String name) {
        return Client.register(service, name, CONTRACT);
    }

    private static String openMatch(Client host) {
        return "/api/matches/"
                + Client.json(host.command("/api/matches", "{}"), 201)
                        .path("id")
                        .asText();
    }

    /** Returns a match of four people, in which it is the turn of {@code red}. */
    private String playingMatch(Client red) {
        String match = openMatch(red);
        for (String name : List.of("Blue", "Yellow", "Green")) {
            Client.json(person(name).put(match + "/seats/any"), 201);
        }
        return match;
    }

    private static long rolls(Client client, String match) {
        return events(client, match).stream()
                .filter(event -> event.path("type").asText().equals("rolled"))
                .count();
    }

    private static List<JsonNode> events(Client client, String match) {
        List<JsonNode> events = new ArrayList<>();
        client.get(match + "/events").path("items").forEach(events::add);
        return events;
    }

    private static void assertGapless(Client client, String match) {
        List<Integer> numbers =
                events(client, match).stream().map(it -> it.path("seq").asInt()).toList();
        assertEquals(IntStream.rangeClosed(1, numbers.size()).boxed().toList(), numbers);
        assertEquals(numbers.size(), client.get(match).path("version").asInt());
    }

    private static Set<String> seated(JsonNode match) {
        return new HashSet<>(players(match));
    }

    private static List<String> players(JsonNode match) {
        return Stream.of("red", "blue", "yellow", "green")
                .map(seat -> match.path("seats").path(seat).path("player").asText())
                .filter(player -> !player.isEmpty())
                .toList();
    }

    private static Set<String> locations(List<HttpResponse<String>> answers) {
        return answers.stream()
                .map(it -> it.headers().firstValue("Location").orElse(""))
                .collect(Collectors.toSet());
    }

    private static Map<Integer, Long> byStatus(List<HttpResponse<String>> answers) {
        return answers.stream()
                .map(HttpResponse::statusCode)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    }

    private static List<Callable<HttpResponse<String>>> times(
            Callable<HttpResponse<String>> request) {
        return IntStream.range(0, CLIENTS).mapToObj(i -> request).toList();
    }

    /** Sends all the requests at the same time, and returns the answers. */
    private static List<HttpResponse<String>> atOnce(
            List<Callable<HttpResponse<String>>> requests) {
        ExecutorService threads = Executors.newFixedThreadPool(requests.size());
        try {
            List<HttpResponse<String>> answers = new ArrayList<>();
            for (Future<HttpResponse<String>> answer : threads.invokeAll(requests)) {
                answers.add(answer.get());
            }
            assertTrue(answers.stream().noneMatch(it -> it.statusCode() >= 500));
            return answers;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        } finally {
            threads.shutdown();
        }
    }
}
