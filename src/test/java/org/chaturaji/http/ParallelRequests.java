package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.client.Client;
import org.junit.jupiter.api.Test;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** Several clients at once on one match: every command counts once or not at all, and says so. */
abstract class ParallelRequests extends AtOnce {

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

    private static long rolls(Client client, String match) {
        return events(client, match).stream()
                .filter(event -> event.path("type").asText().equals("rolled"))
                .count();
    }
}
