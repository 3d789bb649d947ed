package org.chaturaji.http;

import java.util.Locale;
import java.util.ResourceBundle;

/** The texts for people, from {@code texts.properties}. */
final class Texts {

    private static final ResourceBundle BUNDLE =
            ResourceBundle.getBundle("org.chaturaji.http.texts", Locale.ROOT);

    private Texts() {}

    /** Returns the text under a key; a key without one is a fault of ours. */
    static String of(String key) {
        return BUNDLE.getString(key);
    }
}
