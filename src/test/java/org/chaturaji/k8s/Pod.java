package org.chaturaji.k8s;

import com.fasterxml.jackson.databind.JsonNode;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.ContainerPort;
import io.fabric8.kubernetes.api.model.IntOrString;
import io.fabric8.kubernetes.api.model.LabelSelector;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.PodTemplateSpec;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.api.model.batch.v1.CronJob;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The pods that an overlay leads to. Those of CloudNativePG are made by its operator: of them only
 * labels and the port of PostgreSQL are known.
 */
record Pod(String name, Map<String, String> labels, PodSpec spec) {

    private static final int POSTGRES = 5432;

    static List<Pod> of(Overlay overlay) {
        return Stream.of(
                        overlay.all(Deployment.class).stream()
                                .map(it -> of(
                                        it.getMetadata().getName(), it.getSpec().getTemplate())),
                        overlay.all(StatefulSet.class).stream()
                                .map(it -> of(
                                        it.getMetadata().getName(), it.getSpec().getTemplate())),
                        overlay.all(CronJob.class).stream()
                                .map(it -> of(
                                        it.getMetadata().getName(),
                                        it.getSpec().getJobTemplate().getSpec().getTemplate())),
                        overlay.named("Cluster").stream()
                                .map(it -> made(name(it), Map.of("cnpg.io/cluster", name(it)))),
                        overlay.named("Pooler").stream()
                                .map(it -> made(
                                        name(it),
                                        Map.of(
                                                "cnpg.io/poolerName",
                                                name(it),
                                                "cnpg.io/cluster",
                                                it.at("/spec/cluster/name").asText()))))
                .flatMap(pods -> pods)
                .toList();
    }

    /** Returns the replicas of the service. */
    static Pod ofService(Overlay overlay) {
        return of(overlay).stream()
                .filter(pod -> pod.name().equals("chaturaji"))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the replicas of the service, and what its commands run in. */
    static List<Pod> ofImage(Overlay overlay) {
        return of(overlay).stream()
                .filter(pod ->
                        pod.name().equals("chaturaji") || pod.name().equals("chaturaji-command"))
                .toList();
    }

    private static Pod of(String name, PodTemplateSpec template) {
        return new Pod(name, template.getMetadata().getLabels(), template.getSpec());
    }

    private static Pod made(String name, Map<String, String> labels) {
        PodSpec spec = new PodSpec();
        Container container = new Container();
        ContainerPort port = new ContainerPort();
        port.setContainerPort(POSTGRES);
        container.setPorts(List.of(port));
        spec.setContainers(List.of(container));
        return new Pod(name, labels, spec);
    }

    private static String name(JsonNode object) {
        return object.at("/metadata/name").asText();
    }

    /** Returns whether an operator makes it. */
    boolean isMadeByOperator() {
        return spec.getContainers().get(0).getImage() == null;
    }

    boolean isSelectedBy(Map<String, String> selector) {
        return labels.entrySet().containsAll(selector.entrySet());
    }

    /** Selectors here are plain: one with expressions is refused. */
    boolean isSelectedBy(LabelSelector selector) {
        if (!selector.getMatchExpressions().isEmpty()) {
            throw new IllegalArgumentException("expressions are not understood: " + selector);
        }
        return isSelectedBy(selector.getMatchLabels());
    }

    /** Returns all containers, those that run first included. */
    Stream<Container> containers() {
        return Stream.concat(spec.getInitContainers().stream(), spec.getContainers().stream());
    }

    /** Returns the number of a port that a container serves, if there is one. */
    OptionalInt port(IntOrString port) {
        return spec.getContainers().stream()
                .flatMap(container -> container.getPorts().stream())
                .filter(it -> port.getStrVal() == null
                        ? port.getIntVal().equals(it.getContainerPort())
                        : port.getStrVal().equals(it.getName()))
                .mapToInt(ContainerPort::getContainerPort)
                .findFirst();
    }
}
