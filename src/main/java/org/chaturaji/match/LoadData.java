package org.chaturaji.match;

import java.util.UUID;

/** Fills a store that is to be measured. Each call is one transaction. */
public interface LoadData {

    /** Adds people with ratings spread like those of real ones. */
    void addPeople(int count);

    /** Adds copies of a match, with all that is kept about it but for rating changes. */
    void addCopies(UUID match, int count);
}
