package org.chaturaji.client;

import com.fasterxml.jackson.databind.JsonNode;

import java.net.URI;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Four clients who play a whole game over HTTP to its end; the README says how to start it. */
public final class FourClients {

    private final List<Client> clients = new ArrayList<>();
    private final Random random;
    private final String match;

    private FourClients(URI service, long seed, Consumer<HttpResponse<String>> watcher) {
        random = new Random(seed);
        for (String name : List.of("Anna", "Ben", "Carol", "David")) {
            clients.add(Client.register(service, name, watcher));
        }
        Client host = clients.get(0);
        match = "/api/matches/"
                + Client.json(host.command("/api/matches", "{}"), 201)
                        .path("id")
                        .asText();
        clients.subList(1, 4).forEach(client -> Client.json(client.put(match + "/seats/any"), 201));
    }

    /** Plays on the service whose address is the first argument. */
    public static void main(String[] arguments) {
        URI service = URI.create(arguments.length == 0 ? "http://localhost:8080" : arguments[0]);
        Game game = play(service, System.nanoTime(), answer -> {});
        System.out.println(game.record());
        System.out.println(game.match().path("result").toPrettyString());
    }

    /**
     * Returns a game that four new people have played to its end.
     *
     * @param seed decides the moves; the dice are the service's
     * @param watcher gets every answer
     */
    public static Game play(URI service, long seed, Consumer<HttpResponse<String>> watcher) {
        FourClients four = new FourClients(service, seed, watcher);
        JsonNode match = four.clients.get(0).get(four.match);
        while (match.path("status").asText().equals("playing")) {
            match = four.step(match);
        }
        Client anybody = four.clients.get(1);
        String record = anybody.text(four.match + "/record");
        JsonNode checked =
                Client.json(anybody.post("/api/records/check", "text/x-chaturaji", record), 200);
        return new Game(match, record, checked);
    }

    /** Lets whoever is to move do something, and returns the match after it. */
    private JsonNode step(JsonNode state) {
        Play play = Play.choose(state, random);
        Client mover = clients.stream()
                .filter(client -> client.id().equals(play.player()))
                .findFirst()
                .orElseThrow();
        return Client.json(mover.command(match + play.path(), play.body()), 201);
    }

    /**
     * A game that is over.
     *
     * @param match the match as the service shows it
     * @param record the whole game as a record text
     * @param checked what the service says of the record
     */
    public record Game(JsonNode match, String record, JsonNode checked) {}
}
