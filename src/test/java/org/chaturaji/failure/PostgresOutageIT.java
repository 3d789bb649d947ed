package org.chaturaji.failure;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.client.Client;
import org.chaturaji.embedded.ServerProcesses;
import org.chaturaji.embedded.ServiceProcess;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** While PostgreSQL is away everybody is soon told to come back, and afterwards can. */
class PostgresOutageIT {

    private static final Duration BACK_WITHIN = Duration.ofSeconds(30);
    private static final Duration LONGEST_ANSWER = Duration.ofSeconds(12);

    /** More than there are connections to PostgreSQL. */
    private static final int AT_ONCE = 30;

    private static final int MOST_LINES = 10;

    @TempDir
    static Path data;

    private static ServiceProcess service;
    private static Probe probe;
    private static Client ann;
    private static String match;

    @BeforeAll
    static void start() throws IOException {
        service = ServiceProcess.start(data);
        probe = new Probe(service.uri());
        ann = Client.register(service.uri(), "Ann", answer -> {});
        match = "/api/matches/"
                + Client.json(ann.command("/api/matches", "{}"), 201).path("id").asText();
        // Every connection of the pool has been used when it starts.
        requests();
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    @Test
    void frozenPostgresIsUnavailable() throws Exception {
        int before = service.output().length();
        ServerProcesses postgres = ServerProcesses.postgres(data);
        postgres.freeze();
        try {
            requests().forEach(PostgresOutageIT::isRefused);
            requests().forEach(PostgresOutageIT::isRefused);
            assertFalse(probe.hasAll());
            assertTrue(probe.isReady());
        } finally {
            postgres.thaw();
        }
        isBack();
        isLoggedBriefly(service.output().substring(before));
    }

    @Test
    void frozenConnectionsAreGivenUp() throws Exception {
        int before = service.output().length();
        ServerProcesses backends = ServerProcesses.backends(service);
        backends.freeze();
        try {
            requests().forEach(PostgresOutageIT::isAnsweredInTime);
            isBack();
        } finally {
            backends.thaw();
        }
        isBack();
        isLoggedBriefly(service.output().substring(before));
    }

    @Test
    void killedConnectionsAreMadeAnew() throws Exception {
        int before = service.output().length();
        ServerProcesses.backends(service).kill();
        requests().forEach(PostgresOutageIT::isAnsweredInTime);
        isBack();
        isLoggedBriefly(service.output().substring(before));
    }

    @Test
    void commandWhoseCommitIsLostIsUnavailableAndCountsOnce() throws Exception {
        int before = service.output().length();
        HttpResponse<String> lost;
        execute("""
                create function end_connection() returns trigger language plpgsql as
                'begin perform pg_terminate_backend(pg_backend_pid()); return null; end';
                create constraint trigger lost after insert on match_events
                deferrable initially deferred for each row execute function end_connection()""");
        try {
            lost = ann.command("/api/matches", "{}", "Idempotency-Key", "lost");
        } finally {
            execute("drop function end_connection() cascade");
        }
        isRefused(new Timed(lost, Duration.ZERO));
        String id = Client.json(ann.command("/api/matches", "{}", "Idempotency-Key", "lost"), 201)
                .path("id")
                .asText();
        assertEquals(1, ann.get("/api/matches/" + id).path("version").asInt());
        isLoggedBriefly(service.output().substring(before));
    }

    private static void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(service.jdbcUrl());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Sends many requests at once, a few commands among them, and returns what came of them. */
    private static List<Timed> requests() {
        ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
        try {
            List<CompletableFuture<Timed>> answers = IntStream.range(0, AT_ONCE)
                    .mapToObj(i -> CompletableFuture.supplyAsync(() -> request(i), threads)
                            .orTimeout(LONGEST_ANSWER.toSeconds(), TimeUnit.SECONDS))
                    .toList();
            return answers.stream().map(CompletableFuture::join).toList();
        } finally {
            threads.shutdownNow();
        }
    }

    private static Timed request(int number) {
        long start = System.nanoTime();
        HttpResponse<String> answer = number % 3 == 0 ? ann.put(match + "/seats/red") : makeMatch();
        return new Timed(answer, Duration.ofNanos(System.nanoTime() - start));
    }

    private static HttpResponse<String> makeMatch() {
        return ann.command(
                "/api/matches", "{}", "Idempotency-Key", UUID.randomUUID().toString());
    }

    private static void isRefused(Timed timed) {
        HttpResponse<String> answer = timed.answer();
        JsonNode problem = Client.json(answer, 503);
        assertTrue(
                Set.of("busy", "unavailable").contains(problem.path("code").asText()),
                answer.body());
        assertTrue(answer.headers().firstValueAsLong("Retry-After").orElse(0) > 0);
        assertTrue(timed.took().compareTo(LONGEST_ANSWER) < 0, timed.took()::toString);
    }

    private static void isAnsweredInTime(Timed timed) {
        if (timed.answer().statusCode() >= 300) {
            isRefused(timed);
        }
        assertTrue(timed.took().compareTo(LONGEST_ANSWER) < 0, timed.took()::toString);
    }

    /** Within some time it is as if nothing had been, for every connection. */
    private static void isBack() {
        await().atMost(BACK_WITHIN)
                .until(() ->
                        requests().stream().allMatch(timed -> timed.answer().statusCode() < 300)
                                && probe.hasAll());
    }

    private static void isLoggedBriefly(String output) {
        List<String> lines = output.lines()
                .filter(line -> line.contains(" WARN ") || line.contains(" ERROR "))
                .toList();
        assertTrue(lines.size() <= MOST_LINES, output);
        assertFalse(output.contains(" ERROR "), output);
    }

    private record Timed(HttpResponse<String> answer, Duration took) {}
}
