package org.chaturaji.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The tags that a request names in {@code If-Match} or {@code If-None-Match} (RFC 9110 13.1). */
final class EntityTags {

    private static final Pattern TAG = Pattern.compile("(W/)?\"([\\x21\\x23-\\x7e\\x80-\\xff]*)\"");
    private static final Pattern VERSION = Pattern.compile("([1-9][0-9]{0,8})(-[0-9a-z]+)?");

    private final boolean any;
    private final List<Tag> tags;

    private EntityTags(boolean any, List<Tag> tags) {
        this.any = any;
        this.tags = List.copyOf(tags);
    }

    private record Tag(boolean weak, String text) {}

    /**
     * Returns what the lines of a header say; nothing when it was not sent, or is not of its form,
     * which is then noted.
     */
    static Optional<EntityTags> read(String header, List<String> lines, Faults faults) {
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        String value = String.join(",", lines).strip();
        if (value.equals("*")) {
            return Optional.of(new EntityTags(true, List.of()));
        }
        List<Tag> tags = new ArrayList<>();
        Matcher tag = TAG.matcher(value);
        int end = 0;
        while (tag.find()
                && value.substring(end, tag.start())
                        .matches(end == 0 ? "[\\s,]*" : "\\s*,[\\s,]*")) {
            tags.add(new Tag(tag.group(1) != null, tag.group(2)));
            end = tag.end();
        }
        if (tags.isEmpty() || !value.substring(end).matches("[\\s,]*")) {
            faults.header(header, Message.of("fault.tags"));
            return Optional.empty();
        }
        return Optional.of(new EntityTags(false, tags));
    }

    /** Returns whether one of the tags is {@code current}; weak ones count as well. */
    boolean name(String current) {
        return any || tags.stream().anyMatch(tag -> ('"' + tag.text() + '"').equals(current));
    }

    /**
     * Returns the versions of a match that are named, without their suffixes; empty for any.
     * Weak tags name none.
     */
    Optional<Set<Integer>> versions() {
        return any
                ? Optional.empty()
                : Optional.of(tags.stream()
                        .filter(tag -> !tag.weak())
                        .map(tag -> VERSION.matcher(tag.text()))
                        .filter(Matcher::matches)
                        .map(version -> Integer.valueOf(version.group(1)))
                        .collect(Collectors.toSet()));
    }
}
