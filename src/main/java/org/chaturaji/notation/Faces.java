package org.chaturaji.notation;

import org.chaturaji.engine.Roll;

import java.util.Optional;

/** The two faces of a roll as they stand in commands and records. */
final class Faces {

    private Faces() {}

    /**
     * Returns the roll that two digits name, empty when the text is not two digits.
     *
     * @throws NotationException {@link Fault#NO_SUCH_FACE} when one of them is on no dice
     */
    static Optional<Roll> parse(String text, int line, int column) {
        if (text.length() != 2 || !isDigit(text.charAt(0)) || !isDigit(text.charAt(1))) {
            return Optional.empty();
        }
        for (int die = 0; die < 2; die++) {
            if (!isFace(text.charAt(die))) {
                throw new NotationException(
                        Fault.NO_SUCH_FACE,
                        line,
                        column + die,
                        text.substring(die, die + 1),
                        "no dice have a face " + text.charAt(die));
            }
        }
        return Optional.of(new Roll(text.charAt(0) - '0', text.charAt(1) - '0'));
    }

    static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    static boolean isFace(char character) {
        return character >= '1' && character <= '6';
    }
}
