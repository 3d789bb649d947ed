package org.chaturaji.operator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import org.chaturaji.client.Client;
import org.chaturaji.embedded.ServiceProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The jar as an operator uses it. */
@Timeout(300)
class JarIT {

    @TempDir
    Path data;

    @Test
    void commandsWorkOnWhatAServiceHasLeft() throws Exception {
        assertEquals(0, run(data, Map.of(), "migrate"));
        String match;
        try (ServiceProcess service = ServiceProcess.start(data)) {
            match = startedMatch(service);
            // Beside it, with the name of the user in the address.
            Map<String, String> settings = Map.of("QUARKUS_DATASOURCE_JDBC_URL", service.jdbcUrl());
            assertEquals(0, run(data.resolve("beside"), settings, "migrate"));
            assertEquals(0, run(data.resolve("beside"), settings, "check", match));
        }
        assertEquals(0, run(data, Map.of(), "abort", match));
        assertEquals(2, run(data, Map.of(), "nonsense"));
    }

    @Test
    void eachLineOfTheLogIsJsonAndTellsRequestAndMatch() throws Exception {
        Map<String, String> settings = Map.of(
                "QUARKUS_LOG_CONSOLE_JSON_ENABLED", "true",
                "QUARKUS_LOG_CATEGORY__ORG_CHATURAJI_MATCH__LEVEL", "DEBUG");
        try (ServiceProcess service = ServiceProcess.start(data, settings)) {
            String match = startedMatch(service);
            List<JsonNode> lines = new ArrayList<>();
            for (String line : service.output().lines().toList()) {
                lines.add(new ObjectMapper().readTree(line));
            }
            JsonNode started = lines.stream()
                    .filter(line -> line.path("message").asText().startsWith("Start"))
                    .findFirst()
                    .orElseThrow();
            assertEquals(match, started.at("/mdc/match").asText());
            assertTrue(started.at("/mdc/request").asText().matches("[0-9a-f-]{36}"));
        }
    }

    private static String startedMatch(ServiceProcess service)
            throws IOException, InterruptedException {
        Client ann = Client.register(service.uri(), "Ann", answer -> {});
        String match =
                Client.json(ann.command("/api/matches", "{}"), 201).path("id").asText();
        Client.json(ann.command("/api/matches/" + match + "/start", ""), 201);
        return match;
    }

    private static int run(Path data, Map<String, String> settings, String... arguments)
            throws IOException, InterruptedException {
        try (ServiceProcess command = ServiceProcess.command(data, settings, arguments)) {
            return command.exitCode();
        }
    }
}
