package org.chaturaji.http;

import org.jspecify.annotations.Nullable;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Reads parameters of a query, and notes what is wrong with them. */
final class Query {

    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,9}");

    private final Faults faults;

    Query(Faults faults) {
        this.faults = faults;
    }

    /** Returns what a parameter says; empty when it was not sent or is wrong. */
    <T> Optional<T> read(
            String name,
            @Nullable String text,
            Function<String, Optional<T>> reader,
            Message message) {
        if (text == null) {
            return Optional.empty();
        }
        Optional<T> value = reader.apply(text);
        if (value.isEmpty()) {
            faults.query(name, message);
        }
        return value;
    }

    Optional<Integer> number(String name, @Nullable String text, int lowest, int highest) {
        return read(
                name,
                text,
                it -> number(it).filter(number -> number >= lowest && number <= highest),
                Message.of("fault.whole-number", lowest, highest));
    }

    Optional<Boolean> flag(String name, @Nullable String text) {
        return read(name, text, Query::flag, Message.of("fault.boolean"));
    }

    /** Returns a whole number as it is usually written, if it is an {@code int}. */
    static Optional<Integer> number(String text) {
        return Optional.of(text)
                .filter(it -> NUMBER.matcher(it).matches())
                .map(Long::valueOf)
                .filter(number -> number <= Integer.MAX_VALUE)
                .map(Long::intValue);
    }

    private static Optional<Boolean> flag(String text) {
        return switch (text) {
            case "true" -> Optional.of(true);
            case "false" -> Optional.of(false);
            default -> Optional.empty();
        };
    }
}
