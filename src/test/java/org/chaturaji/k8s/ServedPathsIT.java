package org.chaturaji.k8s;

import static io.restassured.RestAssured.given;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import io.quarkus.test.junit.QuarkusTest;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The paths that the manifests name are those of the service. */
@QuarkusTest
class ServedPathsIT {

    @Test
    void probesAndPrometheusGetAnswers() {
        List<String> asked = new ArrayList<>();
        for (JsonNode get : Yaml.file("base/deployment.yaml").findValues("httpGet")) {
            asked.add(get.get("path").asText());
        }
        assertEquals(3, asked.size());
        asked.addAll(Yaml.file("monitoring/service-monitor.yaml").findValuesAsText("path"));
        asked.forEach(path -> given().get(path).then().statusCode(200));
    }

    @Test
    void theWholeContractIsOutsideAndNothingElse() throws IOException {
        List<String> outside = publicPaths();
        Set<String> paths = new TreeSet<>();
        Yaml.documents(Files.readString(Path.of("openapi", "openapi.yaml")))
                .get(0)
                .get("paths")
                .fieldNames()
                .forEachRemaining(paths::add);
        assertFalse(paths.isEmpty());
        paths.forEach(path -> assertTrue(isBelow(path, outside), path));
        for (String inside : List.of("/q", "/q/health", "/q/metrics", "/q/swagger-ui", "/")) {
            assertFalse(isBelow(inside, outside), inside);
        }
    }

    private static List<String> publicPaths() {
        List<String> paths = new ArrayList<>();
        for (JsonNode path : Yaml.file("base/http-route.yaml").findValues("path")) {
            assertEquals("PathPrefix", path.get("type").asText());
            paths.add(path.get("value").asText());
        }
        return paths;
    }

    private static boolean isBelow(String path, List<String> prefixes) {
        return prefixes.stream()
                .anyMatch(prefix -> path.equals(prefix) || path.startsWith(prefix + "/"));
    }
}
