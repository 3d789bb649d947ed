package org.chaturaji.match;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.transaction.Transactional;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.function.ToDoubleFunction;

/** The backlog as metrics; every replica shows the same. */
@ApplicationScoped
class BacklogGauges {

    private final MatchStore store;
    private volatile @Nullable Backlog backlog;

    BacklogGauges(MatchStore store) {
        this.store = store;
    }

    void publish(@Observes Startup event, MeterRegistry registry) {
        gauge("chaturaji.matches", Backlog::open).tag("status", "open").register(registry);
        gauge("chaturaji.matches", Backlog::playing).tag("status", "playing").register(registry);
        gauge("chaturaji.match.due", Backlog::due).register(registry);
        gauge("chaturaji.match.due.lag", it -> seconds(it.lag()))
                .baseUnit("seconds")
                .register(registry);
    }

    /** Before the first look, and while none succeeds, nothing is known. */
    private Gauge.Builder<BacklogGauges> gauge(String name, ToDoubleFunction<Backlog> value) {
        return Gauge.builder(name, this, gauges -> gauges.value(value)).strongReference(true);
    }

    private double value(ToDoubleFunction<Backlog> value) {
        Backlog known = backlog;
        return known == null ? Double.NaN : value.applyAsDouble(known);
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1e3;
    }

    @Transactional
    void look() {
        try {
            backlog = store.backlog();
        } catch (RuntimeException e) {
            backlog = null;
            throw e;
        }
    }
}
