package org.chaturaji.http;

import java.util.ArrayList;
import java.util.List;

/** What is found wrong with the form of one request, so that all of it can be told at once. */
final class Faults {

    private final List<Problem.Fault> faults = new ArrayList<>();

    /** Notes a fault in the body; the pointer is empty for the body as a whole. */
    void body(String pointer, String detail) {
        faults.add(new Problem.Fault(pointer, detail));
    }

    void header(String name, String detail) {
        faults.add(new Problem.Fault("#/header/" + name, detail));
    }

    void query(String name, String detail) {
        faults.add(new Problem.Fault("#/query/" + name, detail));
    }

    /** Throws the problem that tells all faults, if there are any. */
    void refuse() {
        if (!faults.isEmpty()) {
            throw ProblemException.malformed(faults);
        }
    }
}
