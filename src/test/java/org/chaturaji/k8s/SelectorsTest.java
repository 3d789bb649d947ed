package org.chaturaji.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.IntOrString;
import io.fabric8.kubernetes.api.model.LabelSelector;
import io.fabric8.kubernetes.api.model.Probe;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.ServicePort;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.api.model.autoscaling.v2.CrossVersionObjectReference;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.gatewayapi.v1.HTTPBackendRef;
import io.fabric8.kubernetes.api.model.gatewayapi.v1.HTTPRoute;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicyPeer;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import io.fabric8.openshift.api.model.monitoring.v1.Endpoint;
import io.fabric8.openshift.api.model.monitoring.v1.ServiceMonitor;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** What is to find pods, ports and each other by name does. */
class SelectorsTest {

    @ParameterizedTest
    @EnumSource
    void controllersSelectTheirOwnPods(Overlay overlay) {
        List<Pod> pods = Pod.of(overlay);
        Stream.concat(
                        overlay.all(Deployment.class).stream()
                                .map(it -> Map.entry(
                                        it.getMetadata().getName(), it.getSpec().getSelector())),
                        overlay.all(StatefulSet.class).stream()
                                .map(it -> Map.entry(
                                        it.getMetadata().getName(), it.getSpec().getSelector())))
                .forEach(it -> assertEquals(
                        List.of(it.getKey()), names(pods, it.getValue()), it.getKey()));
    }

    @ParameterizedTest
    @EnumSource
    void everySelectorFindsPods(Overlay overlay) {
        List<Pod> pods = Pod.of(overlay);
        overlay.all(Service.class)
                .forEach(it -> assertEquals(
                        1,
                        pods.stream()
                                .filter(pod -> pod.isSelectedBy(it.getSpec().getSelector()))
                                .count(),
                        it.getMetadata().getName()));
        Stream.of(
                        overlay.all(PodDisruptionBudget.class).stream()
                                .map(it -> it.getSpec().getSelector()),
                        overlay.all(NetworkPolicy.class).stream()
                                .map(it -> it.getSpec().getPodSelector()),
                        overlay.all(NetworkPolicy.class).stream()
                                .flatMap(SelectorsTest::peers)
                                .filter(peer -> peer.getNamespaceSelector() == null)
                                .map(NetworkPolicyPeer::getPodSelector)
                                .filter(Objects::nonNull))
                .flatMap(selectors -> selectors)
                .forEach(it -> assertFalse(names(pods, it).isEmpty(), it::toString));
    }

    @ParameterizedTest
    @EnumSource
    void podsAreSpreadAmongTheirOwn(Overlay overlay) {
        for (Pod pod : Pod.of(overlay)) {
            pod.spec()
                    .getTopologySpreadConstraints()
                    .forEach(it -> assertTrue(pod.isSelectedBy(it.getLabelSelector()), pod.name()));
        }
    }

