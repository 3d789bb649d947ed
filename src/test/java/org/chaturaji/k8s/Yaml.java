package org.chaturaji.k8s;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads what is written in YAML. */
final class Yaml {

    private static final ObjectMapper MAPPER = new ObjectMapper(new YAMLFactory());

    private Yaml() {}

    /** Returns the documents of a text, one after the other. */
    static List<JsonNode> documents(String text) {
        try (MappingIterator<JsonNode> documents =
                MAPPER.readerFor(JsonNode.class).readValues(text)) {
            return documents.readAll();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the one document of a file in {@code k8s/}. */
    static JsonNode file(String name) {
        try {
            return documents(Files.readString(Path.of("k8s", name))).get(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
