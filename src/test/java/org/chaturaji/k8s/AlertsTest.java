package org.chaturaji.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import io.fabric8.openshift.api.model.monitoring.v1.PrometheusRule;
import io.fabric8.openshift.api.model.monitoring.v1.Rule;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Whoever is woken by an alert finds what it means and what to do. */
class AlertsTest {

    private static final Path README = Path.of("k8s", "README.md");
    private static final Pattern ROW = Pattern.compile(
            "^\\| `(Chaturaji\\w+)` \\| (critical: )?.+ \\| .+ \\|$", Pattern.MULTILINE);

    @Test
    void everyAlertHasItsLineInTheReadmeAndEveryLineItsAlert() throws IOException {
        List<String> lines = ROW.matcher(Files.readString(README))
                .results()
                .map(row -> row.group(1) + (row.group(2) == null ? " warning" : " critical"))
                .sorted()
                .toList();
        assertEquals(
                alerts().stream()
                        .map(it -> it.getAlert() + " " + it.getLabels().get("severity"))
                        .sorted()
                        .toList(),
                lines);
    }

    @Test
    void everyAlertSaysWhatIsWrongAndWhereToRead() throws IOException {
        assertTrue(Files.readString(README).contains("\n## Alerts\n"));
        for (Rule alert : alerts()) {
            assertTrue(alert.getAnnotations().containsKey("summary"), alert::toString);
            assertEquals(
                    "k8s/README.md#alerts",
                    alert.getAnnotations().get("runbook"),
                    alert.getAlert());
        }
    }

    @Test
    void panelsOfTheDashboardLieSideBySide() throws IOException {
        JsonNode dashboard = new ObjectMapper()
                .readTree(Path.of("k8s", "monitoring", "dashboard.json").toFile());
        Set<String> taken = new HashSet<>();
        for (JsonNode panel : dashboard.get("panels")) {
            JsonNode place = panel.get("gridPos");
            for (int x = 0; x < place.get("w").asInt(); x++) {
                int column = place.get("x").asInt() + x;
                assertTrue(column < 24, panel.get("title").asText());
                assertTrue(taken.add(column + "," + place.get("y").asInt()));
            }
        }
    }

    private static List<Rule> alerts() {
        PrometheusRule rules =
                StrictReader.read(Yaml.file("monitoring/alerts.yaml"), PrometheusRule.class);
        return rules.getSpec().getGroups().stream()
                .flatMap(group -> group.getRules().stream())
                .toList();
    }
}
