package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;

import org.chaturaji.client.EventStream;
import org.chaturaji.client.EventStream.Message;
import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Following a match live. */
@QuarkusTest
@Timeout(120)
class MatchStreamIT {

    private static final Map<String, Object> SHORT = Map.of("options", Map.of("roundLimit", 4));

    private Person ann;

    @BeforeEach
    void meetAnn() {
        ann = Api.newPerson("Ann");
    }

    @Test
    void wholeMatchComesFirstAndThenEveryEventOnceUntilTheEnd() {
        String match = Api.newMatch(ann, SHORT);
        try (EventStream stream = Streamed.open(events(match))) {
            Message first = stream.next().orElseThrow();
            assertEquals("match", first.name());
            assertEquals("1", first.id());
            assertEquals(1, Streamed.data(first, "Match").path("version").asInt());
            play(match);
            Streamed.assertAreTheLog(stream.rest(), log(match, ""), 2);
        }
    }

    @Test
    void whoIsSeatedSeesTheJoinCodeInTheFirstEvent() {
        String match = Api.newMatch(ann, SHORT);
        try (EventStream own = Streamed.open(events(match), Streamed.as(ann));
                EventStream other = Streamed.open(events(match))) {
            assertTrue(own.next().orElseThrow().data().has("joinCode"));
            assertFalse(other.next().orElseThrow().data().has("joinCode"));
        }
    }

    @Test
    void afterAReconnectItGoesOnBehindTheLastEventHoweverLongAgo() {
        String match = Api.newMatch(ann, SHORT);
        List<EventStream> streams = new ArrayList<>();
        streams.add(Streamed.open(events(match), "Last-Event-ID", "1"));
        play(match);
        List<JsonNode> log = log(match, "");
        Streamed.assertAreTheLog(streams.get(0).rest(), log, 2);
        for (int known : new int[] {0, 1, 20, log.size() - 1}) {
            try (EventStream stream =
                    Streamed.open(events(match), "Last-Event-ID", Integer.toString(known))) {
                Streamed.assertAreTheLog(stream.rest(), log, known + 1);
            }
            try (EventStream stream = Streamed.open(events(match) + "?after=" + known)) {
                Streamed.assertAreTheLog(stream.rest(), log, known + 1);
            }
        }
        streams.forEach(EventStream::close);
    }

    @Test
    void clientsOfAnyPaceAreToldTheSame() {
        String match = Api.newMatch(ann, SHORT);
        List<Message> seen = new ArrayList<>();
        EventStream stream = Streamed.open(events(match), "Last-Event-ID", "0");
        start(match);
        while (!isOver(seen)) {
            var next = stream.next();
            next.ifPresent(seen::add);
            if (next.isEmpty() || seen.size() % 3 == 0) {
                stream.close();
                String last = seen.get(seen.size() - 1).id();
                stream = Streamed.open(events(match), "Last-Event-ID", last);
            }
            playIfAnnIsToMove(match);
        }
        stream.close();
        Streamed.assertAreTheLog(seen, log(match, ""), 1);
    }

    @Test
    void legalMovesComeWithEachEventForWhoWantsThem() {
        String match = Api.newMatch(ann, SHORT);
        try (EventStream live = Streamed.open(events(match) + "?moves=true&after=1")) {
            play(match);
            List<JsonNode> log = log(match, "&moves=true");
            Streamed.assertAreTheLog(live.rest(), log, 2);
            try (EventStream late = Streamed.open(events(match) + "?moves=true&after=1")) {
                Streamed.assertAreTheLog(late.rest(), log, 2);
            }
        }
    }

    @Test
    void aMatchThatIsOverIsShownOnceAndWhoHasItIsSentAway() {
        String match = Api.newMatch(ann, SHORT);
        play(match);
        String last = Integer.toString(log(match, "").size());
        try (EventStream stream = Streamed.open(events(match))) {
            Message only = stream.next().orElseThrow();
            assertEquals(last, only.id());
            assertEquals("finished", only.data().path("status").asText());
            assertTrue(stream.next().isEmpty());
        }
        anybody()
                .accept("text/event-stream")
                .header("Last-Event-ID", last)
                .get(events(match))
                .then()
                .statusCode(204);
    }

    @Test
    void aNumberThatTheMatchHasNotReachedBeginsAnew() {
        String match = Api.newMatch(ann, SHORT);
        try (EventStream stream = Streamed.open(events(match), "Last-Event-ID", "99")) {
            assertEquals("match", stream.next().orElseThrow().name());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "x", "1.5", "99999999999", " 1 2"})
    void whatIsNoNumberIsRefused(String known) {
        String match = Api.newMatch(ann, SHORT);
        refused(
                anybody()
                        .accept("text/event-stream")
                        .header("Last-Event-ID", known)
                        .get(events(match)),
                400,
                "malformed");
    }

    @Test
    void withoutATasteForStreamsTheLogComesAsJson() {
        String match = Api.newMatch(ann, SHORT);
        anybody().accept("*/*").get(events(match)).then().contentType(ContentType.JSON);
        anybody()
                .accept("application/json, text/event-stream;q=0.5")
                .get(events(match))
                .then()
                .contentType(ContentType.JSON);
    }

