package org.chaturaji.store;

import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.redis.datasource.RedisDataSource;
import io.smallrye.health.api.HealthGroup;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;

import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;

/** Whether Redis answers: told at {@code /q/health/group/dependencies}, never part of readiness. */
@HealthGroup(DatabaseHealth.GROUP)
@ApplicationScoped
class RedisHealth implements HealthCheck {

    private final RedisDataSource redis;
    private final RedisBreaker breaker;

    RedisHealth(RedisDataSource redis, RedisBreaker breaker) {
        this.redis = redis;
        this.breaker = breaker;
    }

    void publish(@Observes Startup event, MeterRegistry metrics) {
        metrics.gauge("chaturaji.redis.up", breaker, it -> it.isAway() ? 0 : 1);
    }

    @Override
    public HealthCheckResponse call() {
        boolean up = breaker.call(() -> redis.execute("PING") != null, false);
        return HealthCheckResponse.named("Redis").status(up).build();
    }
}
