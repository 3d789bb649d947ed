package org.chaturaji.http;

import static io.restassured.RestAssured.given;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;

import org.chaturaji.client.EventStream;
import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What an operator can see: each metric that the dashboard and the alerts ask for. */
@QuarkusTest
@Timeout(120)
class MetricsIT {

    private static final Pattern NAME = Pattern.compile("(?m)^[a-z0-9_]+");

    /** In an expression for Prometheus: what stands before a selector. */
    private static final Pattern ASKED_FOR = Pattern.compile("\\b[a-z0-9]+_[a-z0-9_]+(?=\\{)");

    @Test
    void commandsAreCountedByKindAndOutcome() {
        Person ann = Api.newPerson("Ann");
        String match = "/api/matches/" + Api.startedMatch(ann, "{}");
        double done = commands("roll", "done");
        double replayed = commands("roll", "replayed");
        double refused = refusedRolls();
        for (String key : List.of("a", "a", "b")) {
            ann.sends().header("Idempotency-Key", key).post(match + "/rolls");
        }
        assertEquals(done + 1, commands("roll", "done"));
        assertEquals(replayed + 1, commands("roll", "replayed"));
        assertEquals(refused + 1, refusedRolls());
        ann.sends().post(match + "/resignations").then().statusCode(201);
    }

    @Test
    void allThatDashboardAndAlertsAskForIsThere() throws IOException {
        Person ann = Api.newPerson("Ann");
        String match = "/api/matches/" + Api.startedMatch(ann, "{}");
        try (EventStream stream = Streamed.open(match + "/events", Streamed.as(ann))) {
            ann.sends().post(match + "/resignations").then().statusCode(201);
            while (stream.next().isPresent()) {
                // To the end, for the computer plays meanwhile.
            }
        }
        Set<String> names = names(NAME, metrics());
        Set<String> askedFor = new TreeSet<>();
        for (String file : List.of("alerts.yaml", "dashboard.json")) {
            askedFor.addAll(names(ASKED_FOR, Files.readString(Path.of("k8s/monitoring", file))));
        }
        assertTrue(askedFor.size() > 15, askedFor::toString);
        askedFor.removeAll(names);
        assertEquals(Set.of(), askedFor);
    }

    private static Set<String> names(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    /** When no die could be used the turn is over. */
    private static double refusedRolls() {
        return commands("roll", "already-rolled") + commands("roll", "not-your-turn");
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
