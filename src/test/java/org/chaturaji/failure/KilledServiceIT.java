package org.chaturaji.failure;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.client.Client;
import org.chaturaji.embedded.ServiceProcess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/** A game of two people and two computers whose service is killed again and again meanwhile. */
class KilledServiceIT {

    private static final long SEED = 20260701;
    private static final int KILLS = 3;

    /** So many commands, and up to as many more, from one start to the next kill. */
    private static final int COMMANDS_BETWEEN = 3;

    private static final int LATEST_KILL_MILLIS = 30;
    private static final Duration COMPUTERS_MOVE_WITHIN = Duration.ofSeconds(20);

    /** Computers do not wait, and a step that died with the service is soon taken again. */
    private static final Map<String, String> SETTINGS =
            Map.of("CHATURAJI_MATCH_COMPUTER_PAUSE", "0", "CHATURAJI_MATCH_LEASE", "1s");

    @TempDir
    Path data;

    private final Random random = new Random(SEED);
    private final List<Client> people = new ArrayList<>();

    /** The commands that were acknowledged, by the number of the event that the answer named. */
    private final Map<Integer, Sent> acknowledged = new LinkedHashMap<>();

    private ServiceProcess service;
    private String match = "";
    private int kills;
    private int untilKill = COMMANDS_BETWEEN;

    @BeforeEach
    void start() throws IOException {
        service = ServiceProcess.start(data, SETTINGS);
        Client ann = Client.register(service.uri(), "Ann", answer -> {});
        Client ben = Client.register(service.uri(), "Ben", answer -> {});
        people.addAll(List.of(ann, ben));
        String options = "{\"options\":{\"roundLimit\":12,\"dice\":\"long\"}}";
        match = "/api/matches/"
                + Client.json(ann.command("/api/matches", options), 201)
                        .path("id")
                        .asText();
        Client.json(ben.put(match + "/seats/yellow"), 201);
        Client.json(ann.command(match + "/start", ""), 201);
    }

    @AfterEach
    void stop() {
        service.close();
    }

    @Test
    void everyCommandCountsOnceAndTheGameReachesItsEnd() throws Exception {
        JsonNode state = awaitPerson();
        while (state.path("status").asText().equals("playing")) {
            carryOut(choose(state));
            state = awaitPerson();
        }
        assertEquals(KILLS, kills, "kills before the end of the game, seed " + SEED);
        checkLog(state);
        checkRecord(state);
    }

    @Test
    void matchesWhoseAnswerWasLostAreFoundAgainUnderTheirKeys() throws Exception {
        Client ann = people.get(0);
        String over = location(ann.command("/api/matches", "{}"));
        Client.json(ann.command(over + "/abort", ""), 201);
        Map<String, String> wishes = Map.of(
                over + "/rematch",
                "{}",
                "/api/matches",
                "{\"visibility\":\"private\"}",
                "/api/matches/quick",
                "{\"options\":{\"roundLimit\":7}}");
        Map<String, String> made = new HashMap<>();
        wishes.forEach((path, wish) -> made.put(path, location(ask(ann, path, wish))));
        service.kill();
        service = service.again();
        wishes.forEach((path, wish) -> {
            HttpResponse<String> again = ask(ann, path, wish);
            assertEquals(201, again.statusCode(), again.body());
            assertEquals(made.get(path), location(again));
            assertEquals(
                    "true", again.headers().firstValue("Idempotency-Replayed").orElse(""));
        });
    }

    /** Asks for a match; the path is the key. */
    private static HttpResponse<String> ask(Client person, String path, String wish) {
        return person.command(path, wish, "Idempotency-Key", path);
    }

    private static String location(HttpResponse<String> answer) {
        return answer.headers().firstValue("Location").orElseThrow();
    }

    /** The match when a person is to move, or when it is over. */
    private JsonNode awaitPerson() {
        return await().atMost(COMPUTERS_MOVE_WITHIN)
                .pollInterval(Duration.ofMillis(10))
                .until(
                        () -> people.get(0).get(match),
                        state -> state.path("turn").isMissingNode() || mover(state) >= 0);
    }

