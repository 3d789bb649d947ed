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
            CredentialsResource.class,
            ExportResource.class,
            LeaderboardResource.class,
            LogResource.class,
            MatchesResource.class,
            PictureResource.class,
            PlayersResource.class,
            ProblemsResource.class,
            RatingsResource.class,
            RecordsResource.class,
            RulesResource.class,
            SeatsResource.class,
            StatisticsResource.class);

    /** Of several that fit a path, the first is meant: it has most letters of its own. */
    private static final List<Route> ROUTES = routes();

    private Routes() {}

    /** A path with variables, and its methods. */
    private record Route(String template, Pattern path, Set<String> methods) {

        int ownLetters() {
            return template.replaceAll("\\{[^}]*}", "").length();
        }
    }

    /** Returns the methods of a path as they stand in {@code Allow}; empty for one that is not. */
    static String allow(String path) {
        return route(path).map(route -> String.join(", ", route.methods())).orElse("");
    }

    /** Returns whether the path is there, and has other methods than this one. */
    static boolean hasOnlyOthers(String path, String method) {
        return route(path).filter(route -> !route.methods().contains(method)).isPresent();
    }

    /** Returns the path with its variables, such as {@code /api/matches/{id}}, if it is there. */
    static Optional<String> template(String path) {
        return route(path).map(Route::template);
    }

    private static Optional<Route> route(String path) {
        return ROUTES.stream()
                .filter(route -> route.path().matcher(path).matches())
                .findFirst();
    }

    private static List<Route> routes() {
        Map<String, Set<String>> methods = new TreeMap<>();
        for (Class<?> resource : RESOURCES) {
            for (Method method : resource.getDeclaredMethods()) {
                httpMethod(method)
                        .ifPresent(name -> methods.computeIfAbsent(
                                        template(resource, method),
                                        any -> new TreeSet<>(Set.of(HttpMethod.OPTIONS)))
                                .addAll(withHead(name)));
            }
        }
        return methods.entrySet().stream()
                .map(it -> new Route(
                        it.getKey(), Pattern.compile(pattern(it.getKey())), it.getValue()))
                .sorted(Comparator.comparingInt(Route::ownLetters).reversed())
                .toList();
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
