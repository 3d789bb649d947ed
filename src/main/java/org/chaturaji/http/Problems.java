package org.chaturaji.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;

import io.vertx.core.http.HttpServerRequest;

import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;

import org.chaturaji.engine.Move;
import org.chaturaji.match.Outages;
import org.chaturaji.match.Refusal;
import org.jboss.logging.Logger;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;

/** Turns whatever ends a request into the answer that says so. */
@Singleton
final class Problems {

    private static final Logger LOG = Logger.getLogger(Problems.class);

    private final ObjectMapper json;
    private final Outages outages;
    private final OutageLog outageLog;

    Problems(ObjectMapper json, Outages outages, OutageLog outageLog) {
        this.json = json;
        this.outages = outages;
        this.outageLog = outageLog;
    }

    /** Returns the problem that an exception stands for; a fault of ours is logged here. */
    ProblemException of(Throwable failure) {
        if (failure instanceof ProblemException problem) {
            return problem;
        } else if (failure instanceof Refusal refusal) {
            return of(refusal);
        } else if (outages.isOutage(failure)) {
            outageLog.met(failure);
            return ProblemException.of(ProblemCode.UNAVAILABLE);
        } else if (outages.isBusy(failure) || failure instanceof RejectedExecutionException) {
            return ProblemException.of(ProblemCode.BUSY);
        }
        LOG.error("a request failed by a fault of ours", failure);
        return ProblemException.of(ProblemCode.INTERNAL);
    }

    private static ProblemException of(Refusal refusal) {
        ProblemCode code = ProblemCode.ofCode(refusal.code().code()).orElse(ProblemCode.INTERNAL);
        List<String> legalMoves =
                refusal.legalMoves().stream().map(Move::toString).toList();
        return ProblemException.of(
                code,
                code.detail(),
                code == ProblemCode.ILLEGAL_MOVE ? Map.of("legalMoves", legalMoves) : Map.of());
    }

    /** Returns the body of the answer, in UTF-8. */
    byte[] body(ProblemException problem, HttpServerRequest request) {
        try {
            return json.writeValueAsBytes(problem.problem(path(request), language(request)));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a problem is always JSON", e);
        }
    }

    /** Returns the headers that belong to the problem. */
    Map<String, String> headers(ProblemException problem, HttpServerRequest request) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE);
        headers.put(HttpHeaders.CONTENT_LANGUAGE, language(request).tag());
        headers.put(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE);
        headers.put(HttpHeaders.CACHE_CONTROL, "no-store");
        problem.location().ifPresent(address -> headers.put(HttpHeaders.LOCATION, address));
        switch (problem.code()) {
            case UNAUTHENTICATED ->
                headers.put(HttpHeaders.WWW_AUTHENTICATE, challenge(problem, request));
            case METHOD_NOT_ALLOWED -> headers.put(HttpHeaders.ALLOW, Routes.allow(path(request)));
            case BUSY -> headers.put(HttpHeaders.RETRY_AFTER, "1");
            case UNAVAILABLE, TOO_MANY_STREAMS -> headers.put(HttpHeaders.RETRY_AFTER, "5");
            default -> {}
        }
        return headers;
    }

    private static Language language(HttpServerRequest request) {
        return Language.preferred(request.headers().getAll(HttpHeaders.ACCEPT_LANGUAGE));
    }

    /** What was sent; the server lets only valid addresses through. */
    private static String path(HttpServerRequest request) {
        String path = request.path();
        return path == null ? "/" : path;
    }

    /** RFC 6750 3: the error is told only to those who sent a token. */
    private static String challenge(ProblemException problem, HttpServerRequest request) {
        boolean sent = request.getHeader(HttpHeaders.AUTHORIZATION) != null;
        String description = problem.plainDetail()
                .map(detail -> ", error_description=\"" + detail + "\"")
                .orElse("");
        return "Bearer realm=\"chaturaji\""
                + (sent ? ", error=\"invalid_token\"" + description : "");
    }
}
