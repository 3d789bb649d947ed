package org.chaturaji;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** What the README promises, as it is printed. */
@QuarkusTest
class ReadmeIT {

    private static final Pattern SCRIPT = Pattern.compile("```bash\n(.*?)```", Pattern.DOTALL);
    private static final String PRINTED_ADDRESS = "service=http://localhost:8080\n";

    @TestHTTPResource
    URI service;

    @Test
    void theFirstGameByCurlIsPlayedToItsEnd() throws IOException, InterruptedException {
        String printed = run(0);
        assertTrue(printed.contains("[Red \"Anna\"]"), printed);
        assertTrue(printed.contains("[RoundLimit \"3\"]"), printed);
        assertTrue(printed.contains("\"result\":{\"termination\":"), printed);
    }

    @Test
    void fourPeoplePlayForRatings() throws IOException, InterruptedException {
        List<String> printed = run(1).lines().toList();
        JsonPath leaders = JsonPath.from(printed.get(0));
        List<Integer> ratings = leaders.getList("items.rating", Integer.class);
        assertEquals(4, ratings.size());
        assertEquals(ratings.stream().sorted(Comparator.reverseOrder()).toList(), ratings);
        JsonPath history = JsonPath.from(printed.get(1));
        assertEquals(1, history.getList("items").size());
        assertEquals(1500, history.getInt("items[0].ratingBefore"));
        assertEquals(
                Set.of("red", "yellow", "green"),
                Set.copyOf(history.getList("items[0].opponents.name", String.class)));
        JsonPath statistics = JsonPath.from(printed.get(2));
        assertEquals(1, statistics.getInt("rankedGames"));
        assertEquals(history.getFloat("items[0].place"), statistics.getFloat("meanPlace"));
        assertEquals("round-limit", statistics.getString("finishes[0].termination"));
        assertEquals(6, statistics.getInt("luck.person[0].thrown"));
        assertEquals(0, statistics.getInt("luck.computers[0].thrown"));
    }

    /** Returns what a script of the README prints, run against the service under test. */
    private String run(int number) throws IOException, InterruptedException {
        List<String> scripts = SCRIPT.matcher(Files.readString(Path.of("README.md")))
                .results()
                .map(found -> found.group(1))
                .toList();
        String script = scripts.get(number);
        assertTrue(script.contains(PRINTED_ADDRESS));
        String here = "service=http://" + service.getAuthority() + "\n";
        Process bash = new ProcessBuilder(
                        "bash", "-euo", "pipefail", "-c", script.replace(PRINTED_ADDRESS, here))
                .redirectErrorStream(true)
                .start();
        String printed = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(bash.waitFor(1, TimeUnit.MINUTES), printed);
        assertEquals(0, bash.exitValue(), printed);
        return printed;
    }
}
