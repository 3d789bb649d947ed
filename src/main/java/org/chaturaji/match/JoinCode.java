package org.chaturaji.match;

import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/** The codes that let people into private matches: eight characters of Crockford's base 32. */
final class JoinCode {

    /** No I, L, O and U, which are misread. */
    private static final String ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    private static final int LENGTH = 8;

    private JoinCode() {}

    static String draw(RandomGenerator random) {
        return random.ints(LENGTH, 0, ALPHABET.length())
                .mapToObj(i -> ALPHABET.substring(i, i + 1))
                .collect(Collectors.joining());
    }

    /** Returns the code that somebody meant who typed {@code text}: small letters, o for 0, … */
    static String meantBy(String text) {
        return text.strip()
                .toUpperCase(Locale.ROOT)
                .replace("-", "")
                .replace('O', '0')
                .replace('I', '1')
                .replace('L', '1');
    }
}
