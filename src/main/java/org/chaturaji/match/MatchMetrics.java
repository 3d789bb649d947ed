package org.chaturaji.match;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.cpu.Level;

import java.util.function.Supplier;

/**
 * What an operator learns of commands and of computer players. Each tag has few values, and none
 * names a match or a person.
 */
@ApplicationScoped
class MatchMetrics {

    private final MeterRegistry registry;
    private final Outages outages;

    MatchMetrics(MeterRegistry registry, Outages outages) {
        this.registry = registry;
        this.outages = outages;
    }

    /**
     * Returns what {@code work} returns, and notes how long it took and what came of it.
     *
     * @param kind what was commanded
     */
    Answer command(String kind, By by, Supplier<Answer> work) {
        Timer.Sample sample = Timer.start(registry);
        String outcome = "failed";
        try {
            Answer answer = work.get();
            outcome = outcome(answer);
            return answer;
        } catch (RuntimeException e) {
            outcome = outcome(e);
            throw e;
        } finally {
            sample.stop(registry.timer(
                    "chaturaji.commands", "kind", kind, "by", by.code(), "outcome", outcome));
        }
    }

    private static String outcome(Answer answer) {
        if (answer.replayed()) {
            return "replayed";
        }
        return answer.seq().isPresent() ? "done" : "unchanged";
    }

    private String outcome(RuntimeException failure) {
        if (failure instanceof Refusal refusal) {
            return refusal.code().code();
        } else if (outages.isOutage(failure)) {
            return "unavailable";
        }
        return outages.isBusy(failure) ? Refusal.Code.BUSY.code() : "failed";
    }

    /** Returns what a computer player has chosen, and notes how long it thought. */
    <T> T thought(Level level, Supplier<T> thinking) {
        return registry.timer("chaturaji.cpu.thinking", "level", level.code()).record(thinking);
    }

    /** Counts what came of a step that the service took by itself. */
    void step(String outcome) {
        registry.counter("chaturaji.match.steps", "outcome", outcome).increment();
    }
}
