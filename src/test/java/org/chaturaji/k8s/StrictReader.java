package org.chaturaji.k8s;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;

import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Namespace;
import io.fabric8.kubernetes.api.model.PodSpec;
import io.fabric8.kubernetes.api.model.Secret;
import io.fabric8.kubernetes.api.model.Service;
import io.fabric8.kubernetes.api.model.ServiceAccount;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.apps.StatefulSet;
import io.fabric8.kubernetes.api.model.autoscaling.v2.HorizontalPodAutoscaler;
import io.fabric8.kubernetes.api.model.batch.v1.CronJob;
import io.fabric8.kubernetes.api.model.gatewayapi.v1.HTTPRoute;
import io.fabric8.kubernetes.api.model.networking.v1.NetworkPolicy;
import io.fabric8.kubernetes.api.model.policy.v1.PodDisruptionBudget;
import io.fabric8.openshift.api.model.monitoring.v1.PrometheusRule;
import io.fabric8.openshift.api.model.monitoring.v1.ServiceMonitor;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads objects as a strict API server would: a field that the kind does not have is refused, and so
 * is a number where a text belongs.
 */
final class StrictReader {

    private static final Map<String, Class<? extends HasMetadata>> MODELS = Stream.of(
                    ConfigMap.class,
                    CronJob.class,
                    Deployment.class,
                    HTTPRoute.class,
                    HorizontalPodAutoscaler.class,
                    Namespace.class,
                    NetworkPolicy.class,
                    PodDisruptionBudget.class,
                    PrometheusRule.class,
                    Secret.class,
                    Service.class,
                    ServiceAccount.class,
                    ServiceMonitor.class,
                    StatefulSet.class)
            .collect(Collectors.toMap(HasMetadata::getKind, Function.identity()));

    /** The models would take what they do not know as further properties. */
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .annotationIntrospector(new JacksonAnnotationIntrospector() {
                @Override
                public Boolean hasAnySetter(Annotated annotated) {
                    return false;
                }
            })
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(
                    LogicalType.Textual,
                    config -> Stream.of(
                                    CoercionInputShape.Boolean,
                                    CoercionInputShape.Float,
                                    CoercionInputShape.Integer)
                            .forEach(shape -> config.setCoercion(shape, CoercionAction.Fail)))
            .build();

    private static final String CUSTOM = "https://chaturaji.invalid/custom-resources.json";
    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDialect(
            Dialects.getDraft202012(),
            registry -> registry.schemas(Map.of(CUSTOM, customResources())));

    private StrictReader() {}

    /** Refuses, by an exception that names the field, what is no object of its kind. */
    static void check(JsonNode object) {
        String kind = object.get("kind").asText();
        Class<? extends HasMetadata> model = MODELS.get(kind);
        if (model == null) {
            checkCustom(object, kind);
        } else {
            read(object, model);
        }
    }

    /** Returns an object as its model. */
    static <T extends HasMetadata> T read(JsonNode object, Class<T> model) {
        if (!object.get("apiVersion").asText().equals(HasMetadata.getApiVersion(model))) {
            throw new IllegalArgumentException("the version of the kind is another in " + object);
        }
        return convert(object, model);
    }

    /** The operators' own kinds have no models, but hold the pods of Kubernetes. */
    private static void checkCustom(JsonNode object, String kind) {
        Schema schema = SCHEMAS.getSchema(SchemaLocation.of(CUSTOM + "#/$defs/" + kind));
        List<Error> errors = schema.validate(object.toString(), InputFormat.JSON);
        if (!errors.isEmpty()) {
            throw new IllegalArgumentException(kind + ": " + errors);
        }
        JsonNode pod = object.at("/spec/template/spec/containers");
        if (!pod.isMissingNode()) {
            convert(object.at("/spec/template/spec"), PodSpec.class);
        }
    }

    private static <T> T convert(JsonNode node, Class<T> type) {
        try {
            return MAPPER.treeToValue(node, type);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static String customResources() {
        try (InputStream json = Objects.requireNonNull(
                StrictReader.class.getResourceAsStream("/k8s/custom-resources.json"))) {
            return new String(json.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
