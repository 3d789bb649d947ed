package org.chaturaji.failure;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.client.Client;
import org.chaturaji.client.EventStream;
import org.chaturaji.embedded.ServiceProcess;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.stream.IntStream;

/** Many who watch, some who do not read, in a service with little memory. */
@Tag("drill")
@Timeout(300)
class WatchersIT {

    private static final int WATCHERS = 2_000;
    private static final int AT_ONCE = 100;
    private static final int MUTE = 5;
    private static final int CHANGES = 800;
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    static Path data;

    private static ServiceProcess service;
    private static Client ann;
    private static Probe probe;

    @BeforeAll
    static void start() throws IOException {
        service = ServiceProcess.start(
                data,
                Map.of(
                        "JAVA_TOOL_OPTIONS", "-Xmx200m",
                        "CHATURAJI_MATCH_COMPUTER_PAUSE", "0",
                        "CHATURAJI_STREAM_PER_ADDRESS", "3000",
                        "CHATURAJI_STREAM_PATIENCE", "5s"));
        ann = Client.register(service.uri(), "Ann", answer -> {});
        probe = new Probe(service.uri());
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void twoThousandSeeEveryEventOnceAndInOrder() {
        String match = newMatch("{\"options\":{\"roundLimit\":4}}");
        List<CompletableFuture<List<Integer>>> watchers = new ArrayList<>();
        HttpClient http = HttpClient.newHttpClient();
        while (watchers.size() < WATCHERS) {
            for (int i = 0; i < AT_ONCE; i++) {
                watchers.add(watch(http, events(match, "after=1")));
            }
            await().atMost(PATIENCE)
                    .until(() -> probe.metric("chaturaji_streams") == watchers.size());
        }
        playByComputers(match);
        int last = log(match).size();
        List<Integer> all = IntStream.rangeClosed(2, last).boxed().toList();
        watchers.forEach(seen -> assertEquals(all, seen.join()));
        await().atMost(PATIENCE).until(() -> probe.metric("chaturaji_streams") == 0);
        assertFalse(service.output().contains("ERROR"), service::output);
        assertFalse(service.output().contains("OutOfMemory"), service::output);
    }

    @Test
    void whoDoesNotReadIsGivenUpAndTheOthersGoOn() throws IOException {
        String match = newMatch("");
        makeLong(match);
        List<JsonNode> log = log(match);
        List<Socket> mute = new ArrayList<>();
        for (int i = 0; i < MUTE; i++) {
            mute.add(follow(events(match, "after=0&moves=true")));
        }
        try (EventStream reader = EventStream.open(events(match, "after=0&moves=true"))) {
            assertEquals(log.size(), reader.rest().size());
        }
        await().atMost(PATIENCE).until(() -> probe.metric("chaturaji_streams") == 0);
        for (Socket socket : mute) {
            assertTrue(eventsIn(socket) < log.size(), "all events were sent at once");
            socket.close();
        }
    }

    private static String newMatch(String body) {
        return Client.json(ann.command("/api/matches", body), 201).path("id").asText();
    }

    private static void playByComputers(String match) {
        String path = "/api/matches/" + match;
        Client.json(ann.command(path + "/start", ""), 201);
        Client.json(ann.command(path + "/resignations", ""), 201);
        await().atMost(PATIENCE)
                .until(() -> ann.get(path).path("status").asText().equals("finished"));
    }

    /** Makes a log that is longer than all that two kernels keep for a client who does not read. */
    private static void makeLong(String match) {
        String path = "/api/matches/" + match;
        for (int i = 0; i < CHANGES; i++) {
            String change = "{\"options\":{\"roundLimit\":" + (10 + i % 2) + "}}";
            Client.json(ann.patch(path, change, "Accept", "application/json"), 200);
        }
        Client.json(ann.command(path + "/abort", ""), 201);
    }

    private static List<JsonNode> log(String match) {
        List<JsonNode> events = new ArrayList<>();
        String page = "/api/matches/" + match + "/events?limit=500&after=";
        JsonNode items = ann.get(page + 0).path("items");
        while (!items.isEmpty()) {
            items.forEach(events::add);
            items = ann.get(page + events.size()).path("items");
        }
        return events;
    }

    private static URI events(String match, String query) {
        return service.uri().resolve("/api/matches/" + match + "/events?" + query);
    }

    private static CompletableFuture<List<Integer>> watch(HttpClient http, URI stream) {
        HttpRequest request = HttpRequest.newBuilder(stream)
                .header("Accept", "text/event-stream")
                .build();
        Ids ids = new Ids();
        return http.sendAsync(request, BodyHandlers.fromLineSubscriber(ids, Ids::seen, null))
                .thenApply(HttpResponse::body);
    }

    /** Opens a stream with as little room for what is sent as the system gives, and leaves it. */
    private static Socket follow(URI stream) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(1);
        socket.connect(new InetSocketAddress(stream.getHost(), stream.getPort()));
        socket.getOutputStream()
                .write(("GET " + stream.getPath() + "?" + stream.getQuery()
                                + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                                + "Accept: text/event-stream\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static long eventsIn(Socket socket) {
        StringBuilder text = new StringBuilder();
        try {
            byte[] octets = new byte[1 << 16];
            for (int n = 0; n >= 0; n = socket.getInputStream().read(octets)) {
                text.append(new String(octets, 0, n, StandardCharsets.UTF_8));
            }
        } catch (IOException reset) {
            // What had come before stands.
        }
        return text.toString().lines().filter(line -> line.startsWith("id:")).count();
    }

    /** Collects the ids of a stream. */
    private static final class Ids implements Flow.Subscriber<String> {

        private final List<Integer> seen = new ArrayList<>();

        List<Integer> seen() {
            return seen;
        }

        @Override
        public void onSubscribe(Flow.Subscription subscription) {
            subscription.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(String line) {
            if (line.startsWith("id:")) {
                seen.add(Integer.valueOf(line.substring("id:".length())));
            }
        }

        @Override
        public void onError(Throwable failure) {
            seen.add(-1);
        }

        @Override
        public void onComplete() {}
    }
}
