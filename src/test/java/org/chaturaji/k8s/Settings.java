package org.chaturaji.k8s;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import io.smallrye.config.ConfigMappings;
import io.smallrye.config.ConfigMappings.ConfigClass;
import io.smallrye.config.common.utils.StringUtil;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What may be set, and what the service sets by itself. */
final class Settings {

    private static final String OF_THE_JVM = "JAVA_TOOL_OPTIONS";

    /** Each extension of Quarkus brings the list of its settings. */
    private static final String OF_EXTENSIONS =
            "META-INF/quarkus-config-doc/quarkus-config-model.json";

    private static final Path SOURCES = Path.of("src", "main", "java");
    private static final Properties APPLICATION = application();
    private static final Set<String> ENVIRONMENT = readEnvironment();

    private Settings() {}

    /** Returns what {@code application.properties} says. */
    static String application(String key) {
        return APPLICATION.getProperty(key);
    }

    /** Returns the names of all that can be set in the environment of a service that is built. */
    static Set<String> environment() {
        return ENVIRONMENT;
    }

    private static Set<String> readEnvironment() {
        Set<String> names = new HashSet<>(Set.of(OF_THE_JVM));
        names.addAll(ofExtensions());
        Stream.concat(
                        ofMappings().stream(),
                        APPLICATION.stringPropertyNames().stream()
                                .filter(key -> key.startsWith("chaturaji.")))
                .map(Settings::environmentName)
                .forEach(names::add);
        return Set.copyOf(names);
    }

    private static String environmentName(String key) {
        return StringUtil.replaceNonAlphanumericByUnderscores(key).toUpperCase(Locale.ROOT);
    }

    private static Set<String> ofMappings() {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.toString().endsWith("Settings.java"))
                    .map(Settings::type)
                    .flatMap(mapping ->
                            ConfigMappings.getProperties(ConfigClass.configClass(mapping))
                                    .keySet()
                                    .stream())
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Class<?> type(Path source) {
        String name = SOURCES.relativize(source).toString().replace('/', '.');
        try {
            return Class.forName(name.substring(0, name.lastIndexOf('.')));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Set<String> ofExtensions() {
        Set<String> names = new HashSet<>();
        ObjectMapper mapper = new ObjectMapper();
        try {
            List<URL> models =
                    Collections.list(Settings.class.getClassLoader().getResources(OF_EXTENSIONS));
            for (URL model : models) {
                try (InputStream json = model.openStream()) {
                    addRunTime(mapper.readTree(json), names);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }

    /** What is fixed when the service is built stands beside, and the environment changes it not. */
    private static void addRunTime(JsonNode node, Set<String> names) {
        if (node.path("phase").asText().equals("RUN_TIME")) {
            node.findValuesAsText("environmentVariable").forEach(names::add);
        } else {
            node.forEach(child -> addRunTime(child, names));
        }
    }

    private static Properties application() {
        Properties properties = new Properties();
        try (Reader file =
                Files.newBufferedReader(Path.of("src/main/resources/application.properties"))) {
            properties.load(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
