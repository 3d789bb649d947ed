package org.chaturaji.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.IntOrString;
import io.fabric8.kubernetes.api.model.PodSecurityContext;
import io.fabric8.kubernetes.api.model.SecurityContext;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.RollingUpdateDeployment;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The replicas of each overlay fit the service: what it is called, reads, needs, and when it ends. */
class DeploymentTest {

    private static final Pattern VERSION =
            Pattern.compile("<artifactId>chaturaji</artifactId>\\s*<version>(.+?)</version>");
    private static final Pattern HOST_AND_PORT = Pattern.compile("//([^:/]+):(\\d+)");

    private static final String JDBC_URL = "QUARKUS_DATASOURCE_JDBC_URL";
    private static final String POOL_SIZE = "QUARKUS_DATASOURCE_JDBC_MAX_SIZE";

    /** Connections for PostgreSQL's own, an operator, backups and who looks after it. */
    private static final int RESERVED = 20;

    @ParameterizedTest
    @EnumSource
    void imageHasTheVersionOfThePom(Overlay overlay) throws IOException {
        Matcher version = VERSION.matcher(Files.readString(Path.of("pom.xml")));
        assertTrue(version.find());
        Pod.ofImage(overlay).stream()
                .flatMap(Pod::containers)
                .forEach(it -> assertTrue(
                        it.getImage().endsWith("chaturaji:" + version.group(1)), it.getImage()));
    }

    @ParameterizedTest
    @EnumSource
    void everySettingIsOneOfTheService(Overlay overlay) {
        Environment environment = new Environment(overlay);
        Set<String> known = Settings.environment();
        Set<String> unknown = new TreeSet<>();
        Pod.ofImage(overlay).stream()
                .flatMap(Pod::containers)
                .forEach(it -> unknown.addAll(environment.of(it).keySet()));
        unknown.removeAll(known);
        assertEquals(Set.of(), unknown);
    }

    /** Kubernetes would say where its services are by CHATURAJI_PORT and the like. */
    @ParameterizedTest
    @EnumSource
    void clusterAddsNoSettings(Overlay overlay) {
        Pod.ofImage(overlay)
                .forEach(pod -> assertEquals(false, pod.spec().getEnableServiceLinks()));
    }

    @ParameterizedTest
    @EnumSource
    void onlyTheFirstContainerMigratesAndPastThePooler(Overlay overlay) {
        Environment environment = new Environment(overlay);
        Container service = service(overlay);
        Container migrations = migrations(overlay);
        assertEquals(List.of("migrate"), migrations.getArgs());
        assertEquals(List.of(), service.getArgs());
        assertEquals(service.getImage(), migrations.getImage());
        assertEquals("false", environment.of(service).get("QUARKUS_FLYWAY_MIGRATE_AT_START"));
        for (JsonNode pooler : overlay.named("Pooler")) {
            String name = pooler.at("/metadata/name").asText();
            assertEquals(name, address(environment, service).group(1));
            assertNotEquals(name, address(environment, migrations).group(1));
        }
    }

    @ParameterizedTest
    @EnumSource
    void addressesAreThereAndReached(Overlay overlay) {
        Environment environment = new Environment(overlay);
        Set<String> services = Stream.of(
                        overlay.all(Service.class).stream()
                                .map(it -> it.getMetadata().getName()),
                        overlay.named("Cluster").stream().map(it -> name(it) + "-rw"),
                        overlay.named("Pooler").stream().map(DeploymentTest::name))
                .flatMap(names -> names)
                .collect(Collectors.toSet());
        Set<Integer> open = openPorts(overlay);
        Pod.ofImage(overlay).stream()
                .flatMap(Pod::containers)
                .map(environment::of)
                .forEach(settings -> {
                    Matcher postgres =
                            HOST_AND_PORT.matcher(String.valueOf(settings.get(JDBC_URL)));
                    assertTrue(postgres.find());
                    assertTrue(services.contains(postgres.group(1)), postgres.group(1));
                    assertTrue(open.contains(Integer.valueOf(postgres.group(2))), postgres.group());
                    List<MatchResult> redis = HOST_AND_PORT
                            .matcher(String.valueOf(settings.get("QUARKUS_REDIS_HOSTS")))
                            .results()
                            .toList();
                    assertFalse(redis.isEmpty());
                    redis.forEach(it ->
                            assertTrue(open.contains(Integer.valueOf(it.group(2))), it.group()));
                });
    }

    @ParameterizedTest
    @EnumSource
    void replicasHaveTheTimeToFinishTheirRequests(Overlay overlay) {
        long pause = service(overlay).getLifecycle().getPreStop().getSleep().getSeconds();
        long requests = seconds(Settings.application("quarkus.shutdown.delay"))
                + seconds(Settings.application("quarkus.shutdown.timeout"));
        long granted = Pod.ofService(overlay).spec().getTerminationGracePeriodSeconds();
        assertTrue(pause >= 10, "endpoints are withdrawn within seconds");
        assertTrue(granted > pause + requests, granted + " s are too few");
    }

    @ParameterizedTest
    @EnumSource
    void poolersStayUntilTheirConnectionsHaveEnded(Overlay overlay) {
        Map<String, String> settings = new Environment(overlay).of(service(overlay));
        for (JsonNode pooler : overlay.named("Pooler")) {
            JsonNode pod = pooler.at("/spec/template/spec");
            long pause = pod.at("/containers/0/lifecycle/preStop/sleep/seconds").asLong();
            long life = seconds(settings.getOrDefault("QUARKUS_DATASOURCE_JDBC_MAX_LIFETIME", ""));
            assertTrue(pod.get("terminationGracePeriodSeconds").asLong() > pause + life);
        }
    }