    @Test
    void headOpensNoStream() {
        String match = Api.newMatch(ann, SHORT);
        anybody()
                .accept("text/event-stream")
                .head(events(match))
                .then()
                .statusCode(200)
                .contentType(startsWith("text/event-stream"));
    }

    @Test
    void privateMatchIsStreamedToItsPeopleAndToWhoHasTheCode() {
        String match = Api.newMatch(ann, Map.of("visibility", "private"));
        String code = ann.sends().get("/api/matches/" + match).path("joinCode");
        try (EventStream stranger = Streamed.open(events(match));
                EventStream guesser = Streamed.open(events(match), "Join-Code", "00000000");
                EventStream friend = Streamed.open(events(match), "Join-Code", code);
                EventStream own = Streamed.open(events(match), Streamed.as(ann))) {
            assertEquals(404, stranger.status());
            assertEquals(404, guesser.status());
            assertEquals(200, friend.status());
            assertEquals("match", own.next().orElseThrow().name());
        }
    }

    @Test
    void whoSitsDownInAMatchThatOthersFollowFollowsItAtOnce() {
        String match = Api.newMatch(ann, Map.of("visibility", "private"));
        String code = ann.sends().get("/api/matches/" + match).path("joinCode");
        try (EventStream anns = Streamed.open(events(match), Streamed.as(ann))) {
            assertEquals("match", anns.next().orElseThrow().name());
            for (String seat : List.of("blue", "yellow")) {
                Person friend = Api.newPerson("Friend at " + seat);
                friend.sends()
                        .header("Join-Code", code)
                        .put("/api/matches/" + match + "/seats/" + seat)
                        .then()
                        .statusCode(201);
                try (EventStream stream = Streamed.open(events(match), Streamed.as(friend))) {
                    assertEquals("match", stream.next().orElseThrow().name());
                    ann.sends(Map.of("cpuLevel", seat.equals("blue") ? "easy" : "hard"))
                            .patch("/api/matches/" + match)
                            .then()
                            .statusCode(200);
                    assertEquals(
                            "changed",
                            stream.next().orElseThrow().data().path("type").asText());
                }
            }
        }
    }

    @Test
    void whoMayNotSeeTheMatchAnyMoreIsToldNoMore() {
        String match = Api.newMatch(ann, SHORT);
        try (EventStream stranger = Streamed.open(events(match), "Last-Event-ID", "1");
                EventStream own = Streamed.open(events(match) + "?after=1", Streamed.as(ann))) {
            ann.sends(Map.of("visibility", "private"))
                    .patch("/api/matches/" + match)
                    .then()
                    .statusCode(200);
            assertTrue(stranger.next().isEmpty());
            assertEquals("changed", own.next().orElseThrow().data().path("type").asText());
        }
    }

    @Test
    void onePersonHasOnlySoManyStreams() {
        String match = Api.newMatch(ann, SHORT);
        List<EventStream> streams = new ArrayList<>();
        EventStream stream = Streamed.open(events(match), Streamed.as(ann));
        while (stream.status() == 200 && streams.size() < 100) {
            streams.add(stream);
            stream = Streamed.open(events(match), Streamed.as(ann));
        }
        assertEquals(429, stream.status());
        assertTrue(stream.header("Retry-After").isPresent());
        assertEquals(20, streams.size());
        refused(
                ann.sends().accept("text/event-stream").get(events(match)),
                429,
                "too-many-streams");
        streams.forEach(EventStream::close);
        org.awaitility.Awaitility.await().until(() -> {
            try (EventStream again = Streamed.open(events(match), Streamed.as(ann))) {
                return again.status() == 200;
            }
        });
    }

    private static String events(String match) {
        return "/api/matches/" + match + "/events";
    }

    private static List<JsonNode> log(String match, String query) {
        JsonNode page = Contract.parse(
                anybody().get(events(match) + "?limit=500" + query).asString());
        List<JsonNode> items = new ArrayList<>();
        page.path("items").forEach(items::add);
        return items;
    }

    private void start(String match) {
        ann.sends().post("/api/matches/" + match + "/start").then().statusCode(201);
    }

    /** Plays a match to its end, Ann against the computer. */
    private void play(String match) {
        start(match);
        while (!anybody().get("/api/matches/" + match).path("status").equals("finished")) {
            playIfAnnIsToMove(match);
        }
    }

    private void playIfAnnIsToMove(String match) {
        JsonNode state = Contract.parse(anybody().get("/api/matches/" + match).asString());
        if (!state.path("turn").path("seat").asText().equals("red")) {
            return;
        }
        if (state.path("turn").path("phase").asText().equals("roll")) {
            ann.sends().post("/api/matches/" + match + "/rolls").then().statusCode(201);
        } else {
            String move = state.path("legalMoves").path(0).path("move").asText();
            ann.sends(Map.of("move", move))
                    .post("/api/matches/" + match + "/moves")
                    .then()
                    .statusCode(201)
                    .body("id", equalTo(match));
        }
    }

    private static boolean isOver(List<Message> seen) {
        return !seen.isEmpty() && seen.get(seen.size() - 1).data().has("result");
    }
}
