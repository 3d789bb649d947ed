package org.chaturaji.http;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.core.instrument.distribution.DistributionStatisticConfig;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Which series there are: none that a client has made up, since each is one for ever, and histograms
 * of what is waited for.
 */
final class MetricSeries {

    private static final String REQUESTS = "http.server.requests";

    private static final Set<String> METHODS =
            Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    private static final Set<String> WITH_HISTOGRAM = Set.of(
            REQUESTS,
            "chaturaji.commands",
            "chaturaji.match.lock.wait",
            "chaturaji.cpu.thinking",
            "chaturaji.feed.lag");

    /** Upper bounds of the buckets, in ns. */
    private static final double[] BUCKETS = Stream.of(
                    2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000)
            .mapToDouble(TimeUnit.MILLISECONDS::toNanos)
            .toArray();

    @Produces
    @Singleton
    MeterFilter histograms() {
        return new MeterFilter() {
            @Override
            public DistributionStatisticConfig configure(
                    Meter.Id id, DistributionStatisticConfig config) {
                return WITH_HISTOGRAM.contains(id.getName())
                        ? DistributionStatisticConfig.builder()
                                .serviceLevelObjectives(BUCKETS)
                                .build()
                                .merge(config)
                        : config;
            }
        };
    }

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
        return tags.stream().map(MetricSeries::tag).toList();
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
