package org.chaturaji.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import io.fabric8.kubernetes.api.model.Secret;
import io.fabric8.kubernetes.api.model.Volume;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** The objects of each overlay are sound, and refer to what is there. */
class OverlaysTest {

    @ParameterizedTest
    @EnumSource
    void everyObjectHasOnlyFieldsOfItsKind(Overlay overlay) {
        assertTrue(overlay.objects().size() > 10);
        overlay.objects().forEach(StrictReader::check);
    }

    @ParameterizedTest
    @EnumSource
    void everyObjectIsThereOnceAndInTheNamespace(Overlay overlay) {
        Set<String> seen = new HashSet<>();
        for (JsonNode object : overlay.objects()) {
            String kind = object.get("kind").asText();
            assertTrue(seen.add(kind + " " + name(object)), name(object));
            String namespace = object.at("/metadata/namespace").asText();
            assertEquals(kind.equals("Namespace") ? "" : "chaturaji", namespace, name(object));
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatContainersReferToIsThere(Overlay overlay) {
        Environment environment = new Environment(overlay);
        for (Pod pod : Pod.of(overlay)) {
            pod.containers().forEach(environment::of);
            pod.spec().getVolumes().stream()
                    .map(Volume::getSecret)
                    .filter(Objects::nonNull)
                    .forEach(secret -> secret.getItems()
                            .forEach(item -> assertTrue(
                                    environment.hasSecret(secret.getSecretName(), item.getKey()),
                                    secret::toString)));
            Set<String> volumes = new HashSet<>();
            pod.spec().getVolumes().forEach(volume -> volumes.add(volume.getName()));
            overlay.all(StatefulSet.class).stream()
                    .flatMap(set -> set.getSpec().getVolumeClaimTemplates().stream())
                    .forEach(claim -> volumes.add(claim.getMetadata().getName()));
            pod.containers()
                    .flatMap(container -> container.getVolumeMounts().stream())
                    .forEach(mount ->
                            assertTrue(volumes.contains(mount.getName()), mount::toString));
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatOperatorsReferToIsThere(Overlay overlay) {
        Environment environment = new Environment(overlay);
        List<String> clusters =
                overlay.named("Cluster").stream().map(OverlaysTest::name).toList();
        List<String> stores =
                overlay.named("ObjectStore").stream().map(OverlaysTest::name).toList();
        for (JsonNode cluster : overlay.named("Cluster")) {
            String secret = cluster.at("/spec/bootstrap/initdb/secret/name").asText();
            assertTrue(environment.hasSecret(secret, "username"), secret);
            assertTrue(environment.hasSecret(secret, "password"), secret);
            assertEquals(stores, cluster.findValuesAsText("barmanObjectName"));
        }
        for (String kind : List.of("Pooler", "ScheduledBackup")) {
            overlay.named(kind)
                    .forEach(it -> assertEquals(
                            clusters, List.of(it.at("/spec/cluster/name").asText())));
        }
        overlay.named("ObjectStore").stream()
                .flatMap(it -> it.at("/spec/configuration/s3Credentials").valueStream())
                .forEach(it -> assertTrue(
                        environment.hasSecret(
                                it.get("name").asText(), it.get("key").asText()),
                        it::toString));
    }

    @ParameterizedTest
    @EnumSource(names = "PROD")
    void nothingSecretIsWrittenDown(Overlay overlay) {
        assertEquals(List.of(), overlay.all(Secret.class));
    }

    private static String name(JsonNode object) {
        return object.at("/metadata/name").asText();
    }
}
