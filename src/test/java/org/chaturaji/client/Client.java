package org.chaturaji.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** One person's connection to a service. */
public final class Client {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int MOST_RETRIES = 10;

    /** Longer than the service takes for an answer, whatever is away. */
    private static final Duration LONGEST_ANSWER = Duration.ofSeconds(30);

    private final HttpClient http;
    private final URI service;
    private final Duration patience;
    private final Consumer<HttpResponse<String>> watcher;
    private final String token;
    private final String id;

    private Client(
            HttpClient http,
            URI service,
            Duration patience,
            Consumer<HttpResponse<String>> watcher,
            String token,
            String id) {
        this.http = http;
        this.service = service;
        this.patience = patience;
        this.watcher = watcher;
        this.token = token;
        this.id = id;
    }

    /**
     * Returns the client of a new person.
     *
     * @param watcher gets every answer, with its request, before anybody else
     */
    public static Client register(
            URI service, String name, Consumer<HttpResponse<String>> watcher) {
        HttpClient http = HttpClient.newHttpClient();
        Client nobody = new Client(http, service, LONGEST_ANSWER, watcher, "", "");
        String body = JSON.createObjectNode().put("name", name).toString();
        JsonNode person = json(nobody.post("/api/players", "application/json", body), 201);
        return new Client(
                http,
                service,
                LONGEST_ANSWER,
                watcher,
                person.path("token").asText(),
                person.path("id").asText());
    }

    /** Returns the same person's client of another replica, for whose answers it waits so long. */
    public Client at(URI replica, Duration longest) {
        return new Client(http, replica, longest, watcher, token, id);
    }

    public String id() {
        return id;
    }

    /** Returns what says who this is, for {@code Authorization}. */
    public String authorization() {
        return "Bearer " + token;
    }

    /** Returns what a GET answers, as JSON. */
    public JsonNode get(String path) {
        return json(fetch(path), 200);
    }

    /** Returns what a GET answers, as text. */
    public String text(String path) {
        return fetch(path).body();
    }

    /** Returns the answer to a GET, whatever it is. */
    public HttpResponse<String> fetch(String path) {
        return send(request(path).GET());
    }

    /** Returns the answer to a PUT without a body. */
    public HttpResponse<String> put(String path) {
        return send(request(path).PUT(BodyPublishers.noBody()));
    }

    /** Sends a command, again while the service is busy; it counts once however often it is sent. */
    public HttpResponse<String> command(String path, String body) {
        String key = UUID.randomUUID().toString();
        HttpResponse<String> answer = command(path, body, "Idempotency-Key", key);
        for (int again = 0; answer.statusCode() == 503 && again < MOST_RETRIES; again++) {
            LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(
                    answer.headers().firstValueAsLong("Retry-After").orElse(1)));
            answer = command(path, body, "Idempotency-Key", key);
        }
        return answer;
    }

    /** Sends a command with a header and its value, and so on. */
    public HttpResponse<String> command(String path, String body, String... headers) {
        HttpRequest.Builder request =
                request(path).header("Content-Type", "application/json").headers(headers);
        return send(request.POST(
                body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body)));
    }

    /** Changes something; headers are a name and its value, and so on. */
    public HttpResponse<String> patch(String path, String body, String... headers) {
        return send(request(path)
                .header("Content-Type", "application/json")
                .headers(headers)
                .method("PATCH", BodyPublishers.ofString(body)));
    }

    public HttpResponse<String> post(String path, String contentType, String body) {
        return send(request(path)
                .header("Content-Type", contentType)
                .POST(BodyPublishers.ofString(body)));
    }

    /** Returns the body of an answer that has to have this status. */
    public static JsonNode json(HttpResponse<String> answer, int status) {
        if (answer.statusCode() != status) {
            throw new IllegalStateException(
                    answer.request().uri() + ": " + answer.statusCode() + " " + answer.body());
        }
        try {
            return JSON.readTree(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(service.resolve(path)).timeout(patience);
        return token.isEmpty() ? request : request.header("Authorization", authorization());
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
            watcher.accept(answer);
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
