package org.chaturaji.http;

import io.vertx.core.http.HttpServerRequest;

import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status.Family;

import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

import java.io.IOException;

/** Answers with a problem to whatever a resource, or the way to it, throws. */
final class ProblemMappers {

    private final Problems problems;

    ProblemMappers(Problems problems) {
        this.problems = problems;
    }

    /** What the framework refuses: unknown paths, methods, media types; or an answer without a body. */
    @ServerExceptionMapper
    Response framework(WebApplicationException refused, HttpServerRequest request) {
        if (refused.getResponse().getStatusInfo().getFamily() == Family.SUCCESSFUL) {
            return refused.getResponse();
        }
        int status = refused.getResponse().getStatus();
        if (status >= 500 && refused.getCause() != null) {
            return anything(refused.getCause(), request);
        }
        return answer(ProblemException.of(ProblemCode.ofStatus(status)), request);
    }

    @ServerExceptionMapper
    Response anything(Throwable failure, HttpServerRequest request) {
        // That an answer reaches nobody any more is no fault of ours, and this one does neither.
        boolean clientLeft =
                failure instanceof IOException && request.response().closed();
        return answer(
                clientLeft ? ProblemException.of(ProblemCode.MALFORMED) : problems.of(failure),
                request);
    }

    private Response answer(ProblemException problem, HttpServerRequest request) {
        Response.ResponseBuilder answer =
                Response.status(problem.status()).entity(problems.body(problem, request));
        problems.headers(problem, request).forEach(answer::header);
        return answer.build();
    }
}
