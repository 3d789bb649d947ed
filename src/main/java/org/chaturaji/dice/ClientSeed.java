package org.chaturaji.dice;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The text that a person adds to the dice of a match when sitting down, so that the server alone
 * cannot have chosen them (DICE.md 2). Public once given; taken as it is, without normalisation.
 */
public record ClientSeed(String text) {

    /** Most code points in a client seed. */
    public static final int MAX_CODE_POINTS = 64;

    /** What a seat counts with that has given none. */
    public static final ClientSeed NONE = new ClientSeed("");

    /** Takes the text as a client seed, or throws {@link InvalidClientSeedException}. */
    public ClientSeed {
        Set<Fault> faults = faults(text);
        if (!faults.isEmpty()) {
            throw new InvalidClientSeedException(List.copyOf(faults));
        }
    }

    private static Set<Fault> faults(String text) {
        Set<Fault> faults = EnumSet.noneOf(Fault.class);
        if (text.codePointCount(0, text.length()) > MAX_CODE_POINTS) {
            faults.add(Fault.TOO_LONG);
        }
        text.codePoints().forEach(codePoint -> {
            switch (Character.getType(codePoint)) {
                case Character.CONTROL -> faults.add(Fault.CONTROL);
                // Alone it has no UTF-8: two different seeds would derive the same dice.
                case Character.SURROGATE -> faults.add(Fault.SURROGATE);
                default -> {
                    if (codePoint == ',' || codePoint == ':') {
                        faults.add(Fault.SEPARATOR);
                    }
                }
            }
        });
        return faults;
    }

    /** Returns the length only: texts of people are never logged. */
    @Override
    public String toString() {
        return "ClientSeed[" + text.codePointCount(0, text.length()) + " code points]";
    }

    /** Why a text is no client seed. */
    public enum Fault {
        TOO_LONG("too-long", "has more than " + MAX_CODE_POINTS + " code points"),
        CONTROL("control-character", "holds a control character"),
        SURROGATE("lone-surrogate", "holds half of a surrogate pair"),
        SEPARATOR("separator", "holds a comma or a colon");

        private final String code;
        private final String reason;

        Fault(String code, String reason) {
            this.code = code;
            this.reason = reason;
        }

        /** Returns the stable code of this fault. */
        public String code() {
            return code;
        }

        /** Returns the fault in English, to be read after the name of the field. */
        public String reason() {
            return reason;
        }
    }
}