    private int mover(JsonNode state) {
        String seat = state.path("turn").path("seat").asText();
        String player = state.path("seats").path(seat).path("player").asText();
        return people.stream().map(Client::id).toList().indexOf(player);
    }

    private Sent choose(JsonNode state) {
        Client person = people.get(mover(state));
        String seat = state.path("turn").path("seat").asText();
        String key = UUID.randomUUID().toString();
        if (state.path("turn").path("phase").asText().equals("roll")) {
            return new Sent(person, key, seat, "rolls", "");
        }
        JsonNode moves = state.path("legalMoves");
        String move = moves.get(random.nextInt(moves.size())).path("move").asText();
        return new Sent(person, key, seat, "moves", move);
    }

    /** Sends a command; when it is time for a kill, in the middle of it, and once more after. */
    private void carryOut(Sent sent) throws Exception {
        if (kills == KILLS || untilKill-- > 0) {
            acknowledge(sent, send(sent));
            return;
        }
        CompletableFuture<HttpResponse<String>> answer =
                CompletableFuture.supplyAsync(() -> send(sent));
        CompletableFuture.runAsync(
                        service::kill,
                        CompletableFuture.delayedExecutor(
                                random.nextInt(LATEST_KILL_MILLIS), TimeUnit.MILLISECONDS))
                .join();
        try {
            acknowledge(sent, answer.join());
        } catch (CompletionException e) {
            assertTrue(e.getCause() instanceof UncheckedIOException, e::toString);
        }
        service = service.again();
        kills++;
        untilKill = COMMANDS_BETWEEN + random.nextInt(COMMANDS_BETWEEN);
        acknowledge(sent, send(sent));
    }

    private HttpResponse<String> send(Sent sent) {
        String body = sent.move().isEmpty() ? "" : "{\"move\":\"" + sent.move() + "\"}";
        return sent.person()
                .command(match + "/" + sent.what(), body, "Idempotency-Key", sent.key());
    }

    /** Notes the event of an answer; a second answer to the same command names the same one. */
    private void acknowledge(Sent sent, HttpResponse<String> answer) {
        assertEquals(201, answer.statusCode(), answer.body());
        String location = location(answer);
        int seq = Integer.parseInt(location.substring(location.lastIndexOf('/') + 1));
        boolean before = acknowledged.containsValue(sent);
        Sent other = acknowledged.put(seq, sent);
        assertEquals(before ? sent : null, other, "event " + seq);
        if (before) {
            assertEquals(
                    "true", answer.headers().firstValue("Idempotency-Replayed").orElse(""));
        }
    }

    /** No event is missing, and those that people did are exactly the commands acknowledged. */
    private void checkLog(JsonNode state) {
        JsonNode events = people.get(0).get(match + "/events?limit=500").path("items");
        assertEquals(state.path("version").asInt(), events.size());
        Map<Integer, String> expected = new LinkedHashMap<>();
        acknowledged.forEach((seq, sent) -> expected.put(seq, sent.asEvent()));
        Map<Integer, String> played = new LinkedHashMap<>();
        for (int i = 0; i < events.size(); i++) {
            JsonNode event = events.get(i);
            assertEquals(i + 1, event.path("seq").asInt());
            String type = event.path("type").asText();
            boolean inGame = type.equals("rolled") || type.equals("moved");
            if (inGame && event.path("by").asText().equals("person")) {
                played.put(i + 1, asEvent(event.path("seat"), type, event.path("move")));
            }
        }
        assertEquals(expected, played);
    }

    private void checkRecord(JsonNode state) {
        Client anybody = people.get(1);
        String record = anybody.text(match + "/record");
        JsonNode checked =
                Client.json(anybody.post("/api/records/check", "text/x-chaturaji", record), 200);
        assertEquals(state.path("position"), checked.path("position"));
        assertEquals(state.path("result"), checked.path("result"));
    }

    private static String asEvent(JsonNode seat, String type, JsonNode move) {
        return seat.asText() + " " + type + " " + move.asText();
    }

    /** A command, sent as often as need be under the same key. */
    private record Sent(Client person, String key, String seat, String what, String move) {

        String asEvent() {
            return seat + " " + (what.equals("rolls") ? "rolled" : "moved") + " " + move;
        }
    }
}
