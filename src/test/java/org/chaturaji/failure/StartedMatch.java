package org.chaturaji.failure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.client.Client;

import java.net.http.HttpResponse;
import java.util.UUID;

/** A match of one person, whose turn it is. */
record StartedMatch(Repeater person, UUID id) {

    static StartedMatch begin(Replicas replicas) {
        Repeater person = Repeater.register(replicas, new Traffic(), answer -> {});
        Sender sender = person.startingAt(0);
        JsonNode made =
                Client.json(sender.send(client -> client.command("/api/matches", "{}")), 201);
        StartedMatch match =
                new StartedMatch(person, UUID.fromString(made.path("id").asText()));
        Client.json(sender.send(client -> client.command(match.path() + "/start", "")), 201);
        return match;
    }

    /** Rolls, once however often this is done, and returns the address of the event. */
    String rollAt(int replica) {
        HttpResponse<String> answer = person.startingAt(replica)
                .send(client -> client.command(path() + "/rolls", "", "Idempotency-Key", "roll"));
        assertEquals(201, answer.statusCode(), answer.body());
        return answer.headers().firstValue("Location").orElseThrow();
    }

    long rollsOfItsPerson() {
        long rolls = 0;
        for (JsonNode event : person.startingAt(0).get(path() + "/events").path("items")) {
            boolean rolled = event.path("type").asText().equals("rolled");
            rolls += rolled && event.path("player").asText().equals(person.id()) ? 1 : 0;
        }
        return rolls;
    }

    private String path() {
        return "/api/matches/" + id;
    }
}