    @ParameterizedTest
    @EnumSource
    void servicesLeadToPortsOfPods(Overlay overlay) {
        List<Pod> pods = Pod.of(overlay);
        for (Service service : overlay.all(Service.class)) {
            for (ServicePort port : service.getSpec().getPorts()) {
                pods.stream()
                        .filter(pod -> pod.isSelectedBy(service.getSpec().getSelector()))
                        .forEach(pod -> assertTrue(
                                pod.port(port.getTargetPort()).isPresent(),
                                () -> service.getMetadata().getName() + " " + port));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void probesAskPortsOfTheirContainer(Overlay overlay) {
        Pod.of(overlay).stream()
                .flatMap(Pod::containers)
                .forEach(container -> probes(container)
                        .map(Probe::getHttpGet)
                        .filter(Objects::nonNull)
                        .forEach(get -> assertTrue(
                                container.getPorts().stream()
                                        .anyMatch(port -> port.getName()
                                                .equals(get.getPort().getStrVal())),
                                get::toString)));
    }

    @ParameterizedTest
    @EnumSource
    void policiesNamePortsThatAreThere(Overlay overlay) {
        List<Pod> pods = Pod.of(overlay);
        for (NetworkPolicy policy : overlay.all(NetworkPolicy.class)) {
            List<Pod> own = selected(pods, policy.getSpec().getPodSelector());
            policy.getSpec().getIngress().stream()
                    .flatMap(rule -> rule.getPorts().stream())
                    .forEach(port -> assertServed(own, port.getPort(), policy));
            policy.getSpec()
                    .getEgress()
                    .forEach(rule -> rule.getPorts()
                            .forEach(port -> rule.getTo().stream()
                                    .filter(peer -> peer.getNamespaceSelector() == null)
                                    .filter(peer -> peer.getPodSelector() != null)
                                    .forEach(peer -> assertServed(
                                            selected(pods, peer.getPodSelector()),
                                            port.getPort(),
                                            policy))));
        }
    }

    @ParameterizedTest
    @EnumSource
    void routesAndMonitorsLeadToTheService(Overlay overlay) {
        Service service = overlay.one(Service.class, "chaturaji");
        List<ServicePort> ports = service.getSpec().getPorts();
        overlay.all(HTTPRoute.class).stream()
                .flatMap(route -> route.getSpec().getRules().stream())
                .flatMap(rule -> rule.getBackendRefs().stream())
                .forEach(backend -> assertLeadsTo(service, backend));
        for (ServiceMonitor monitor : overlay.all(ServiceMonitor.class)) {
            Map<String, String> labels = service.getMetadata().getLabels();
            Map<String, String> wanted = monitor.getSpec().getSelector().getMatchLabels();
            assertTrue(labels.entrySet().containsAll(wanted.entrySet()));
            assertEquals("chaturaji", labels.get(monitor.getSpec().getJobLabel()));
            monitor.getSpec().getEndpoints().stream()
                    .map(Endpoint::getPort)
                    .forEach(name -> assertTrue(
                            ports.stream().anyMatch(port -> port.getName().equals(name)), name));
        }
    }

    @ParameterizedTest
    @EnumSource
    void deploymentHasAutoscalerBudgetPolicyAndAccount(Overlay overlay) {
        Pod pod = Pod.ofService(overlay);
        CrossVersionObjectReference scaled = overlay.one(HorizontalPodAutoscaler.class, pod.name())
                .getSpec()
                .getScaleTargetRef();
        assertEquals("apps/v1 Deployment chaturaji", kind(scaled) + " " + scaled.getName());
        assertTrue(pod.isSelectedBy(
                overlay.one(PodDisruptionBudget.class, pod.name()).getSpec().getSelector()));
        assertTrue(pod.isSelectedBy(
                overlay.one(NetworkPolicy.class, pod.name()).getSpec().getPodSelector()));
        overlay.one(ServiceAccount.class, pod.spec().getServiceAccountName());
    }

    private static void assertServed(List<Pod> pods, IntOrString port, NetworkPolicy policy) {
        boolean isNamed = port.getStrVal() != null;
        assertTrue(
                !isNamed || pods.stream().anyMatch(pod -> pod.port(port).isPresent()),
                () -> policy.getMetadata().getName() + " " + port);
    }

    private static void assertLeadsTo(Service service, HTTPBackendRef backend) {
        assertEquals(service.getMetadata().getName(), backend.getName());
        assertTrue(service.getSpec().getPorts().stream()
                .anyMatch(port -> port.getPort().equals(backend.getPort())));
    }

    private static Stream<NetworkPolicyPeer> peers(NetworkPolicy policy) {
        return Stream.concat(
                policy.getSpec().getIngress().stream().flatMap(it -> it.getFrom().stream()),
                policy.getSpec().getEgress().stream().flatMap(it -> it.getTo().stream()));
    }

    private static Stream<Probe> probes(Container container) {
        return Stream.of(
                        container.getStartupProbe(),
                        container.getReadinessProbe(),
                        container.getLivenessProbe())
                .filter(Objects::nonNull);
    }

    private static List<Pod> selected(List<Pod> pods, LabelSelector selector) {
        return pods.stream().filter(pod -> pod.isSelectedBy(selector)).toList();
    }

    private static List<String> names(List<Pod> pods, LabelSelector selector) {
        return selected(pods, selector).stream().map(Pod::name).toList();
    }

    private static String kind(CrossVersionObjectReference reference) {
        return reference.getApiVersion() + " " + reference.getKind();
    }
}
