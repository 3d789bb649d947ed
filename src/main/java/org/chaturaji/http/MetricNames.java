package org.chaturaji.http;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.config.MeterFilter;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

import java.util.List;
import java.util.Set;

/** Keeps what clients make up out of the names of metrics: each name is a series for ever. */
final class MetricNames {

    private static final String REQUESTS = "http.server.requests";

    private static final Set<String> METHODS =
            Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    @Produces
    @Singleton
    MeterFilter httpRequests() {
        return new MeterFilter() {
            @Override
            public Meter.Id map(Meter.Id id) {
                return id.getName().equals(REQUESTS) ? id.replaceTags(tags(id.getTags())) : id;
            }
        };
    }

    private static List<Tag> tags(List<Tag> tags) {
        return tags.stream().map(MetricNames::tag).toList();
    }

    private static Tag tag(Tag tag) {
        return switch (tag.getKey()) {
            case "uri" -> Tag.of("uri", uri(tag.getValue()));
            case "method" -> METHODS.contains(tag.getValue()) ? tag : Tag.of("method", "OTHER");
            default -> tag;
        };
    }

    /** The paths below {@code /q} are the framework's own, and it has named those it knows. */
    private static String uri(String value) {
        boolean given = !value.startsWith("/") || value.startsWith("/q/");
        return given ? value : Routes.template(value).orElse("UNKNOWN");
    }
}
