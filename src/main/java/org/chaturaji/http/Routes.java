package org.chaturaji.http;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The paths of the API, and the methods of each: for {@code Allow}, and for metrics. */
final class Routes {

    /** All that answers requests. */
    static final List<Class<?>> RESOURCES = List.of(
            AnalysisResource.class,
            CommandsResource.class,
            LogResource.class,
            MatchesResource.class,
            PlayersResource.class,
            ProblemsResource.class,
            RecordsResource.class,
            RulesResource.class,
            SeatsResource.class);

    private static final Map<String, Set<String>> BY_TEMPLATE = byTemplate();

    private Routes() {}

    /** Returns the methods of a path as they stand in {@code Allow}; empty for one that is not. */
    static String allow(String path) {
        return String.join(", ", methods(path));
    }

    /** Returns whether the path is there, and has other methods than this one. */
    static boolean hasOnlyOthers(String path, String method) {
        Set<String> methods = methods(path);
        return !methods.isEmpty() && !methods.contains(method);
    }

    private static Set<String> methods(String path) {
        return template(path)
                .map(template -> BY_TEMPLATE.getOrDefault(template, Set.of()))
                .orElse(Set.of());
    }

    /** Returns the paths with their variables, and the methods of each. */
    private static Map<String, Set<String>> byTemplate() {
        Map<String, Set<String>> methods = new TreeMap<>();
        for (Class<?> resource : RESOURCES) {
            for (Method method : resource.getDeclaredMethods()) {
                httpMethod(method)
                        .ifPresent(name -> methods.computeIfAbsent(
                                        template(resource, method), any -> new TreeSet<>())
                                .addAll(withHead(name)));
            }
        }
        methods.values().forEach(all -> all.add(HttpMethod.OPTIONS));
        return methods;
    }

    /**
     * Returns the path with its variables, such as {@code /api/matches/{id}}. Of several that fit,
     * the one with most letters of its own is meant.
     */
    static Optional<String> template(String path) {
        return BY_TEMPLATE.keySet().stream()
                .filter(template -> path.matches(pattern(template)))
                .max(Comparator.comparingInt(
                        template -> template.replaceAll("\\{[^}]*}", "").length()));
    }

    private static String pattern(String template) {
        return Arrays.stream(template.split("/", -1))
                .map(part -> part.startsWith("{") ? "[^/]+" : Pattern.quote(part))
                .reduce((head, tail) -> head + "/" + tail)
                .orElse("");
    }

    private static String template(Class<?> resource, Method method) {
        Path below = method.getAnnotation(Path.class);
        String base = "/" + resource.getAnnotation(Path.class).value();
        return (below == null ? base : base + "/" + below.value()).replaceAll("/+", "/");
    }

    private static Optional<String> httpMethod(Method method) {
        return Arrays.stream(method.getAnnotations())
                .map(annotation -> annotation.annotationType().getAnnotation(HttpMethod.class))
                .filter(found -> found != null)
                .map(HttpMethod::value)
                .findFirst();
    }

    private static Set<String> withHead(String name) {
        return name.equals(HttpMethod.GET) ? Set.of(HttpMethod.GET, HttpMethod.HEAD) : Set.of(name);
    }
}
