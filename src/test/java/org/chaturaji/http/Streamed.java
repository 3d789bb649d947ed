package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;

import io.restassured.RestAssured;

import org.chaturaji.client.EventStream;
import org.chaturaji.client.EventStream.Message;

import java.net.URI;
import java.util.List;
import java.util.stream.IntStream;

/** What comes over streams, held against the contract and the log. */
final class Streamed {

    private Streamed() {}

    /** Opens a stream of the service under test; headers are a name and its value, and so on. */
    static EventStream open(String path, String... headers) {
        return EventStream.open(
                URI.create(RestAssured.baseURI + ":" + RestAssured.port + path), headers);
    }

    static String[] as(Api.Person person) {
        return new String[] {"Authorization", "Bearer " + person.token()};
    }

    /** Returns the data of a message, which has to be as the contract describes it. */
    static JsonNode data(Message message, String schema) {
        String text = message.data().toString();
        assertEquals(
                List.of(),
                Contract.INSTANCE.faults("/components/schemas/" + schema, text),
                () -> text);
        return message.data();
    }

    /** Expects the events of a log from {@code first} to its end, each with its number as the id. */
    static void assertAreTheLog(List<Message> messages, List<JsonNode> log, int first) {
        assertEquals(
                log.subList(first - 1, log.size()),
                messages.stream().map(message -> data(message, "Event")).toList());
        assertEquals(
                IntStream.rangeClosed(first, log.size())
                        .mapToObj(Integer::toString)
                        .toList(),
                messages.stream().map(Message::id).toList());
        messages.forEach(message -> assertEquals("message", message.name()));
    }
}
