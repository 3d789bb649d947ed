package org.chaturaji.store;

import io.quarkus.flyway.FlywayConfigurationCustomizer;

import jakarta.inject.Singleton;

import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.database.postgresql.PostgreSQLConfigurationExtension;

/**
 * Lets Flyway hold its lock by the session. It would by a transaction, for whose end {@code CREATE
 * INDEX CONCURRENTLY} waits.
 */
@Singleton
final class MigrationLock implements FlywayConfigurationCustomizer {

    @Override
    public void customize(FluentConfiguration configuration) {
        configuration
                .getConfigurationExtension(PostgreSQLConfigurationExtension.class)
                .setTransactionalLock(false);
    }
}
