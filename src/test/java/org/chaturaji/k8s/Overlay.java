package org.chaturaji.k8s;

import com.fasterxml.jackson.databind.JsonNode;

import io.fabric8.kubernetes.api.model.HasMetadata;

import org.opentest4j.TestAbortedException;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/** The overlays in {@code k8s/overlays}, as {@code kubectl kustomize} renders them. */
enum Overlay {
    DEV("dev"),
    PROD("prod");

    private static final String OVERLAYS = "k8s/overlays/";
    private static final String WITHOUT_KUBECTL =
            "The overlays of k8s/ are NOT checked: that needs kubectl, 1.27 or newer, in the PATH.";

    private static final AtomicBoolean TOLD = new AtomicBoolean();
    private static final Map<Overlay, List<JsonNode>> RENDERED = new ConcurrentHashMap<>();

    private final String directory;

    Overlay(String directory) {
        this.directory = directory;
    }

    /** Returns everything that is applied; the test is left out, and says so, without kubectl. */
    List<JsonNode> objects() {
        return RENDERED.computeIfAbsent(this, Overlay::render);
    }

    /** Returns the objects of a kind of which there is a model, read strictly. */
    <T extends HasMetadata> List<T> all(Class<T> type) {
        return named(HasMetadata.getKind(type)).stream()
                .map(object -> StrictReader.read(object, type))
                .toList();
    }

    /** Returns the one object of a kind and a name. */
    <T extends HasMetadata> T one(Class<T> type, String name) {
        return all(type).stream()
                .filter(object -> object.getMetadata().getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the objects of a kind as they are. */
    List<JsonNode> named(String kind) {
        return objects().stream()
                .filter(object -> object.get("kind").asText().equals(kind))
                .toList();
    }

    private List<JsonNode> render() {
        Process kubectl = start();
        try {
            String rendered =
                    new String(kubectl.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (kubectl.waitFor() != 0) {
                throw new IllegalStateException("kubectl does not render " + directory);
            }
            return Yaml.documents(rendered);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private Process start() {
        try {
            return new ProcessBuilder("kubectl", "kustomize", OVERLAYS + directory)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException absent) {
            if (TOLD.compareAndSet(false, true)) {
                System.err.println(WITHOUT_KUBECTL);
            }
            throw new TestAbortedException(WITHOUT_KUBECTL, absent);
        }
    }
}
