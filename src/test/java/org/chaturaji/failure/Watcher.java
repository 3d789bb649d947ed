package org.chaturaji.failure;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.client.EventStream;
import org.chaturaji.client.EventStream.Message;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Somebody who follows a match at one replica to its end, and comes back whenever that breaks off. */
final class Watcher {

    private static final Duration ENDS_WITHIN = Duration.ofMinutes(10);
    private static final Duration COMES_BACK_AFTER = Duration.ofMillis(200);

    private final Replicas replicas;
    private final int replica;
    private final String path;
    private final List<JsonNode> events = new ArrayList<>();
    private String lastId = "";

    private Watcher(Replicas replicas, int replica, String match) {
        this.replicas = replicas;
        this.replica = replica;
        this.path = match + "/events";
    }

    /**
     * Returns what a replica tells of a match until it is over: the match as it is at first, then
     * its events from there on.
     */
    static List<JsonNode> follow(Replicas replicas, int replica, String match) {
        Watcher watcher = new Watcher(replicas, replica, match);
        await().atMost(ENDS_WITHIN)
                .pollInSameThread()
                .pollDelay(Duration.ZERO)
                .pollInterval(COMES_BACK_AFTER)
                .until(watcher::readToTheEnd);
        return watcher.events;
    }

    /** Returns whether there is nothing more to come. */
    private boolean readToTheEnd() {
        String[] headers =
                lastId.isEmpty() ? new String[0] : new String[] {"Last-Event-ID", lastId};
        try (EventStream stream = EventStream.open(replicas.uri(replica).resolve(path), headers)) {
            if (stream.status() == 200) {
                for (Optional<Message> next = stream.next();
                        next.isPresent();
                        next = stream.next()) {
                    take(next.get());
                }
                return false;
            }
            assertTrue(Set.of(204, 503).contains(stream.status()), () -> "" + stream.status());
            return stream.status() == 204;
        } catch (UncheckedIOException e) {
            return false;
        }
    }

    private void take(Message message) {
        boolean first = lastId.isEmpty();
        assertEquals(first ? "match" : "message", message.name());
        assertEquals(
                message.id(), message.data().path(first ? "version" : "seq").asText());
        events.add(message.data());
        lastId = message.id();
    }
}
