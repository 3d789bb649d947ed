package org.chaturaji.http;

import java.util.ArrayList;
import java.util.List;

/** What is found wrong with the form of one request, so that all of it can be told at once. */
final class Faults {

    /** Whoever has made more than these has the same reading to do. */
    private static final int MOST_TOLD = 50;

    private final List<Fault> faults = new ArrayList<>();

    /** A fault as it is noted; see {@link Problem.Fault}. */
    record Fault(String pointer, Message message) {

        Problem.Fault in(Language language) {
            return new Problem.Fault(pointer, message.in(language));
        }
    }

    /** Notes a fault in the body; the pointer is empty for the body as a whole. */
    void body(String pointer, Message message) {
        add(pointer, message);
    }

    void header(String name, Message message) {
        add("#/header/" + name, message);
    }

    void query(String name, Message message) {
        add("#/query/" + name, message);
    }

    private void add(String pointer, Message message) {
        if (faults.size() < MOST_TOLD) {
            faults.add(new Fault(pointer, message));
        }
    }

    /** Throws the problem that tells all faults, if there are any. */
    void refuse() {
        if (!faults.isEmpty()) {
            throw ProblemException.malformed(faults);
        }
    }
}
