package org.chaturaji.picture;

import org.chaturaji.engine.PieceType;
import org.chaturaji.engine.Seat;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;

/**
 * What a picture says, in one language: the texts of {@code texts*.properties} beside this class,
 * English where the language has no file. Immutable; thread-safe.
 */
public final class Phrases {

    private static final String BUNDLE = "org.chaturaji.picture.texts";

    private final Locale locale;
    private final Locale withDigits;
    private final ResourceBundle texts;

    private Phrases(Locale locale) {
        this.locale = locale;
        this.texts = ResourceBundle.getBundle(
                BUNDLE, locale, Control.getNoFallbackControl(Control.FORMAT_PROPERTIES));
        this.withDigits = new Locale.Builder()
                .setLocale(locale)
                .setUnicodeLocaleKeyword("nu", texts.getString("writing.digits"))
                .build();
    }

    public static Phrases in(Locale locale) {
        return new Phrases(locale);
    }

    /** Returns the language by its tag, such as {@code fr}. */
    String language() {
        return locale.toLanguageTag();
    }

    /** Returns {@code ltr} or {@code rtl}. */
    String direction() {
        return text("writing.direction");
    }

    /** Returns the text under a key with the values in its places; a number in the digits usual. */
    String text(String key, Object... values) {
        return new MessageFormat(texts.getString(key), withDigits).format(values);
    }

    String number(int number) {
        return text("writing.number", number);
    }

    String seat(Seat seat) {
        return text("seat." + seat.code());
    }

    String type(PieceType type) {
        return text("piece." + type.code());
    }

    /** Returns the items one after the other; there must be one at least. */
    String list(List<String> items) {
        return items.stream().reduce((some, next) -> text("list", some, next)).orElseThrow();
    }
}
