package org.chaturaji.match;

/** Tells an outage of what matches and people are kept in from a fault of ours. */
public interface Outages {

    /**
     * Returns whether something failed because the store cannot be reached, is overloaded or did
     * not answer in time. Nothing has been done then, and trying again later can help.
     */
    boolean isOutage(Throwable failure);

    /** Returns whether something failed because others kept what it needed for too long. */
    boolean isBusy(Throwable failure);
}
