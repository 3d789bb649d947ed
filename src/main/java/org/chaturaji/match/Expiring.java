package org.chaturaji.match;

/** Something that is kept for a time and then dropped. */
public interface Expiring {

    /** Drops what has expired, by the clock of the store; returns how much it was. */
    int dropExpired();
}
