package org.chaturaji.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

import org.jspecify.annotations.Nullable;

import java.util.Set;

/**
 * What is settled before or behind the resources, on the router itself: bodies that nobody will
 * read, and problems for requests that no resource gets to see.
 */
@Singleton
final class RouterProblems {

    /** Before the framework's own limit, which answers without a body. */
    static final int BEFORE_UPLOAD_LIMIT = -3;

    /** Behind every other route, before the framework's error page. */
    private static final int LAST = Integer.MAX_VALUE - 1;

    /** Bodies over the limit are read and thrown away up to here, so that the answer is seen. */
    private static final long NOT_WORTH_READING = 8L << 20;

    /** The framework makes a registry for every group that is asked for, up to a hundred. */
    private static final String UNKNOWN_HEALTH_GROUP = "/q/health/group/(?!dependencies$).*";

    private static final Set<HttpMethod> WITH_BODY =
            Set.of(HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH);

    private final Problems problems;

    RouterProblems(Problems problems) {
        this.problems = problems;
    }

    void register(@Observes Router router) {
        router.route().order(BEFORE_UPLOAD_LIMIT).handler(this::limitBody);
        router.routeWithRegex(UNKNOWN_HEALTH_GROUP)
                .order(BEFORE_UPLOAD_LIMIT)
                .handler(context -> answer(context, ProblemException.of(ProblemCode.NOT_FOUND)));
        router.route()
                .order(LAST)
                .handler(context -> answer(context, ProblemException.of(ProblemCode.NOT_FOUND)))
                .failureHandler(this::fail);
    }

    private void limitBody(RoutingContext context) {
        long limit = WITH_BODY.contains(context.request().method())
                ? NOT_WORTH_READING
                : RequestBody.LIMIT;
        if (declaredLength(context.request().getHeader("Content-Length")) > limit) {
            // The body is on its way, and nobody will take it.
            context.response()
                    .putHeader("Connection", "close")
                    .endHandler(sent -> context.request().connection().close());
            answer(context, ProblemException.of(ProblemCode.TOO_LARGE));
        } else {
            context.next();
        }
    }

    private static long declaredLength(@Nullable String header) {
        try {
            return header == null ? 0 : Long.parseLong(header);
        } catch (NumberFormatException tooLong) {
            return Long.MAX_VALUE;
        }
    }

    private void fail(RoutingContext context) {
        Throwable failure = context.failure();
        answer(
                context,
                failure == null || context.statusCode() < 500
                        ? ProblemException.of(ProblemCode.ofStatus(context.statusCode()))
                        : problems.of(failure));
    }

    private void answer(RoutingContext context, ProblemException problem) {
        HttpServerResponse response = context.response();
        if (response.headWritten()) {
            response.reset();
            return;
        }
        response.setStatusCode(problem.status());
        problems.headers(problem, context.request()).forEach(response::putHeader);
        Buffer body = Buffer.buffer(problems.body(problem, context.request()));
        if (context.request().method().equals(HttpMethod.HEAD)) {
            response.end();
        } else {
            response.end(body);
        }
    }
}
