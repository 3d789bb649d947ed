package org.chaturaji.store;

import io.smallrye.health.api.HealthGroup;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.match.MatchStore;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;

/** Whether PostgreSQL answers: told beside {@link RedisHealth}, never part of readiness. */
@HealthGroup(DatabaseHealth.GROUP)
@ApplicationScoped
class DatabaseHealth implements HealthCheck {

    /** The group of what the service depends on. */
    static final String GROUP = "dependencies";

    private final MatchStore store;

    DatabaseHealth(MatchStore store) {
        this.store = store;
    }

    @Override
    public HealthCheckResponse call() {
        try {
            return HealthCheckResponse.named("PostgreSQL")
                    .withData("time", store.now().toString())
                    .up()
                    .build();
        } catch (RuntimeException e) {
            return HealthCheckResponse.named("PostgreSQL").down().build();
        }
    }
}
