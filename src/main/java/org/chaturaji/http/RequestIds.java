package org.chaturaji.http;

import io.opentelemetry.api.trace.Span;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

import org.jboss.logging.MDC;
import org.jspecify.annotations.Nullable;

import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Gives each request an id, which stands in its answer and in whatever is logged about it. A proxy
 * may have given it one before.
 */
@Singleton
final class RequestIds {

    static final String HEADER = "X-Request-Id";

    static final int FIRST = RouterProblems.BEFORE_UPLOAD_LIMIT - 2;

    /** Nothing that could be taken for another line of the log. */
    private static final Pattern FIT = Pattern.compile("[A-Za-z0-9._=+/-]{1,64}");

    private final Supplier<UUID> ids;

    RequestIds(Supplier<UUID> ids) {
        this.ids = ids;
    }

    void register(@Observes Router router) {
        router.route().order(FIRST).handler(this::identify);
    }

    private void identify(RoutingContext context) {
        String id = idOf(context.request().getHeader(HEADER));
        context.response().putHeader(HEADER, id);
        MDC.put("request", id);
        keepSecrets(context.request().query());
        context.next();
    }

    /** A query may have a join code in it, which is not for those who read traces. */
    private static void keepSecrets(@Nullable String query) {
        if (query != null) {
            Span.current().setAttribute("url.query", "");
        }
    }

    private String idOf(@Nullable String given) {
        return given != null && FIT.matcher(given).matches() ? given : ids.get().toString();
    }
}
