package org.chaturaji.http;

/** Who has a seat. */
enum Occupant {
    PERSON("person"),
    COMPUTER("computer"),
    EMPTY("empty");

    private final String code;

    Occupant(String code) {
        this.code = code;
    }

    String code() {
        return code;
    }

    /**
     * Returns who has a seat: from the start on the computer has those without a person.
     *
     * @param taken whether a person has it
     */
    static Occupant of(boolean taken, boolean started) {
        return taken ? PERSON : started ? COMPUTER : EMPTY;
    }
}
