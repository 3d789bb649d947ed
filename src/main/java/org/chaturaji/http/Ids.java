package org.chaturaji.http;

import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** The ids in paths and parameters. */
final class Ids {

    /** {@link UUID#fromString} also takes {@code 1-1-1-1-1}. */
    private static final Pattern FORM =
            Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

    private Ids() {}

    static Optional<UUID> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(UUID.fromString(text)) : Optional.empty();
    }

    /** Returns the id in a path; nothing is to be found under anything else. */
    static UUID inPath(String text) {
        return parse(text).orElseThrow(() -> ProblemException.of(ProblemCode.NOT_FOUND));
    }
}
