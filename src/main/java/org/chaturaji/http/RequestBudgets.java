package org.chaturaji.http;

import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;

import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;

import org.chaturaji.player.Budget;
import org.chaturaji.player.Budgets;
import org.chaturaji.player.Budgets.Taken;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

/**
 * Takes what a request costs from the budgets of its address and its person, and tells in its answer
 * what is left (draft-ietf-httpapi-ratelimit-headers-10).
 */
@Singleton
final class RequestBudgets {

    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration HOUR = Duration.ofHours(1);

    private final boolean enabled;
    private final Budget address;
    private final Budget person;
    private final Budget players;
    private final Budget codes;
    private final Budget analysis;
    private final Budgets budgets;
    private final MeterRegistry metrics;

    RequestBudgets(BudgetSettings settings, Budgets budgets, MeterRegistry metrics) {
        enabled = settings.enabled();
        address = new Budget("address", settings.address(), MINUTE);
        person = new Budget("person", settings.person(), MINUTE);
        players = new Budget("players", settings.players(), HOUR);
        codes = new Budget("codes", settings.codes(), HOUR);
        analysis = new Budget("analysis", settings.analysis(), MINUTE);
        this.budgets = budgets;
        this.metrics = metrics;
    }

    /**
     * Takes from the budgets of the address, before anybody looks at credentials.
     *
     * @return fails with {@link ProblemCode#TOO_MANY_REQUESTS} when one is used up
     */
    Uni<Void> takeOfAddress(HttpServerRequest request) {
        if (!enabled) {
            return Uni.createFrom().voidItem();
        }
        String owner = Addresses.owner(request);
        Uni<Void> taken = take(address, owner, request.response());
        return special(request)
                .map(budget -> taken.chain(() -> take(budget, owner, request.response())))
                .orElse(taken);
    }

    /**
     * Takes from the budget of a person. Waits for Redis.
     *
     * @throws ProblemException {@link ProblemCode#TOO_MANY_REQUESTS} when it is used up
     */
    void takeOfPerson(UUID id, HttpServerResponse response) {
        if (enabled) {
            take(person, id.toString(), response).await().indefinitely();
        }
    }

    /** What costs more than others, or could be tried until something is hit. */
    private Optional<Budget> special(HttpServerRequest request) {
        String path = request.path();
        return switch (request.method().name()) {
            case "POST" -> special(path);
            case "GET" -> Optional.of(codes).filter(it -> request.getParam("joinCode") != null);
            case "PUT" -> Optional.of(codes).filter(it -> request.headers().contains("Join-Code"));
            default -> Optional.empty();
        };
    }

    private Optional<Budget> special(String path) {
        if (path.startsWith("/api/analysis/") || path.equals("/api/records/check")) {
            return Optional.of(analysis);
        }
        return switch (path) {
            case "/api/players" -> Optional.of(players);
            case "/api/players/device-tokens" -> Optional.of(codes);
            default -> Optional.empty();
        };
    }

    private Uni<Void> take(Budget budget, String owner, HttpServerResponse response) {
        return Uni.createFrom()
                .completionStage(() -> budgets.take(budget, owner))
                .invoke(taken -> tell(budget, taken, response))
                .replaceWithVoid();
    }

    private void tell(Budget budget, Taken taken, HttpServerResponse response) {
        long seconds = taken.pause().plusMillis(999).toSeconds();
        response.headers()
                .add(
                        "RateLimit-Policy",
                        "\"%s\";q=%d;w=%d"
                                .formatted(
                                        budget.name(),
                                        budget.capacity(),
                                        budget.refill().toSeconds()))
                .add(
                        "RateLimit",
                        "\"%s\";r=%d".formatted(budget.name(), taken.left())
                                + (seconds == 0 ? "" : ";t=" + seconds));
        if (!taken.granted()) {
            metrics.counter("chaturaji.budgets.refused", "budget", budget.name())
                    .increment();
            response.putHeader(HttpHeaders.RETRY_AFTER, Long.toString(Math.max(1, seconds)));
            throw ProblemException.of(ProblemCode.TOO_MANY_REQUESTS);
        }
    }
}
