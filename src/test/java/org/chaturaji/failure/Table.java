package org.chaturaji.failure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.client.Client;
import org.chaturaji.client.Play;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Four people who play a match. Each sends everything twice, to any replica, at the same time or one
 * after the other, and some commands once more when the match has gone on.
 */
final class Table {

    /** Of so many commands one is sent once more later; so many wait for it at most, about. */
    private static final int LATE = 4;

    private final Replicas replicas;
    private final List<Repeater> people;
    private final Traffic traffic;
    private final ExecutorService threads;
    private final Random random;
    private final Acknowledged acknowledged = new Acknowledged();
    private final List<Runnable> late = new ArrayList<>();
    private String match = "";

    /**
     * @param threads for what goes on at the same time
     */
    Table(
            Replicas replicas,
            List<Repeater> people,
            Traffic traffic,
            ExecutorService threads,
            Random random) {
        this.replicas = replicas;
        this.people = List.copyOf(people);
        this.traffic = traffic;
        this.threads = threads;
        this.random = random;
    }

    /**
     * Plays a match to its end. All that was acknowledged is in it, once, and everybody has been told
     * so, whichever replica they asked.
     */
    void play(String options) {
        JsonNode state = open(options);
        List<CompletableFuture<List<JsonNode>>> watchers = IntStream.range(0, Replicas.COUNT)
                .mapToObj(replica -> CompletableFuture.supplyAsync(
                        () -> Watcher.follow(replicas, replica, match), threads))
                .toList();
        while (state.path("status").asText().equals("playing")) {
            state = step(state);
            if (!late.isEmpty() && random.nextInt(LATE) == 0) {
                late.remove(random.nextInt(late.size())).run();
            }
        }
        late.forEach(Runnable::run);
        FinishedMatch finished = FinishedMatch.read(match, people.get(1).startingAt(1));
        assertEquals(finished, FinishedMatch.read(match, people.get(0).startingAt(0)));
        assertEquals(finished.state(), state);
        acknowledged.assertIn(finished);
        watchers.forEach(watched -> finished.assertToldBy(watched.join()));
    }

    private JsonNode open(String options) {
        String key = UUID.randomUUID().toString();
        List<JsonNode> made = twice(
                        people.get(0),
                        client -> client.command("/api/matches", options, "Idempotency-Key", key))
                .stream()
                .map(answer -> Client.json(answer, 201))
                .toList();
        assertEquals(made.get(0), made.get(1));
        match = "/api/matches/" + made.get(0).path("id").asText();
        people.subList(1, people.size()).forEach(this::sit);
        JsonNode state = anywhere(people.get(0)).get(match);
        Set<String> seated = Stream.of("red", "blue", "yellow", "green")
                .map(seat -> state.path("seats").path(seat).path("player").asText())
                .collect(Collectors.toSet());
        assertEquals(people.stream().map(Repeater::id).collect(Collectors.toSet()), seated);
        return state;
    }

    /** The last one's second request may come when the match has begun. */
    private void sit(Repeater person) {
        for (HttpResponse<String> answer :
                twice(person, client -> client.put(match + "/seats/any"))) {
            assertTrue(
                    answer.statusCode() < 300 || answer.body().contains("\"not-open\""),
                    answer.body());
        }
    }

    /** Lets whoever is to move do something, and returns the match after it. */
    private JsonNode step(JsonNode state) {
        Play play = Play.choose(state, random);
        String key = UUID.randomUUID().toString();
        Repeater person = person(play.player());
        Function<Client, HttpResponse<String>> command =
                client -> client.command(match + play.path(), play.body(), "Idempotency-Key", key);
        List<HttpResponse<String>> answers = twice(person, command);
        for (HttpResponse<String> answer : answers) {
            int seq = acknowledged.note(play, key, answer);
            assertEquals(state.path("version").asInt() + 1, seq);
        }
        traffic.acknowledged();
        if (random.nextInt(LATE) == 0) {
            Sender sender = anywhere(person);
            late.add(() -> acknowledged.note(play, key, sender.send(command)));
        }
        JsonNode next = Client.json(answers.get(0), 201);
        assertEquals(next, Client.json(answers.get(1), 201));
        assertEquals(next, anywhere(person).get(match));
        return next;
    }

    private Repeater person(String id) {
        return people.stream()
                .filter(person -> person.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private List<HttpResponse<String>> twice(
            Repeater person, Function<Client, HttpResponse<String>> request) {
        Sender one = anywhere(person);
        Sender other = anywhere(person);
        if (random.nextBoolean()) {
            return List.of(one.send(request), other.send(request));
        }
        CompletableFuture<HttpResponse<String>> copy =
                CompletableFuture.supplyAsync(() -> other.send(request), threads);
        return List.of(one.send(request), copy.join());
    }

    private Sender anywhere(Repeater person) {
        return person.startingAt(random.nextInt(Replicas.COUNT));
    }
}
