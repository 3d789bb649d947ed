package org.chaturaji.failure;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.client.Client;

import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;

/** A person who sends a request to one replica after the other until it is answered. */
final class Repeater {

    /** A replica that does not answer for so long is taken to be away. */
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private static final Duration BETWEEN_ATTEMPTS = Duration.ofMillis(20);
    private static final Duration ANSWERED_WITHIN = Duration.ofSeconds(90);

    private final Client client;
    private final Replicas replicas;
    private final Traffic traffic;

    private Repeater(Client client, Replicas replicas, Traffic traffic) {
        this.client = client;
        this.replicas = replicas;
        this.traffic = traffic;
    }

    /** A new person, while all replicas are there. */
    static Repeater register(
            Replicas replicas, Traffic traffic, Consumer<HttpResponse<String>> watcher) {
        Client client = Client.register(replicas.uri(0), "P", watcher);
        return new Repeater(client, replicas, traffic);
    }

    String id() {
        return client.id();
    }

    /** Sends every request to this replica first. */
    Sender startingAt(int replica) {
        return request -> {
            AtomicInteger attempts = new AtomicInteger(replica);
            return await().atMost(ANSWERED_WITHIN)
                    .pollInSameThread()
                    .pollDelay(Duration.ZERO)
                    .pollInterval(BETWEEN_ATTEMPTS)
                    .until(
                            () -> attempt(attempts.getAndIncrement() % Replicas.COUNT, request),
                            Optional::isPresent)
                    .orElseThrow();
        };
    }

    private Optional<HttpResponse<String>> attempt(
            int replica, Function<Client, HttpResponse<String>> request) {
        HttpResponse<String> answer;
        try {
            answer = request.apply(client.at(replicas.uri(replica), PATIENCE));
        } catch (UncheckedIOException e) {
            return Optional.empty();
        }
        if (answer.statusCode() != 503) {
            traffic.served(replica);
            return Optional.of(answer);
        }
        long seconds = answer.headers().firstValueAsLong("Retry-After").orElse(0);
        assertTrue(seconds > 0, "no Retry-After");
        traffic.refused(replica);
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(seconds));
        return Optional.empty();
    }
}
