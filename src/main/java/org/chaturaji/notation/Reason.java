package org.chaturaji.notation;

import org.chaturaji.engine.SetupFault.Field;
import org.jspecify.annotations.Nullable;

/**
 * One reason why a text is refused, and where.
 *
 * @param field the field of a position text, null in other texts
 * @param line from 1; a line ends with LF, CR LF or CR
 * @param column of the first code point of the token, from 1; code points are counted, and a tab is
 *     one
 * @param token what is wrong as it stands in the text, shortened when long, control characters and
 *     the like written as {@code U+000A}; empty where something is missing
 * @param text why, for people, without the place
 */
public record Reason(
        Fault fault, @Nullable Field field, int line, int column, String token, String text) {

    public Reason {
        token = Excerpt.of(token);
    }

    /** Returns the text, behind the name of the field where there is one. */
    public String message() {
        return field == null ? text : field.label() + ": " + text;
    }

    /** Returns the place and the message. */
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + message();
    }
}
