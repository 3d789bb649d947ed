package org.chaturaji.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

import org.jboss.logging.MDC;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;
import org.jspecify.annotations.Nullable;

/** What happens to every request before its resource. */
final class RequestFilters {

    private static final String MATCHES = "/api/matches/";

    private final Intake intake;

    RequestFilters(Intake intake) {
        this.intake = intake;
    }

    /** Paths have one form: what only looks like one of ours is not there. */
    @ServerRequestFilter(preMatching = true)
    @Nullable
    Response strictPath(HttpServerRequest request) {
        String path = request.path();
        boolean trailing = path.length() > 1 && path.endsWith("/");
        if (trailing || path.contains("//") || path.contains(";")) {
            throw ProblemException.of(ProblemCode.NOT_FOUND);
        }
        return request.method().equals(HttpMethod.OPTIONS) ? options(path) : null;
    }

    private static Response options(String path) {
        String allowed = Routes.allow(path);
        if (allowed.isEmpty()) {
            throw ProblemException.of(ProblemCode.NOT_FOUND);
        }
        return Response.noContent().header(HttpHeaders.ALLOW, allowed).build();
    }

    @ServerRequestFilter
    void begin(ContainerRequestContext request) {
        intake.begin(request);
        String path = request.getUriInfo().getRequestUri().getRawPath();
        String id = request.getUriInfo().getPathParameters().getFirst("id");
        if (path.startsWith(MATCHES) && id != null) {
            Ids.parse(id).ifPresent(match -> MDC.put("match", match.toString()));
        }
    }
}
