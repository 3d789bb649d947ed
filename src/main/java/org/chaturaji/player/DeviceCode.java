package org.chaturaji.player;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What somebody types on another device to be known there: 80 random bits as 16 characters of
 * Crockford's base 32, good once and for {@link #LIFETIME}. Only its {@link #hash()} is kept.
 * Immutable.
 */
public final class DeviceCode {

    /** How long a code is good. */
    public static final Duration LIFETIME = Duration.ofMinutes(10);

    /** No I, L, O and U, which are misread. */
    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    private static final int LENGTH = 16;
    private static final Pattern FORM = Pattern.compile("[" + ALPHABET + "]{" + LENGTH + "}");
    private static final Pattern GROUP = Pattern.compile(".{4}(?=.)");
    private static final Pattern BETWEEN = Pattern.compile("[-\\s]");

    private final String characters;

    private DeviceCode(String characters) {
        this.characters = characters;
    }

    /** Returns a fresh code from this source. */
    static DeviceCode draw(RandomGenerator random) {
        return new DeviceCode(random.ints(LENGTH, 0, ALPHABET.length())
                .mapToObj(i -> ALPHABET.substring(i, i + 1))
                .collect(Collectors.joining()));
    }

    /** Returns the code that somebody meant who typed this, or nothing when it can be none. */
    public static Optional<DeviceCode> meantBy(String typed) {
        String characters = BETWEEN.matcher(typed)
                .replaceAll("")
                .toUpperCase(Locale.ROOT)
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1');
        return FORM.matcher(characters).matches()
                ? Optional.of(new DeviceCode(characters))
                : Optional.empty();
    }

    /** Returns the secret text in four groups: to be shown once, never to be stored or logged. */
    public String text() {
        return GROUP.matcher(characters).replaceAll("$0-");
    }

    /** Returns the SHA-256 of the characters, which is what the service keeps. */
    public SecretHash hash() {
        return SecretHash.of(characters);
    }

    /** Returns nothing of the secret. */
    @Override
    public String toString() {
        return "DeviceCode[secret]";
    }
}
