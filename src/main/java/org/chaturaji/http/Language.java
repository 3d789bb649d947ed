package org.chaturaji.http;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.Map;
import java.util.Optional;

/** The languages in which the service speaks to people. */
enum Language {
    ENGLISH("en"),
    FRENCH("fr"),
    FILIPINO("fil"),
    BENGALI("bn"),
    ARABIC("ar");

    /** Tagalog is what many devices call Filipino. */
    private static final Map<String, List<String>> SAME = Map.of("tl", List.of("tl", "fil"));

    private static final List<Locale> LOCALES =
            Arrays.stream(values()).map(Language::locale).toList();

    /** As much of the header is read: reading takes long when there are thousands of languages. */
    private static final int LONGEST_READ = 256;

    private final Locale locale;

    Language(String tag) {
        this.locale = Locale.forLanguageTag(tag);
    }

    Locale locale() {
        return locale;
    }

    String tag() {
        return locale.toLanguageTag();
    }

    /**
     * Returns the language that the lines of {@code Accept-Language} ask for first (RFC 9110
     * 12.5.4); English when it is none of ours, or when they are not of their form.
     */
    static Language preferred(List<String> acceptLanguage) {
        return lookup(String.join(",", acceptLanguage)).orElse(ENGLISH);
    }

    private static Optional<Language> lookup(String wanted) {
        String read = wanted.length() <= LONGEST_READ
                ? wanted
                : wanted.substring(0, Math.max(0, wanted.lastIndexOf(',', LONGEST_READ)));
        try {
            Locale found = Locale.lookup(LanguageRange.parse(read, SAME), LOCALES);
            return Arrays.stream(values()).filter(it -> it.locale.equals(found)).findFirst();
        } catch (IllegalArgumentException notOfItsForm) {
            return Optional.empty();
        }
    }
}
