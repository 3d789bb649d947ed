package org.chaturaji.http;

import java.util.ArrayList;
import java.util.List;

/** What is found wrong with the form of one request, so that all of it can be told at once. */
final class Faults {

    /** Whoever has made more than these has the same reading to do. */
    private static final int MOST_TOLD = 50;

    private final List<Problem.Fault> faults = new ArrayList<>();

    /** Notes a fault in the body; the pointer is empty for the body as a whole. */
    void body(String pointer, String detail) {
        add(pointer, detail);
    }

    void header(String name, String detail) {
        add("#/header/" + name, detail);
    }

    void query(String name, String detail) {
        add("#/query/" + name, detail);
    }

    private void add(String pointer, String detail) {
        if (faults.size() < MOST_TOLD) {
            faults.add(new Problem.Fault(pointer, detail));
        }
    }

    /** Throws the problem that tells all faults, if there are any. */
    void refuse() {
        if (!faults.isEmpty()) {
            throw ProblemException.malformed(faults);
        }
    }
}
