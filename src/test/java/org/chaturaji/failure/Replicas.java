package org.chaturaji.failure;

import org.chaturaji.embedded.HostedServer;
import org.chaturaji.embedded.ServiceProcess;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;

/** Replicas of the packaged service over one PostgreSQL and one Redis. Each of them may be killed. */
final class Replicas implements AutoCloseable {

    static final int COUNT = 2;

    private static final String USER = "postgres";

    private final Path directory;
    private final HostedServer postgres;
    private final HostedServer redis;
    private final Map<String, String> settings = new HashMap<>();
    private final AtomicReferenceArray<ServiceProcess> services = new AtomicReferenceArray<>(COUNT);
    private final AtomicReferenceArray<URI> addresses = new AtomicReferenceArray<>(COUNT);

    private Replicas(Path directory, HostedServer postgres, HostedServer redis) {
        this.directory = directory;
        this.postgres = postgres;
        this.redis = redis;
        settings.put("QUARKUS_DATASOURCE_JDBC_URL", postgres.address());
        settings.put("QUARKUS_DATASOURCE_USERNAME", USER);
        settings.put("QUARKUS_DATASOURCE_PASSWORD", USER);
        settings.put("QUARKUS_REDIS_HOSTS", redis.address());
    }

    /** Starts all at once; the settings of the service stand in the environment. */
    static Replicas start(Path directory, Map<String, String> settings) throws IOException {
        HostedServer postgres = HostedServer.postgres(directory.resolve("postgres"));
        HostedServer redis = HostedServer.redis(directory.resolve("redis"));
        Replicas replicas = new Replicas(directory, postgres, redis);
        replicas.settings.putAll(settings);
        replicas.startServices();
        return replicas;
    }

    HostedServer postgres() {
        return postgres;
    }

    HostedServer redis() {
        return redis;
    }

    ServiceProcess service(int replica) {
        return services.get(replica);
    }

    /** Where a replica is to be found, or was before it was killed. */
    URI uri(int replica) {
        return addresses.get(replica);
    }

    /** Starts a replica that was killed; it gets another address. */
    void startService(int replica) {
        try {
            ServiceProcess service =
                    ServiceProcess.start(directory.resolve("replica " + replica), settings);
            services.set(replica, service);
            addresses.set(replica, service.uri());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts all replicas that are not there, at the same time. */
    void startServices() {
        List<CompletableFuture<Void>> starts = IntStream.range(0, COUNT)
                .filter(i -> service(i) == null || !service(i).isAlive())
                .mapToObj(i -> CompletableFuture.runAsync(() -> startService(i)))
                .toList();
        starts.forEach(CompletableFuture::join);
    }

    void killServices() {
        IntStream.range(0, COUNT).forEach(i -> service(i).kill());
    }

    /** A connection to the PostgreSQL of all. */
    Connection connect() throws SQLException {
        return DriverManager.getConnection(postgres.address(), USER, USER);
    }

    @Override
    public void close() {
        for (int i = 0; i < COUNT; i++) {
            ServiceProcess service = service(i);
            if (service != null) {
                service.close();
            }
        }
        redis.close();
        postgres.close();
    }
}
