package org.chaturaji.http;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The texts for people in one language, from {@code texts*.properties}. Thread-safe. */
final class Texts {

    private static final Map<Language, Texts> ALL = Arrays.stream(Language.values())
            .collect(Collectors.toUnmodifiableMap(Function.identity(), Texts::new));

    private final Language language;
    private final ResourceBundle bundle;

    private Texts(Language language) {
        this.language = language;
        bundle = ResourceBundle.getBundle(
                "org.chaturaji.http.texts",
                language.locale(),
                Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
    }

    static Texts in(Language language) {
        return Objects.requireNonNull(ALL.get(language));
    }

    /** Returns the text under a key; a key without one is a fault of ours. */
    String text(String key, Object... values) {
        Object[] told = Arrays.stream(values).map(this::told).toArray();
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(told);
    }

    /** Numbers are told in the digits in which a program has to send them. */
    private String told(Object value) {
        return value instanceof Message message ? message.in(language) : String.valueOf(value);
    }
}
