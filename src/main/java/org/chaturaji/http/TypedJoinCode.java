package org.chaturaji.http;

import java.util.Optional;
import java.util.regex.Pattern;

/** Join codes as people type them: spaces and dashes between the characters mean nothing. */
final class TypedJoinCode {

    /** What to tell who sent something else. */
    static final Message FORM = Message.of("fault.join-code");

    private static final Pattern TYPED = Pattern.compile("[ -]*(?:[0-9A-Za-z][ -]*){8}");

    private TypedJoinCode() {}

    /** Returns the 8 letters and digits of a text, or nothing if it has not just these. */
    static Optional<String> read(String text) {
        return Optional.of(text)
                .filter(it -> TYPED.matcher(it).matches())
                .map(it -> it.replaceAll("[ -]", ""));
    }
}
