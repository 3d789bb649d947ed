package org.chaturaji.failure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.client.Client;
import org.chaturaji.client.EventStream;
import org.chaturaji.embedded.ServiceProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import java.net.URI;
import java.nio.file.Path;

/** A service that is asked to stop ends what it has begun. */
@Timeout(120)
class StoppedServiceIT {

    private static final int BY_SIGTERM = 143;

    @TempDir
    Path data;

    @Test
    void streamsEndSoThatNobodyWaitsForThem() throws Exception {
        try (ServiceProcess service = ServiceProcess.start(data)) {
            Client ann = Client.register(service.uri(), "Ann", answer -> {});
            String match = Client.json(ann.command("/api/matches", "{}"), 201)
                    .path("id")
                    .asText();
            URI events = service.uri().resolve("/api/matches/" + match + "/events");
            try (EventStream stream = EventStream.open(events)) {
                assertEquals("match", stream.next().orElseThrow().name());
                service.stop();
                assertTrue(stream.next().isEmpty());
            }
            assertEquals(BY_SIGTERM, service.exitCode());
            assertFalse(service.output().contains("Timed out"), service::output);
        }
    }
}
