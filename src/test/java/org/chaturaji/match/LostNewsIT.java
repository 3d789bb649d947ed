package org.chaturaji.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;

import jakarta.inject.Inject;

import org.chaturaji.client.Client;
import org.chaturaji.client.EventStream;
import org.chaturaji.client.EventStream.Message;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.net.URI;
import java.util.UUID;

/** What another replica does, and nobody is told of, is seen in the log. */
@QuarkusTest
@Timeout(60)
class LostNewsIT {

    @Inject
    MatchTransactions otherReplica;

    @Test
    void anEventWithoutNewsIsStreamedAllTheSame() {
        URI service = URI.create("http://localhost:" + RestAssured.port);
        Client ann = Client.register(service, "Ann", answer -> {});
        UUID match = UUID.fromString(
                Client.json(ann.command("/api/matches", "{}"), 201).path("id").asText());
        URI events = service.resolve("/api/matches/" + match + "/events?after=1");
        URI own = service.resolve("/api/players/me/events");
        try (EventStream watcher = EventStream.open(events);
                EventStream anns = EventStream.open(own, "Authorization", ann.authorization())) {
            anns.next();
            otherReplica.execute(Submission.of(
                    match, new Actor.Person(UUID.fromString(ann.id())), new Command.Start()));
            Message started = watcher.next().orElseThrow();
            assertEquals("2", started.id());
            assertEquals("started", started.data().path("type").asText());
            assertEquals(
                    "started", anns.next().orElseThrow().data().path("type").asText());
        }
    }
}
