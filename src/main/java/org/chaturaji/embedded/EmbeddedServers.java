package org.chaturaji.embedded;

import io.quarkus.runtime.ApplicationLifecycleManager;
import io.quarkus.runtime.configuration.ConfigurationException;
import io.smallrye.config.ConfigSourceContext;
import io.smallrye.config.ConfigSourceFactory;
import io.smallrye.config.ConfigValue;
import io.smallrye.config.PropertiesConfigSource;

import org.eclipse.microprofile.config.spi.ConfigSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The configuration source that starts what is not configured: PostgreSQL when {@code
 * quarkus.datasource.jdbc.url} is not set, Redis when {@code quarkus.redis.hosts} is not set. It
 * supplies the addresses of what it started, and nothing else.
 *
 * <p>Everything is kept in the directory named by {@code chaturaji.data}. A server starts once in
 * the life of the virtual machine, however often configuration is read (each reload in development
 * mode reads it again), and is stopped when the machine exits.
 */
public final class EmbeddedServers implements ConfigSourceFactory {

    private static final String DATA = "chaturaji.data";
    private static final String JDBC_URL = "quarkus.datasource.jdbc.url";
    private static final String REDIS_HOSTS = "quarkus.redis.hosts";

    /*
     * What was started is remembered in system properties, because each reload has a class loader
     * and so statics of its own. Only strings: the transaction manager reads all of them.
     */
    private static final String STARTED = "chaturaji.embedded.";

    /** Below every other source: what is set anywhere wins. */
    private static final int ORDINAL = 50;

    @Override
    public Iterable<ConfigSource> getConfigSources(ConfigSourceContext context) {
        if (!isStarting()) {
            return List.of();
        }
        Map<String, String> supplied = new HashMap<>();
        try {
            if (!isSet(context, JDBC_URL)) {
                supplied.put(JDBC_URL, started(JDBC_URL, context, PostgresServer::start));
                supplied.put("quarkus.datasource.username", PostgresServer.USER);
                supplied.put("quarkus.datasource.password", PostgresServer.USER);
            }
            if (!isSet(context, REDIS_HOSTS)) {
                supplied.put(REDIS_HOSTS, started(REDIS_HOSTS, context, RedisServer::start));
            }
        } catch (IOException e) {
            // The one exception whose message the service prints alone, without a stack trace.
            throw new ConfigurationException(String.valueOf(e.getMessage()));
        }
        return List.of(new PropertiesConfigSource(supplied, "embedded servers", ORDINAL));
    }

    /**
     * Whether configuration is read for an application that starts. Quarkus also reads it while it
     * builds one, where an address would stay in the jar, and JUnit before tests that need none.
     */
    private static boolean isStarting() {
        ClassLoader loader = EmbeddedServers.class.getClassLoader();
        if (loader == ClassLoader.getSystemClassLoader()) {
            return ApplicationLifecycleManager.getCurrentApplication() != null;
        }
        String name = loader.getName();
        return name == null || !name.startsWith("Deployment Class Loader");
    }

    private static boolean isSet(ConfigSourceContext context, String key) {
        ConfigValue value = context.getValue(key);
        return value != null && value.getValue() != null && !value.getValue().isBlank();
    }

    private static String started(String key, ConfigSourceContext context, Starter starter)
            throws IOException {
        String address = System.getProperty(STARTED + key);
        if (address == null) {
            address = starter.start(data(context));
            System.setProperty(STARTED + key, address);
        }
        return address;
    }

    /** The data directory, locked for this virtual machine until it exits. */
    private static DataDirectory data(ConfigSourceContext context) throws IOException {
        String locked = System.getProperty(STARTED + DATA);
        if (locked != null) {
            return new DataDirectory(Path.of(locked));
        }
        ConfigValue configured = context.getValue(DATA);
        String path = configured == null ? "data" : configured.getValue();
        DataDirectory data = DataDirectory.create(Path.of(path));
        StopAtExit.lockAndRegister(data);
        System.setProperty(STARTED + DATA, data.root().toString());
        return data;
    }

    /** Starts one server and returns its address as the configuration key expects it. */
    private interface Starter {
        String start(DataDirectory data) throws IOException;
    }
}
