package org.chaturaji.engine;

/** A pawn that a move lets become another piece: where it stands, and what it is now. */
public record Promoted(Square square, Piece piece) {}
