package org.chaturaji.http;

import static io.restassured.RestAssured.given;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;

import org.chaturaji.client.EventStream;
import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What an operator can see: each metric that the README, the dashboard and the alerts name. */
@QuarkusTest
@Timeout(120)
class MetricsIT {

    private static final Pattern NAME = Pattern.compile("(?m)^[a-z_]+");

    @Test
    void commandsAreCountedByKindAndOutcome() {
        Person ann = Api.newPerson("Ann");
        String match = "/api/matches/" + Api.startedMatch(ann, "{}");
        double done = commands("roll", "done");
        double replayed = commands("roll", "replayed");
        double refused = commands("roll", "already-rolled");
        for (String key : List.of("a", "a", "b")) {
            ann.sends().header("Idempotency-Key", key).post(match + "/rolls");
        }
        assertEquals(done + 1, commands("roll", "done"));
        assertEquals(replayed + 1, commands("roll", "replayed"));
        assertEquals(refused + 1, commands("roll", "already-rolled"));
        ann.sends().post(match + "/resignations").then().statusCode(201);
    }

    @Test
    void allThatIsPromisedIsThere() {
        Person ann = Api.newPerson("Ann");
        String match = "/api/matches/" + Api.startedMatch(ann, "{}");
        try (EventStream stream = Streamed.open(match + "/events", Streamed.as(ann))) {
            ann.sends().post(match + "/resignations").then().statusCode(201);
            while (stream.next().isPresent()) {
                // To the end, for the computer plays meanwhile.
            }
        }
        List<String> names =
                NAME.matcher(metrics()).results().map(MatchResult::group).toList();
        Stream.of(
                        "chaturaji_commands_seconds_bucket",
                        "chaturaji_cpu_thinking_seconds_bucket",
                        "chaturaji_feed_lag_seconds_bucket",
                        "chaturaji_match_due",
                        "chaturaji_match_due_lag_seconds",
                        "chaturaji_match_lock_wait_seconds_bucket",
                        "chaturaji_match_locks_lost_total",
                        "chaturaji_match_steps_total",
                        "chaturaji_matches",
                        "chaturaji_redis_up",
                        "chaturaji_store_up",
                        "chaturaji_streams",
                        "chaturaji_streams_dropped_total",
                        "http_server_requests_seconds_bucket",
                        "agroal_active_count",
                        "agroal_awaiting_count",
                        "redis_pool_queue_size")
                .forEach(name -> assertTrue(names.contains(name), name));
    }

    private static double commands(String kind, String outcome) {
        Pattern series = Pattern.compile(
                "(?m)^chaturaji_commands_seconds_count\\{by=\"person\",kind=\"%s\",outcome=\"%s\"} (\\S+)$"
                        .formatted(kind, outcome));
        return series.matcher(metrics())
                .results()
                .mapToDouble(found -> Double.parseDouble(found.group(1)))
                .sum();
    }

    private static String metrics() {
        return given().get("/q/metrics").then().statusCode(200).extract().asString();
    }
}
