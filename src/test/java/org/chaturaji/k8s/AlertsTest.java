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
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Whoever is woken by an alert finds what it means and what to do. */
class AlertsTest {

    private static final Path README = Path.of("k8s", "README.md");
    private static final Pattern ROW =
            Pattern.compile("^\\| `(Chaturaji\\w+)` \\| .+ \\| .+ \\|$", Pattern.MULTILINE);

    @Test
    void everyAlertHasItsLineInTheReadmeAndEveryLineItsAlert() throws IOException {
        List<String> lines = ROW.matcher(Files.readString(README))
                .results()
                .map(row -> row.group(1))
                .toList();
        assertEquals(new TreeSet<>(lines).size(), lines.size());
        assertEquals(
                alerts().stream()
                        .map(Rule::getAlert)
                        .collect(Collectors.toCollection(TreeSet::new)),
                new TreeSet<>(lines));
    }

    @Test
    void everyAlertSaysHowUrgentItIsAndWhereToRead() throws IOException {
        assertTrue(Files.readString(README).contains("\n## Alerts\n"));
        for (Rule alert : alerts()) {
            String severity = alert.getLabels().get("severity");
            assertTrue(Set.of("critical", "warning").contains(severity), alert::toString);
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
