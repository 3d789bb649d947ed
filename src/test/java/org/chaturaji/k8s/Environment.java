package org.chaturaji.k8s;

import com.fasterxml.jackson.databind.JsonNode;

import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.Container;
import io.fabric8.kubernetes.api.model.EnvFromSource;
import io.fabric8.kubernetes.api.model.EnvVar;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Secret;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the containers of an overlay find in their environment, and where it comes from. */
final class Environment {

    private final Map<String, Map<String, String>> configMaps;
    private final Map<String, Set<String>> secrets;

    Environment(Overlay overlay) {
        configMaps = overlay.all(ConfigMap.class).stream()
                .collect(Collectors.toMap(Environment::name, ConfigMap::getData));
        secrets = secrets(overlay);
    }

    /** Returns the keys of each Secret: of those that are there, and those that operators make. */
    private static Map<String, Set<String>> secrets(Overlay overlay) {
        Map<String, Set<String>> found = new HashMap<>();
        overlay.all(Secret.class)
                .forEach(secret -> found.put(name(secret), secret.getData().keySet()));
        overlay.named("ExternalSecret")
                .forEach(it -> found.put(it.at("/spec/target/name").asText(), keys(it)));
        overlay.named("Cluster")
                .forEach(it -> found.put(
                        it.at("/metadata/name").asText() + "-ca", Set.of("ca.crt", "ca.key")));
        return found;
    }

    private static Set<String> keys(JsonNode externalSecret) {
        JsonNode template = externalSecret.at("/spec/target/template/data");
        Set<String> keys = new HashSet<>();
        if (template.isMissingNode()) {
            externalSecret.at("/spec/data").findValuesAsText("secretKey").forEach(keys::add);
        } else {
            template.fieldNames().forEachRemaining(keys::add);
        }
        return keys;
    }

    boolean hasSecret(String name, String key) {
        return secrets.getOrDefault(name, Set.of()).contains(key);
    }

    /**
     * Returns what a container finds in its environment; what is secret is empty.
     *
     * @throws IllegalArgumentException if it refers to what is not there
     */
    Map<String, String> of(Container container) {
        Map<String, String> found = new HashMap<>();
        container.getEnvFrom().forEach(source -> found.putAll(all(source)));
        container.getEnv().forEach(variable -> found.put(variable.getName(), value(variable)));
        return found;
    }

    private Map<String, String> all(EnvFromSource source) {
        if (source.getConfigMapRef() != null) {
            return there(configMaps, source.getConfigMapRef().getName());
        }
        return there(secrets, source.getSecretRef().getName()).stream()
                .collect(Collectors.toMap(Function.identity(), key -> ""));
    }

    private String value(EnvVar variable) {
        if (variable.getValueFrom() == null) {
            return variable.getValue();
        }
        var reference = variable.getValueFrom().getSecretKeyRef();
        if (!hasSecret(reference.getName(), reference.getKey())) {
            throw new IllegalArgumentException("there is no " + reference);
        }
        return "";
    }

    private static <T> T there(Map<String, T> objects, String name) {
        return Optional.ofNullable(objects.get(name))
                .orElseThrow(() -> new IllegalArgumentException("there is no " + name));
    }

    private static String name(HasMetadata object) {
        return object.getMetadata().getName();
    }
}
