package org.chaturaji.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;

/** The contract of the API, {@code openapi/openapi.yaml}, as tests ask it. */
final class Contract {

    private static final String BASE = "https://chaturaji.invalid/openapi.json";
    private static final Set<String> METHODS = Set.of("get", "put", "post", "delete", "patch");

    private static final ObjectMapper JSON = new ObjectMapper();

    static final Contract INSTANCE = new Contract();

    private final JsonNode document = read();
    private final SchemaRegistry schemas = SchemaRegistry.withDialect(
            Dialects.getOpenApi31(),
            registry -> registry.schemas(Map.of(BASE, document.toString())));

    private final Map<String, Schema> schemaByPointer = new ConcurrentHashMap<>();
    private final List<Operation> operations = readOperations();

    /** An operation: a method of a path with variables. */
    record Operation(String path, String method, String pointer, JsonNode node) {

        /** Whether a token must be sent. */
        boolean needsToken() {
            return node.path("security").isMissingNode();
        }

        /** Whether a token that is sent is looked at. */
        boolean readsToken() {
            return needsToken() || !node.get("security").isEmpty();
        }

        boolean hasJsonBody() {
            return node.at("/requestBody/content").has("application/json");
        }

        @Override
        public String toString() {
            return method + " " + path;
        }
    }

    /** A parameter, {@code in} is path, query or header. */
    record Parameter(String in, String name, boolean required, String schema) {}

    private static JsonNode read() {
        try (InputStream yaml = Objects.requireNonNull(
                Contract.class.getResourceAsStream("/META-INF/openapi.yaml"))) {
            return new ObjectMapper(new YAMLFactory()).readTree(yaml);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    JsonNode document() {
        return document;
    }

    List<Operation> operations() {
        return operations;
    }

    private List<Operation> readOperations() {
        List<Operation> found = new ArrayList<>();
        for (Map.Entry<String, JsonNode> path : document.get("paths").properties()) {
            for (Map.Entry<String, JsonNode> entry : path.getValue().properties()) {
                if (METHODS.contains(entry.getKey())) {
                    found.add(new Operation(
                            path.getKey(),
                            entry.getKey().toUpperCase(Locale.ROOT),
                            "/paths/" + escape(path.getKey()) + "/" + entry.getKey(),
                            entry.getValue()));
                }
            }
        }
        return List.copyOf(found);
    }

    /** Returns the operation that a request is for; the path with the fewest variables is meant. */
    Optional<Operation> operation(String method, String path) {
        Optional<String> meant = operations().stream()
                .map(Operation::path)
                .filter(it -> path.matches(pattern(it)))
                .min(Comparator.comparing(it -> it.chars().filter(c -> c == '{').count()));
        return operations().stream()
                .filter(it -> meant.equals(Optional.of(it.path())))
                .filter(it -> it.method().equals(method.equals("HEAD") ? "GET" : method))
                .findFirst();
    }

    boolean hasPath(String path) {
        return operations().stream().anyMatch(it -> path.matches(pattern(it.path())));
    }

    private static String pattern(String path) {
        return Pattern.compile("\\{[^}]*}").matcher(path).replaceAll("[^/]+");
    }

    List<Parameter> parameters(Operation operation) {
        String pathPointer = "/paths/" + escape(operation.path()) + "/parameters";
        List<Parameter> parameters = new ArrayList<>();
        for (String pointer : List.of(pathPointer, operation.pointer() + "/parameters")) {
            for (int i = 0; i < document.at(pointer).size(); i++) {
                String at = resolve(pointer + "/" + i);
                JsonNode node = document.at(at);
                parameters.add(new Parameter(
                        node.get("in").asText(),
                        node.get("name").asText(),
                        node.path("required").asBoolean(),
                        at + "/schema"));
            }
        }
        return parameters;
    }

    /** Returns where the answer of this status is described, if it is. */
    Optional<String> response(Operation operation, int status) {
        String pointer = operation.pointer() + "/responses/" + status;
        return document.at(pointer).isMissingNode()
                ? Optional.empty()
                : Optional.of(resolve(pointer));
    }

    /** Returns where the schema of a media type stands below {@code pointer}, if it does. */
    Optional<String> schema(String pointer, String mediaType) {
        String schema = pointer + "/content/" + escape(mediaType) + "/schema";
        return document.at(schema).isMissingNode() ? Optional.empty() : Optional.of(schema);
    }

    JsonNode at(String pointer) {
        return document.at(resolve(pointer));
    }

    List<String> texts(String pointer) {
        return StreamSupport.stream(document.at(pointer).spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    /** Returns what a JSON text lacks of the schema at {@code pointer}. */
    List<String> faults(String pointer, String json) {
        Schema schema = schemaByPointer.computeIfAbsent(
                pointer, any -> schemas.getSchema(SchemaLocation.of(BASE + "#" + any)));
        return schema
                .validate(
                        json,
                        InputFormat.JSON,
                        context -> context.executionConfig(
                                config -> config.formatAssertionsEnabled(true)))
                .stream()
                .map(error -> error.getInstanceLocation() + ": " + error.getMessage())
                .toList();
    }

    /** Returns what the text of a parameter or header lacks of a schema. */
    List<String> textFaults(String pointer, String text) {
        String type = document.at(resolve(pointer)).path("type").asText("string");
        boolean asIs = (type.equals("integer") || type.equals("boolean"))
                && text.matches("-?[0-9]+|true|false");
        return faults(pointer, asIs ? text : json(text));
    }

    static JsonNode parse(String json) {
        try {
            return JSON.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String json(String text) {
        return new TextNode(text).toString();
    }

    /** Returns the pointer that a chain of references ends at. */
    String resolve(String pointer) {
        JsonNode reference = document.at(pointer).path("$ref");
        return reference.isMissingNode() ? pointer : resolve(reference.asText().substring(1));
    }

    private static String escape(String part) {
        return part.replace("~", "~0").replace("/", "~1");
    }
}
