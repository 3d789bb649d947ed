package org.chaturaji.notation;

import java.util.Locale;

/** Foreign text as it may appear in a message or a log line. */
final class Excerpt {

    private static final int MAX_CODE_POINTS = 60;

    private Excerpt() {}

    /** Returns {@code text}, shortened when long, its invisible characters spelled out. */
    static String of(String text) {
        StringBuilder excerpt = new StringBuilder();
        int count = 0;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            if (count++ == MAX_CODE_POINTS) {
                return excerpt.append('…').toString();
            }
            append(excerpt, text.codePointAt(i));
        }
        return excerpt.toString();
    }

    /** Returns the same between back quotes, for the middle of a sentence. */
    static String quoted(String text) {
        return text.isEmpty() ? "an empty text" : '`' + of(text) + '`';
    }

    private static void append(StringBuilder excerpt, int codePoint) {
        if (isPlain(codePoint)) {
            excerpt.appendCodePoint(codePoint);
        } else {
            excerpt.append(String.format(Locale.ROOT, "U+%04X", codePoint));
        }
    }

    private static boolean isPlain(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
