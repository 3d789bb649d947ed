package org.chaturaji.engine;

/** The seat to move ends its turn with usable dice left. */
public record EndTurn() implements Action {}
