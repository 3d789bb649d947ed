package org.chaturaji.notation;

import java.util.Optional;

/** The text of a record as it is read: tags, tokens, and places for people. */
final class RecordSource {

    /** A tag, where its name and its value start, and the value with its escapes. */
    record SourceTag(Tag tag, int nameIndex, int valueIndex, String raw) {}

    record Token(int index, String text) {}

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String text;
    private int next;

    RecordSource(String text) {
        this.text = text;
    }

    /** Returns the next tag, empty when the tags are over. */
    Optional<SourceTag> nextTag() {
        int line = next;
        while (line < text.length() && isSpace(text.charAt(line))) {
            line++;
        }
        boolean opensLine = line < text.length()
                && text.charAt(line) == '['
                && (line == 0 || isLineEnd(text.charAt(line - 1)));
        if (!opensLine) {
            return Optional.empty();
        }
        next = line;
        return Optional.of(tag());
    }

    /** Reads {@code [Name "value"]} to the end of its line. */
    private SourceTag tag() {
        expect('[');
        int nameIndex = next;
        while (next < text.length() && Tag.allowsInName(text.charAt(next))) {
            next++;
        }
        if (next == nameIndex) {
            throw badTag("a tag has a name of letters, digits and _");
        }
        String name = text.substring(nameIndex, next);
        expect(' ');
        expect('"');
        int valueIndex = next;
        String value = value();
        String raw = text.substring(valueIndex, next);
        expect('"');
        expect(']');
        if (next < text.length() && !isLineEnd(text.charAt(next))) {
            throw badTag("a tag ends its line");
        }
        return new SourceTag(new Tag(name, value), nameIndex, valueIndex, raw);
    }

    private String value() {
        StringBuilder value = new StringBuilder();
        while (next < text.length() && text.charAt(next) != '"') {
            if (text.charAt(next) == '\\') {
                next++;
                if (next == text.length() || "\"\\".indexOf(text.charAt(next)) < 0) {
                    next--;
                    throw badTag("\\ stands only before \" and \\");
                }
            }
            int codePoint = text.codePointAt(next);
            if (!Tag.allowsInValue(codePoint)) {
                throw badTag("a value has no line ends and no control characters");
            }
            value.appendCodePoint(codePoint);
            next += Character.charCount(codePoint);
        }
        return value.toString();
    }

    private void expect(char character) {
        if (next == text.length() || text.charAt(next) != character) {
            throw badTag(
                    "a tag has the form [Name \"value\"], here `" + character + "` is missing");
        }
        next++;
    }

    private NotationException badTag(String reason) {
        int end = next;
        while (end < text.length() && !isLineEnd(text.charAt(end))) {
            end++;
        }
        return refusal(Fault.BAD_TAG, next, text.substring(next, end), reason);
    }

    /** Returns the next token, empty at the end; white space and comments are skipped. */
    Optional<Token> nextToken() {
        skip();
        int start = next;
        while (next < text.length() && !isSpace(text.charAt(next)) && text.charAt(next) != '{') {
            next++;
        }
        String token = text.substring(start, next);
        return token.isEmpty() ? Optional.empty() : Optional.of(new Token(start, token));
    }

    private void skip() {
        while (next < text.length() && (isSpace(text.charAt(next)) || text.charAt(next) == '{')) {
            if (text.charAt(next) == '{') {
                int end = text.indexOf('}', next);
                if (end < 0) {
                    throw refusal(
                            Fault.UNTERMINATED_COMMENT,
                            next,
                            text.substring(next),
                            "the comment has no }");
                }
                next = end;
            }
            next++;
        }
    }

    NotationException refusal(Fault fault, Token token, String reason) {
        return refusal(fault, token.index(), token.text(), reason);
    }

    /** Returns the refusal of what starts at {@code index}, which may be the end of the text. */
    NotationException refusal(Fault fault, int index, String token, String reason) {
        return new NotationException(
                new Reason(fault, null, line(index), column(index), token, reason));
    }

    /** Returns the refusal at the end of the text. */
    NotationException refusalAtEnd(Fault fault, String reason) {
        return refusal(fault, text.length(), "", reason);
    }

    /** Returns why a token that is nothing else is refused. */
    NotationException badToken(Token token) {
        String reason;
        if (token.text().charAt(0) == BYTE_ORDER_MARK) {
            reason = "the text is UTF-8 without a byte order mark";
        } else if (token.text().charAt(0) == '[') {
            reason = "tags stand before the moves, each at the beginning of a line";
        } else {
            reason = ActionToken.refusal(token.text());
        }
        return refusal(ActionToken.fault(token.text()), token, reason);
    }

    /** Returns the line of a character, from 1. */
    int line(int index) {
        int line = 1;
        for (int i = 0; i < index; i++) {
            if (endsLine(i)) {
                line++;
            }
        }
        return line;
    }

    /** Returns the column of a character in code points, from 1. */
    int column(int index) {
        int start = index;
        while (start > 0 && !endsLine(start - 1)) {
            start--;
        }
        return text.codePointCount(start, index) + 1;
    }

    /** CR LF ends one line, with its LF. */
    private boolean endsLine(int index) {
        char character = text.charAt(index);
        boolean beforeLf = index + 1 < text.length() && text.charAt(index + 1) == '\n';
        return character == '\n' || (character == '\r' && !beforeLf);
    }

    private static boolean isLineEnd(char character) {
        return character == '\n' || character == '\r';
    }

    private static boolean isSpace(char character) {
        return character == ' ' || character == '\t' || isLineEnd(character);
    }
}
