package org.chaturaji.notation;

import org.chaturaji.engine.Roll;

import java.util.Optional;

/** The two faces of a roll as they stand in commands and records. */
final class Faces {

    private Faces() {}

    /** Returns the roll that two digits name; empty when they are not two, or not 1 to 6. */
    static Optional<Roll> parse(String text) {
        boolean faces = text.length() == 2 && isFace(text.charAt(0)) && isFace(text.charAt(1));
        return faces
                ? Optional.of(new Roll(text.charAt(0) - '0', text.charAt(1) - '0'))
                : Optional.empty();
    }

    /** Returns whether a text is two digits, of which one at least is the face of no dice. */
    static boolean areWrong(String text) {
        return text.length() == 2
                && isDigit(text.charAt(0))
                && isDigit(text.charAt(1))
                && parse(text).isEmpty();
    }

    static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    static boolean isFace(char character) {
        return character >= '1' && character <= '6';
    }
}
