package org.chaturaji.failure;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.client.Client;
import org.chaturaji.client.Play;
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

    private Acknowledged acknowledged = new Acknowledged();

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
        begin();
    }

    private void begin() {
        Client ann = people.get(0);
        Client ben = people.get(1);
        acknowledged = new Acknowledged();
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
        playToTheEnd();
        while (kills < KILLS) {
            // The dice let that game end soon.
            begin();
            playToTheEnd();
        }
    }

    private void playToTheEnd() throws Exception {
        JsonNode state = awaitPerson();
        while (state.path("status").asText().equals("playing")) {
            carryOut(Play.choose(state, random), UUID.randomUUID().toString());
            state = awaitPerson();
        }
        Client anybody = people.get(1);
        acknowledged.assertIn(FinishedMatch.read(match, request -> request.apply(anybody)));
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
                        state -> !state.path("turn").path("playedBy").asText().equals("computer"));
    }

    /** Sends a command; when it is time for a kill, in the middle of it, and once more after. */
    private void carryOut(Play play, String key) throws Exception {
        if (kills == KILLS || untilKill-- > 0) {
            acknowledged.note(play, key, send(play, key));
            return;
        }
        CompletableFuture<HttpResponse<String>> answer =
                CompletableFuture.supplyAsync(() -> send(play, key));
        CompletableFuture.runAsync(
                        service::kill,
                        CompletableFuture.delayedExecutor(
                                random.nextInt(LATEST_KILL_MILLIS), TimeUnit.MILLISECONDS))
                .join();
        try {
            acknowledged.note(play, key, answer.join());
        } catch (CompletionException e) {
            assertTrue(e.getCause() instanceof UncheckedIOException, e::toString);
        }
        service = service.again();
        kills++;
        untilKill = COMMANDS_BETWEEN + random.nextInt(COMMANDS_BETWEEN);
        acknowledged.note(play, key, send(play, key));
    }

    private HttpResponse<String> send(Play play, String key) {
        return people.stream()
                .filter(person -> person.id().equals(play.player()))
                .findFirst()
                .orElseThrow()
                .command(match + play.path(), play.body(), "Idempotency-Key", key);
    }
}
