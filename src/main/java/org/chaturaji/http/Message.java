package org.chaturaji.http;

/** Something to tell people, before it is known in which language they are answered. */
@FunctionalInterface
interface Message {

    /** Returns the words. */
    String in(Language language);

    /**
     * Returns the message under a key of {@code texts.properties}.
     *
     * @param values what stands in its places: messages, or what is the same in every language
     */
    static Message of(String key, Object... values) {
        Object[] given = values.clone();
        return language -> Texts.in(language).text(key, given);
    }
}
