package org.chaturaji.match;

/** Something that is kept for a time and then dropped. */
public interface Expiring {

    /** How much is dropped at a time, so that none takes long. */
    int BATCH = 10_000;

    /** Returns what it is, for the log. */
    String what();

    /**
     * Drops what has expired, by the clock of the store, in one transaction and not more than {@link
     * #BATCH}; returns how much it was.
     */
    int dropExpired();
}
