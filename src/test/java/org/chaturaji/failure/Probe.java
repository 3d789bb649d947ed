package org.chaturaji.failure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** What an operator sees of a service from outside. */
final class Probe {

    /** Nothing may take longer, whatever is away. */
    private static final Duration LONGEST = Duration.ofSeconds(12);

    private final HttpClient http = HttpClient.newHttpClient();
    private final URI service;

    Probe(URI service) {
        this.service = service;
    }

    boolean isReady() {
        return get("/q/health/ready").statusCode() == 200;
    }

    /** Whether all that the service depends on is there. */
    boolean hasAll() {
        return get("/q/health/group/dependencies").statusCode() == 200;
    }

    /** The value of a metric without tags. */
    double metric(String name) {
        return get("/q/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith(name + " ") || line.startsWith(name + "{"))
                .map(line -> Double.valueOf(line.substring(line.lastIndexOf(' ') + 1)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no metric " + name));
    }

    private HttpResponse<String> get(String path) {
        HttpRequest request =
                HttpRequest.newBuilder(service.resolve(path)).timeout(LONGEST).build();
        try {
            return http.send(request, BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
