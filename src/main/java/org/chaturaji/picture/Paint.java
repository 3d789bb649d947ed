package org.chaturaji.picture;

/** The colours that stand for no seat. */
final class Paint {

    static final String INK = "#1f1b16";
    static final String WHITE = "#fff";
    static final String PAPER = "#fffdf8";
    static final String LIGHT_SQUARE = "#f7f0df";
    static final String DARK_SQUARE = "#e9dbbe";

    /** What is printed on the board, and on the paper around it. */
    static final String PRINT = "#6a5c46";

    /** Thin lines. */
    static final String LINE = "#b9a988";

    /** The last move: a colour that no seat has. */
    static final String MOVE = "#7b3fb5";

    /** Dice that are not to be played. */
    static final String SPENT = "#e3ded4";

    static final String SPENT_PIPS = "#857b6b";

    private Paint() {}
}
