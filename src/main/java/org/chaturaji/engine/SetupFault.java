package org.chaturaji.engine;

import java.util.Set;

/**
 * One reason why a set-up is no sound position.
 *
 * @param field where the fault is
 * @param concerns every field the judgement rests on, {@code field} included
 */
public record SetupFault(Field field, Set<Field> concerns, String reason) {

    /** The fields of a set-up, in the order of the position text (NOTATION.md 1). */
    public enum Field {
        BOARD("board"),
        TURN("seat to move"),
        DICE("dice"),
        POINTS("points"),
        KINGS_CAPTURED("kings captured"),
        THRONES_SCORED("thrones scored"),
        RESIGNED("resigned"),
        FIRST("first seat"),
        ROUND("round"),
        QUIET_ROUNDS("quiet rounds");

        private final String label;

        Field(String label) {
            this.label = label;
        }

        /** Returns the name of NOTATION.md 1, such as {@code seat to move}. */
        public String label() {
            return label;
        }
    }

    public SetupFault {
        concerns = Set.copyOf(concerns);
    }
}
