package org.chaturaji.http;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;

import jakarta.inject.Inject;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A client that goes without a word frees all that its stream needed. */
@QuarkusTest
class VanishedClientIT {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @Inject
    MeterRegistry metrics;

    @Test
    void streamsOfVanishedClientsAreFreed() throws IOException {
        String match = Api.newMatch(Api.newPerson("Ann"), "{}");
        await().atMost(PATIENCE).until(() -> streams() == 0);
        List<Socket> clients = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            clients.add(follow(match));
        }
        assertTrue(streams() == clients.size(), () -> "streams: " + streams());
        for (Socket client : clients) {
            client.setSoLinger(true, 0);
            client.close();
        }
        await().atMost(PATIENCE).until(() -> streams() == 0);
    }

    private static Socket follow(String match) throws IOException {
        Socket client = new Socket("localhost", RestAssured.port);
        client.getOutputStream()
                .write(("GET /api/matches/" + match + "/events HTTP/1.1\r\nHost: localhost\r\n"
                                + "Accept: text/event-stream\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
        StringBuilder read = new StringBuilder();
        while (read.indexOf("event:match") < 0) {
            read.append((char) client.getInputStream().read());
        }
        return client;
    }

    private double streams() {
        return metrics.get("chaturaji.streams").gauge().value();
    }
}
