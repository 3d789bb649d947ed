package org.chaturaji.engine;

/** A piece of an army. */
public record Piece(Seat seat, PieceType type) {}
