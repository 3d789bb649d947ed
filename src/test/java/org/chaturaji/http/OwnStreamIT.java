package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.client.EventStream;
import org.chaturaji.client.EventStream.Message;
import org.chaturaji.http.Api.Person;
import org.chaturaji.player.Credentials;
import org.chaturaji.player.Players;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.Map;
import java.util.UUID;

/** Following all matches of one's own. */
@QuarkusTest
@Timeout(120)
class OwnStreamIT {

    private static final String EVENTS = "/api/players/me/events";

    @Inject
    Players players;

    @Inject
    Credentials credentials;

    @Inject
    Streams streams;

    private Person ann;
    private Person ben;

    @BeforeEach
    void meet() {
        ann = Api.newPerson("Ann");
        ben = Api.newPerson("Ben");
    }

    @Test
    void itBeginsWithTheMatchesAsTheyAre() {
        String open = Api.newMatch(ann, "{}");
        String running = Api.startedMatch(ann, "{}");
        String over = Api.newMatch(ann, "{}");
        ann.sends().post("/api/matches/" + over + "/abort").then().statusCode(201);
        try (EventStream stream = Streamed.open(EVENTS, Streamed.as(ann))) {
            Message first = stream.next().orElseThrow();
            assertEquals("matches", first.name());
            JsonNode items = Streamed.data(first, "OwnMatchList").path("items");
            assertEquals(2, items.size());
            assertEquals(running, items.path(0).path("match").asText());
            assertTrue(items.path(0).path("yourTurn").asBoolean());
            assertEquals(open, items.path(1).path("match").asText());
            assertFalse(items.path(1).path("yourTurn").asBoolean());
        }
    }

    @Test
    void comingToAMatchItsStartOnesTurnsAndItsEndAreTold() {
        String match = Api.newMatch(ann, Map.of("options", Map.of("turnTime", 60)));
        try (EventStream stream = Streamed.open(EVENTS, Streamed.as(ben))) {
            assertEquals("matches", stream.next().orElseThrow().name());
            ben.sends().put("/api/matches/" + match + "/seats/blue").then().statusCode(201);
            assertEquals("seated", told(stream, match).path("type").asText());
            ann.sends().post("/api/matches/" + match + "/start").then().statusCode(201);
            assertEquals("started", told(stream, match).path("type").asText());
            ann.sends().post("/api/matches/" + match + "/resignations").then().statusCode(201);
            JsonNode turn = told(stream, match);
            assertEquals("your-turn", turn.path("type").asText());
            assertEquals("blue", turn.path("seat").asText());
            assertTrue(turn.has("deadline"));
            ben.sends().post("/api/matches/" + match + "/resignations").then().statusCode(201);
            JsonNode end = told(stream, match);
            assertEquals("finished", end.path("type").asText());
            assertEquals("finished", end.path("status").asText());
        }
    }

    @Test
    void aTurnIsToldOnceHoweverManyCommandsItHas() {
        String match = Api.newMatch(ann, "{}");
        ben.sends().put("/api/matches/" + match + "/seats/blue").then().statusCode(201);
        ann.sends().post("/api/matches/" + match + "/start").then().statusCode(201);
        try (EventStream stream = Streamed.open(EVENTS, Streamed.as(ann))) {
            assertEquals("matches", stream.next().orElseThrow().name());
            ann.sends().post("/api/matches/" + match + "/rolls").then().statusCode(201);
            ann.sends().post("/api/matches/" + match + "/resignations").then().statusCode(201);
            ben.sends().post("/api/matches/" + match + "/resignations").then().statusCode(201);
            assertEquals("finished", told(stream, match).path("type").asText());
        }
    }

    @Test
    void beingRemovedAndAnAbortAreTold() {
        String match = Api.newMatch(ann, "{}");
        ben.sends().put("/api/matches/" + match + "/seats/green").then().statusCode(201);
        try (EventStream annsStream = Streamed.open(EVENTS, Streamed.as(ann));
                EventStream bensStream = Streamed.open(EVENTS, Streamed.as(ben))) {
            annsStream.next();
            bensStream.next();
            ann.sends().delete("/api/matches/" + match + "/seats/green").then().statusCode(204);
            JsonNode left = told(bensStream, match);
            assertEquals("left", left.path("type").asText());
            assertFalse(left.has("seat"));
            ann.sends().post("/api/matches/" + match + "/abort").then().statusCode(201);
            JsonNode end = told(annsStream, match);
            assertEquals("finished", end.path("type").asText());
            assertEquals("aborted", end.path("status").asText());
        }
    }

    @Test
    void streamsOfWhoeverIsDeletedEnd() {
        String match = Api.newMatch(ann, Map.of("visibility", "private"));
        try (EventStream own = Streamed.open(EVENTS, Streamed.as(ann));
                EventStream ofMatch =
                        Streamed.open("/api/matches/" + match + "/events", Streamed.as(ann));
                EventStream bens = Streamed.open(EVENTS, Streamed.as(ben))) {
            own.next();
            ofMatch.next();
            bens.next();
            ann.sends().delete("/api/players/me").then().statusCode(204);
            assertEnds(own);
            assertEnds(ofMatch);
            Api.newMatch(ben, "{}");
            assertTrue(bens.next().isPresent());
        }
    }

    @Test
    void streamsOfWhoeverIsDeletedAtAnotherReplicaEnd() {
        try (EventStream own = Streamed.open(EVENTS, Streamed.as(ann));
                EventStream bens = Streamed.open(EVENTS, Streamed.as(ben))) {
            own.next();
            bens.next();
            players.delete(UUID.fromString(ann.id()));
            streams.sweep();
            assertEnds(own);
            Api.newMatch(ben, "{}");
            assertTrue(bens.next().isPresent());
        }
    }

    @Test
    void streamsOfADeviceThatIsSignedOutEnd() {
        onlyTheLostDevicesEndBy(
                () -> ann.sends().delete("/api/players/me/tokens").then().statusCode(204));
    }

    @Test
    void streamsOfADeviceThatIsSignedOutAtAnotherReplicaEnd() {
        onlyTheLostDevicesEndBy(() -> {
            credentials.signOutElsewhere(credentials.authenticate(ann.token()).orElseThrow());
            streams.sweep();
        });
    }

    private void onlyTheLostDevicesEndBy(Runnable signOut) {
        Person lost = Api.otherDevice(ann);
        try (EventStream lostOnes = Streamed.open(EVENTS, Streamed.as(lost));
                EventStream kept = Streamed.open(EVENTS, Streamed.as(ann))) {
            lostOnes.next();
            kept.next();
            signOut.run();
            assertEnds(lostOnes);
            Api.newMatch(ann, "{}");
            assertTrue(kept.next().isPresent());
        }
    }

    private static void assertEnds(EventStream stream) {
        while (stream.next().isPresent()) {
            // What happened before the end is told.
        }
    }

    @Test
    void nobodyHasNoStream() {
        refused(anybody().accept("text/event-stream").get(EVENTS), 401, "unauthenticated");
    }

    private static JsonNode told(EventStream stream, String match) {
        Message message = stream.next().orElseThrow();
        assertEquals("message", message.name());
        assertEquals("", message.id());
        JsonNode told = Streamed.data(message, "OwnMatch");
        assertEquals(match, told.path("match").asText());
        return told;
    }
}
