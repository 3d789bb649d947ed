package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.jboss.logging.Logger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Long lists, page by page: a leaderboard of a million people and the history of somebody who has
 * played ten thousand matches. How long a page takes is printed, what is on it is checked.
 */
@QuarkusTest
@Tag("bench")
class LargeListsIT {

    private static final Logger LOG = Logger.getLogger(LargeListsIT.class);
    private static final int SEEDING_MS = 600_000;
    private static final int PEOPLE = 1_000_000;
    private static final int MATCHES = 10_000;
    private static final int PAGE = 100;

    /** Who has played all the matches. */
    private static final String PLAYER = "427b972b-4de0-1445-0b50-85a3f3d84db2";

    /** The first pages are for the compiler, and not measured. */
    private static final int WARM_UP = 200;

    private static final int MEASURED = 1_000;

    /** The ids are spread over the whole index; ratings are distributed as those of real people. */
    private static final List<String> SEED = List.of(
            """
            insert into players (id, name, created_at)
            select md5('player ' || i)::uuid, 'Player ' || i, now()
            from generate_series(1, %d) i""".formatted(PEOPLE),
            """
            insert into ratings (player_id, points, matches)
            select md5('player ' || i)::uuid,
                1500 + 200 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()), 1
            from generate_series(1, %d) i""".formatted(PEOPLE),
            """
            insert into matches (id, group_id, status, version, rules_version, options, visibility,
                cpu_level, first_seat, position, server_seed, join_code, ranked, created_at)
            select md5('match ' || i)::uuid, md5('match ' || i)::uuid, 'finished', 1, 1, '{}',
                'public', 'easy', 'red', '', '', '', true, now()
            from generate_series(1, %d) i""".formatted(MATCHES),
            """
            insert into rating_changes (match_id, player_id, number, at, place, before, after)
            select md5('match ' || i)::uuid,
                md5('player ' || case place when 1 then 1 else 3 * i + place end)::uuid,
                case place when 1 then i else 1 end, now(), place, 1500, 1500
            from generate_series(1, %d) i, generate_series(1, 4) place""".formatted(MATCHES),
            "analyze");

    @Inject
    AgroalDataSource database;

    @TestHTTPResource
    URI service;

    private final HttpClient http = HttpClient.newHttpClient();

    /** A page as it came. */
    private record Page(JsonNode json, Duration took) {}

    @BeforeEach
    void seed() throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            connection.setNetworkTimeout(Runnable::run, SEEDING_MS);
            statement.execute("set statement_timeout = " + SEEDING_MS);
            for (String sql : SEED) {
                statement.execute(sql);
            }
            statement.execute("reset statement_timeout");
        }
    }

    @Test
    void pagesOfLongListsAreReadThrough() throws IOException, InterruptedException {
        List<Page> leaderboard = read("/api/leaderboard", WARM_UP + MEASURED);
        print("leaderboard of %,d people".formatted(PEOPLE), leaderboard);
        assertRanked(leaderboard);

        List<Page> history = read("/api/players/" + PLAYER + "/ratings", MATCHES / PAGE);
        print("history of %,d matches".formatted(MATCHES), history);
        List<Integer> numbers = new ArrayList<>();
        items(history).forEach(item -> numbers.add(item.path("number").asInt()));
        assertEquals(MATCHES, numbers.size());
    }

    /** Nobody is missed or met twice, and nobody stands above who has more. */
    private static void assertRanked(List<Page> pages) {
        HashSet<String> people = new HashSet<>();
        int place = 0;
        int rating = Integer.MAX_VALUE;
        int rank = 0;
        for (JsonNode item : items(pages)) {
            place++;
            int points = item.path("rating").asInt();
            rank = points < rating ? place : rank;
            assertTrue(points <= rating);
            assertEquals(rank, item.path("rank").asInt());
            assertTrue(people.add(item.path("player").asText()));
            rating = points;
        }
        assertEquals((WARM_UP + MEASURED) * PAGE, place);
    }

    private static List<JsonNode> items(List<Page> pages) {
        List<JsonNode> items = new ArrayList<>();
        pages.forEach(page -> page.json().path("items").forEach(items::add));
        return items;
    }

    private List<Page> read(String path, int pages) throws IOException, InterruptedException {
        List<Page> read = new ArrayList<>();
        String cursor = "";
        while (read.size() < pages) {
            Page page = get(path + "?limit=" + PAGE + cursor);
            read.add(page);
            cursor = "&cursor=" + page.json().path("next").asText();
        }
        return read;
    }

    private Page get(String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(service.resolve(path)).build();
        long start = System.nanoTime();
        String body = http.send(request, BodyHandlers.ofString()).body();
        Duration took = Duration.ofNanos(System.nanoTime() - start);
        return new Page(Contract.parse(body), took);
    }

    private static void print(String list, List<Page> pages) {
        List<Duration> took =
                pages.subList(Math.min(WARM_UP, pages.size() / 2), pages.size()).stream()
                        .map(Page::took)
                        .sorted()
                        .toList();
        LOG.warnf(
                "%s: a page of %d takes %.1f ms (median), %.1f ms (99 %%)",
                list, PAGE, millis(took, 0.5), millis(took, 0.99));
    }

    private static double millis(List<Duration> sorted, double quantile) {
        return sorted.get((int) (quantile * (sorted.size() - 1))).toNanos() / 1e6;
    }
}