    @ParameterizedTest
    @EnumSource
    void updateTakesNoReplicaAwayBeforeAnotherIsReady(Overlay overlay) {
        RollingUpdateDeployment update = update(overlay);
        assertEquals(new IntOrString(0), update.getMaxUnavailable());
        assertTrue(autoscaler(overlay).getSpec().getMinReplicas() >= 2);
    }

    @ParameterizedTest
    @EnumSource
    void postgresHasConnectionsForAllReplicas(Overlay overlay) {
        Environment environment = new Environment(overlay);
        int replicas = autoscaler(overlay).getSpec().getMaxReplicas()
                + update(overlay).getMaxSurge().getIntVal();
        int served = replicas * poolSize(environment.of(service(overlay)));
        for (JsonNode pooler : overlay.named("Pooler")) {
            JsonNode bouncer = pooler.at("/spec/pgbouncer");
            assertEquals("session", bouncer.get("poolMode").asText());
            int size = bouncer.at("/parameters/default_pool_size").asInt();
            assertTrue(size >= served, "one pooler alone cannot take " + served);
            assertTrue(bouncer.at("/parameters/max_client_conn").asInt() >= served);
            served = pooler.at("/spec/instances").asInt() * size;
        }
        int migrating = (replicas + 1) * poolSize(environment.of(migrations(overlay)));
        int needed = served + migrating + RESERVED;
        int allowed = allowedConnections(overlay);
        assertTrue(allowed >= needed, () -> allowed + " connections, needed are " + needed);
    }

    @ParameterizedTest
    @EnumSource
    void containersMayDoNothingButTheirWork(Overlay overlay) {
        Pod.of(overlay).stream()
                .filter(pod -> !pod.isMadeByOperator())
                .forEach(DeploymentTest::assertConfined);
        Pod.ofImage(overlay)
                .forEach(pod ->
                        assertEquals(10001L, pod.spec().getSecurityContext().getRunAsUser()));
    }

    private static void assertConfined(Pod pod) {
        PodSecurityContext context = pod.spec().getSecurityContext();
        assertEquals(false, pod.spec().getAutomountServiceAccountToken(), pod.name());
        assertEquals(true, context.getRunAsNonRoot(), pod.name());
        assertEquals("RuntimeDefault", context.getSeccompProfile().getType(), pod.name());
        pod.containers().forEach(container -> {
            SecurityContext allowed = container.getSecurityContext();
            assertEquals(false, allowed.getAllowPrivilegeEscalation(), container.getName());
            assertEquals(true, allowed.getReadOnlyRootFilesystem(), container.getName());
            assertEquals(List.of("ALL"), allowed.getCapabilities().getDrop());
            assertTrue(container.getResources().getLimits().containsKey("memory"));
            assertTrue(container.getResources().getRequests().containsKey("cpu"));
        });
    }

    private static int allowedConnections(Overlay overlay) {
        Stream<String> ofCluster = overlay.named("Cluster").stream()
                .map(it -> it.at("/spec/postgresql/parameters/max_connections").asText());
        Stream<String> ofContainer = Pod.of(overlay).stream()
                .flatMap(Pod::containers)
                .flatMap(container -> container.getArgs().stream())
                .filter(argument -> argument.startsWith("max_connections="))
                .map(argument -> argument.substring(argument.indexOf('=') + 1));
        return Stream.concat(ofCluster, ofContainer)
                .mapToInt(Integer::parseInt)
                .findFirst()
                .orElseThrow();
    }

    private static int poolSize(Map<String, String> settings) {
        return Integer.parseInt(settings.getOrDefault(
                POOL_SIZE, Settings.application("quarkus.datasource.jdbc.max-size")));
    }

    /** Returns the ports to which policies let the replicas go. */
    private static Set<Integer> openPorts(Overlay overlay) {
        List<Pod> own = Pod.ofImage(overlay);
        List<Pod> pods = Pod.of(overlay);
        return overlay.all(NetworkPolicy.class).stream()
                .filter(policy -> own.stream()
                        .allMatch(pod -> pod.isSelectedBy(policy.getSpec().getPodSelector())))
                .flatMap(policy -> policy.getSpec().getEgress().stream())
                .flatMap(rule -> rule.getPorts().stream())
                .flatMap(port -> port.getPort().getStrVal() == null
                        ? Stream.of(port.getPort().getIntVal())
                        : pods.stream()
                                .flatMapToInt(pod -> pod.port(port.getPort()).stream())
                                .boxed())
                .collect(Collectors.toSet());
    }

    private static Matcher address(Environment environment, Container container) {
        Matcher address =
                HOST_AND_PORT.matcher(String.valueOf(environment.of(container).get(JDBC_URL)));
        assertTrue(address.find());
        return address;
    }

    private static Container service(Overlay overlay) {
        return Pod.ofService(overlay).spec().getContainers().get(0);
    }

    private static Container migrations(Overlay overlay) {
        return Pod.ofService(overlay).spec().getInitContainers().get(0);
    }

    private static RollingUpdateDeployment update(Overlay overlay) {
        return overlay.one(Deployment.class, "chaturaji")
                .getSpec()
                .getStrategy()
                .getRollingUpdate();
    }

    private static HorizontalPodAutoscaler autoscaler(Overlay overlay) {
        return overlay.one(HorizontalPodAutoscaler.class, "chaturaji");
    }

    private static long seconds(String duration) {
        return Duration.parse("PT" + duration).toSeconds();
    }

    private static String name(JsonNode object) {
        return object.at("/metadata/name").asText();
    }
}
