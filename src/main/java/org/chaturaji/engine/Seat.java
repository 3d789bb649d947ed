package org.chaturaji.engine;

import java.util.List;
import java.util.Optional;

/** One of the four seats, in the clockwise order in which turns go (RULES.md 1.1). */
public enum Seat {
    RED(0, 'r', "red"),
    BLUE(1, 'b', "blue"),
    YELLOW(2, 'y', "yellow"),
    GREEN(3, 'g', "green");

    /** The four seats in turn order; {@code ALL.get(s.index()) == s}. */
    public static final List<Seat> ALL = List.of(values());

    private final int index;
    private final char letter;
    private final String code;

    Seat(int index, char letter, String code) {
        this.index = index;
        this.letter = letter;
        this.code = code;
    }

    /** Returns the letter of the notations: {@code r b y g}. */
    public char letter() {
        return letter;
    }

    /** Returns the word of the API: {@code red blue yellow green}. */
    public String code() {
        return code;
    }

    /** Returns 0 to 3 in turn order, from Red. */
    public int index() {
        return index;
    }

    /** Returns the seat whose turn comes next, clockwise. */
    public Seat next() {
        return ALL.get((index + 1) % ALL.size());
    }

    public static Optional<Seat> ofLetter(char letter) {
        return ALL.stream().filter(seat -> seat.letter == letter).findFirst();
    }

    public static Optional<Seat> ofCode(String code) {
        return ALL.stream().filter(seat -> seat.code.equals(code)).findFirst();
    }
}
