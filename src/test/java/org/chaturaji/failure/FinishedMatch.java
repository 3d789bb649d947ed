package org.chaturaji.failure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.client.Client;
import org.chaturaji.client.Play;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A match that is over, as a service shows it.
 *
 * @param events its whole log
 */
record FinishedMatch(JsonNode state, List<JsonNode> events) {

    private static final Set<String> PLAYS = Set.of("rolled", "moved", "turn-ended");

    /** Returns a match whose state, log and record agree. */
    static FinishedMatch read(String match, Sender sender) {
        JsonNode state = sender.get(match);
        assertEquals("finished", state.path("status").asText());
        FinishedMatch finished = new FinishedMatch(state, log(match, sender));
        finished.assertGapless();
        HttpResponse<String> record = sender.send(client -> client.fetch(match + "/record"));
        JsonNode replayed = Client.json(
                sender.send(client ->
                        client.post("/api/records/check", "text/x-chaturaji", record.body())),
                200);
        assertEquals(state.path("position"), replayed.path("position"));
        assertEquals(state.path("result"), replayed.path("result"));
        return finished;
    }

    private static List<JsonNode> log(String match, Sender sender) {
        List<JsonNode> events = new ArrayList<>();
        JsonNode page;
        do {
            page = sender.get(match + "/events?limit=500&after=" + events.size());
            page.path("items").forEach(events::add);
        } while (page.has("next"));
        return events;
    }

    private void assertGapless() {
        assertEquals(state.path("version").asInt(), events.size());
        for (int i = 0; i < events.size(); i++) {
            assertEquals(i + 1, events.get(i).path("seq").asInt());
        }
        JsonNode last = events.get(events.size() - 1);
        assertEquals(state.path("position"), last.path("position"));
    }

    /** The stream began with the match as it was at some time, and told all that came after. */
    void assertToldBy(List<JsonNode> stream) {
        JsonNode first = stream.get(0);
        int version = first.path("version").asInt();
        assertEquals(events.get(version - 1).path("position"), first.path("position"));
        assertEquals(events.subList(version, events.size()), stream.subList(1, stream.size()));
    }

    /** What people did on their turns, by the number of the event. */
    Map<Integer, Play> plays() {
        Map<Integer, Play> plays = new TreeMap<>();
        for (JsonNode event : events) {
            String type = event.path("type").asText();
            if (PLAYS.contains(type) && event.path("by").asText().equals("person")) {
                Play play = new Play(
                        event.path("player").asText(),
                        event.path("seat").asText(),
                        type,
                        event.path("move").asText());
                plays.put(event.path("seq").asInt(), play);
            }
        }
        return plays;
    }
}
