package org.chaturaji.http;

import io.opentelemetry.api.trace.Span;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;

import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

import org.chaturaji.match.Sightings;
import org.jboss.logging.MDC;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jboss.resteasy.reactive.server.ServerResponseFilter;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** What happens to every request before its resource, and after it. */
final class RequestFilters {

    private static final String MATCHES = "/api/matches/";

    /** The headers on which it depends whether a request counts. */
    private static final List<String> CONDITIONS =
            List.of("Idempotency-Key", "If-Match", "If-None-Match", "Join-Code");

    private final Intake intake;
    private final Caller caller;
    private final Sightings sightings;
    private final RequestBudgets budgets;

    RequestFilters(Intake intake, Caller caller, Sightings sightings, RequestBudgets budgets) {
        this.intake = intake;
        this.caller = caller;
        this.sightings = sightings;
        this.budgets = budgets;
    }

    /** Who sends too much is told before anything else is looked at. */
    @ServerRequestFilter(preMatching = true, priority = Priorities.AUTHENTICATION - 1)
    Uni<Void> takeFromBudgets(HttpServerRequest request) {
        return budgets.takeOfAddress(request);
    }

    /**
     * Paths have one form: what only looks like one of ours is not there. The framework takes the
     * next best path for a method that the best one does not have: GET …/quick would be a match.
     */
    @ServerRequestFilter(preMatching = true)
    @Nullable
    Response strictPath(HttpServerRequest request) {
        String path = request.path();
        boolean trailing = path.length() > 1 && path.endsWith("/");
        if (trailing || path.contains("//") || path.contains(";") || path.contains("%")) {
            throw ProblemException.of(ProblemCode.NOT_FOUND);
        }
        if (Routes.hasOnlyOthers(path, request.method().name())) {
            throw ProblemException.of(ProblemCode.METHOD_NOT_ALLOWED);
        }
        return request.method().equals(HttpMethod.OPTIONS) ? options(path) : null;
    }

    /** A client whose variable was empty is told, instead of being taken for one that sent none. */
    private static void refuseEmpty(HttpServerRequest request) {
        Faults faults = new Faults();
        for (String header : CONDITIONS) {
            if (request.headers().getAll(header).stream().anyMatch(String::isBlank)) {
                faults.header(header, Message.of("fault.empty"));
            }
        }
        for (Map.Entry<String, String> parameter : request.params()) {
            if (parameter.getValue().isEmpty()) {
                faults.query(parameter.getKey(), Message.of("fault.empty"));
            }
        }
        faults.refuse();
    }

    private static Response options(String path) {
        String allowed = Routes.allow(path);
        if (allowed.isEmpty()) {
            throw ProblemException.of(ProblemCode.NOT_FOUND);
        }
        return Response.noContent().header(HttpHeaders.ALLOW, allowed).build();
    }

    @ServerRequestFilter
    void begin(ContainerRequestContext request, HttpServerRequest server) {
        refuseEmpty(server);
        intake.begin(request, server);
        match(request, server).ifPresent(match -> {
            MDC.put("match", match.toString());
            Span.current().setAttribute("chaturaji.match", match.toString());
        });
    }

    /** Whoever proved who they are was there, whatever came of the request. */
    @ServerResponseFilter
    void end(ContainerRequestContext request, HttpServerRequest server) {
        match(request, server)
                .ifPresent(
                        match -> caller.met().ifPresent(person -> sightings.seen(match, person)));
    }

    /** The match that the path names. */
    private static Optional<UUID> match(ContainerRequestContext request, HttpServerRequest server) {
        String id = request.getUriInfo().getPathParameters().getFirst("id");
        return server.path().startsWith(MATCHES) && id != null ? Ids.parse(id) : Optional.empty();
    }
}
