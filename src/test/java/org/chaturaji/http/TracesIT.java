package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.opentelemetry.context.Context;
import io.opentelemetry.sdk.trace.ReadWriteSpan;
import io.opentelemetry.sdk.trace.ReadableSpan;
import io.opentelemetry.sdk.trace.SpanProcessor;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;

/** What a collector gets to see of a command, from its request to the news of it. */
@QuarkusTest
@TestProfile(TracesIT.Traced.class)
@Timeout(60)
class TracesIT {

    @Inject
    Ended ended;

    /** Traces are on; they go nowhere but here. */
    public static final class Traced implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "quarkus.otel.sdk.disabled", "false",
                    "quarkus.otel.bsp.schedule.delay", "1h",
                    "quarkus.log.category.\"io.quarkus.opentelemetry\".level", "OFF");
        }
    }

    /** Keeps the spans that have ended. */
    @Singleton
    static final class Ended implements SpanProcessor {

        private final Queue<SpanData> spans = new ConcurrentLinkedQueue<>();

        @Override
        public void onStart(Context parent, ReadWriteSpan span) {}

        @Override
        public boolean isStartRequired() {
            return false;
        }

        @Override
        public void onEnd(ReadableSpan span) {
            spans.add(span.toSpanData());
        }

        @Override
        public boolean isEndRequired() {
            return true;
        }
    }

    @Test
    void aCommandIsOneTraceFromItsRequestToTheNewsOfIt() {
        Person ann = Api.newPerson("Ann");
        String match = Api.startedMatch(ann, "{}");
        ended.spans.clear();
        ann.sends().post("/api/matches/" + match + "/rolls").then().statusCode(201);

        SpanData request = awaited("POST /api/matches/{id}/rolls");
        List<SpanData> trace = ended.spans.stream()
                .filter(span -> span.getTraceId().equals(request.getTraceId()))
                .toList();
        List<String> names = trace.stream().map(SpanData::getName).toList();
        Stream.of("match.lock", "match.transaction", "match.decide", "match.feed", "publish")
                .forEach(name -> assertTrue(names.contains(name), names::toString));
        assertEquals(
                span(trace, "match.lock").getSpanId(),
                span(trace, "match.transaction").getParentSpanId());
        assertEquals(
                span(trace, "match.transaction").getSpanId(),
                span(trace, "match.decide").getParentSpanId());
        assertTrue(request.getAttributes().asMap().containsValue(match), request::toString);
        ann.sends().post("/api/matches/" + match + "/resignations").then().statusCode(201);
    }

    @Test
    void noTraceTellsAJoinCode() {
        ended.spans.clear();
        Api.anybody().get("/api/matches?joinCode=0123ABCD").then().statusCode(200);
        awaited("GET /api/matches");
        assertTrue(
                ended.spans.stream().noneMatch(span -> span.toString().contains("0123ABCD")),
                ended.spans::toString);
    }

    @Test
    void whatTheServiceDoesByItselfIsATraceOfItsOwn() {
        Person ann = Api.newPerson("Ann");
        String match = Api.startedMatch(ann, "{}");
        ended.spans.clear();
        ann.sends().post("/api/matches/" + match + "/resignations").then().statusCode(201);
        assertTrue(!awaited("match.step").getParentSpanContext().isValid());
    }

    private static SpanData span(List<SpanData> trace, String name) {
        return trace.stream()
                .filter(span -> span.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private SpanData awaited(String name) {
        while (true) {
            for (SpanData span : ended.spans) {
                if (span.getName().equals(name)) {
                    return span;
                }
            }
            Thread.onSpinWait();
        }
    }
}
