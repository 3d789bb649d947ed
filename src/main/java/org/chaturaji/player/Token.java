package org.chaturaji.player;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The credential of a person: {@code chj_} and 256 random bits as 43 characters of base64url
 * (RFC 4648 5) without padding. Whoever shows it acts for that person, so the text is handed out
 * once and only its {@link #hash()} is kept. Immutable.
 */
public final class Token {

    /** What every token begins with, so that people and scanners recognise a leaked one. */
    public static final String PREFIX = "chj_";

    private static final int RANDOM_BYTES = 32;

    // 43 characters carry 258 bits: the last one has its two low bits clear, or two texts would
    // stand for the same token.
    private static final Pattern FORM =
            Pattern.compile(PREFIX + "[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]");

    private final String text;

    private Token(String text) {
        this.text = text;
    }

    /** Returns a fresh token from this source. */
    public static Token draw(SecureRandom random) {
        byte[] bytes = new byte[RANDOM_BYTES];
        random.nextBytes(bytes);
        return new Token(PREFIX + Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
    }

    /** Returns the token with this text, or nothing when it has not the form of one. */
    public static Optional<Token> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new Token(text)) : Optional.empty();
    }

    /** Returns the secret text: to be shown to its owner once, never to be stored or logged. */
    public String text() {
        return text;
    }

    /** Returns the SHA-256 of the text, which is what the service keeps. */
    public SecretHash hash() {
        return SecretHash.of(text);
    }

    /** Returns nothing of the secret. */
    @Override
    public String toString() {
        return "Token[secret]";
    }
}
