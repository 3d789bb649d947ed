package org.chaturaji.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.CorsHandler;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Lets pages of other sites call the API, those that are configured (Fetch, 3.2). The rest is answered
 * as any client is, and their browser keeps the answer from them. Credentials are no cookies, so
 * nobody's browser can be made to use them.
 */
@Singleton
final class Cors {

    private static final String ALL = "*";
    private static final int BEFORE_BUDGETS = RequestIds.FIRST + 1;
    private static final int PREFLIGHT_S = Math.toIntExact(Duration.ofHours(1).toSeconds());

    private static final Set<HttpMethod> METHODS = Set.of(
            HttpMethod.GET,
            HttpMethod.HEAD,
            HttpMethod.POST,
            HttpMethod.PUT,
            HttpMethod.PATCH,
            HttpMethod.DELETE);

    private static final Set<String> SENT = Set.of(
            "Accept",
            "Authorization",
            "Content-Type",
            "Idempotency-Key",
            "If-Match",
            "If-None-Match",
            "Join-Code",
            "Last-Event-ID",
            RequestIds.HEADER);

    private static final Set<String> ANSWERED = Set.of(
            "ETag",
            "Idempotency-Replayed",
            "Location",
            "RateLimit",
            "RateLimit-Policy",
            "Retry-After",
            "WWW-Authenticate",
            RequestIds.HEADER);

    private final List<String> origins;
    private final CorsHandler handler;

    Cors(CorsSettings settings) {
        origins = settings.origins().orElse(List.of());
        handler = CorsHandler.create()
                .allowedMethods(METHODS)
                .allowedHeaders(SENT)
                .exposedHeaders(ANSWERED)
                .maxAgeSeconds(PREFLIGHT_S);
        origins.forEach(origin ->
                handler.addOriginWithRegex(origin.equals(ALL) ? ".*" : Pattern.quote(origin)));
    }

    void register(@Observes Router router) {
        if (!origins.isEmpty()) {
            router.route("/api/*").order(BEFORE_BUDGETS).handler(this::handle);
        }
    }

    private void handle(RoutingContext context) {
        // Behind what others say of it: a cache must not give one site what another was answered.
        context.addHeadersEndHandler(end -> context.response().headers().add("Vary", "Origin"));
        if (isAllowed(context.request().getHeader("Origin"))) {
            handler.handle(context);
        } else {
            context.next();
        }
    }

    private boolean isAllowed(@Nullable String origin) {
        return origin != null && (origins.contains(ALL) || origins.contains(origin));
    }
}
