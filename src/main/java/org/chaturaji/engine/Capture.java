package org.chaturaji.engine;

/** A piece that a move takes off the board, and where it stood. */
public record Capture(Square square, Piece piece) {}
