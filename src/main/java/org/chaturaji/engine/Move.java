package org.chaturaji.engine;

/** The seat to move moves the piece on {@code from} to {@code to}. */
public record Move(Square from, Square to) implements Action {

    /** Returns the move text, such as {@code b1c3} (NOTATION.md 2). */
    @Override
    public String toString() {
        return from.toString() + to;
    }
}
