package org.chaturaji.notation;

import java.util.regex.Pattern;

/**
 * A tag pair of a record (NOTATION.md 3.1).
 *
 * @param name letters, digits and {@code _} of ASCII, at least one
 * @param value without its escapes; no control characters, no halves of surrogate pairs
 */
public record Tag(String name, String value) {

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_]+");

    /** Throws {@link IllegalArgumentException} for what a tag cannot hold. */
    public Tag {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("no tag name: " + Excerpt.quoted(name));
        }
        requireValue(value);
    }

    /** Throws {@link IllegalArgumentException} for a text that no tag can hold. */
    static void requireValue(String value) {
        if (!value.codePoints().allMatch(Tag::allowsInValue)) {
            throw new IllegalArgumentException("no tag value: " + Excerpt.quoted(value));
        }
    }

    static boolean allowsInName(char character) {
        return NAME.matcher(String.valueOf(character)).matches();
    }

    static boolean allowsInValue(int codePoint) {
        int type = Character.getType(codePoint);
        return type != Character.CONTROL && type != Character.SURROGATE;
    }

    /** Returns the line of the tag, without its end. */
    String line() {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        return '[' + name + " \"" + escaped + "\"]";
    }
}
