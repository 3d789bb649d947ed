package org.chaturaji.engine;

/** A seat gives up, in or out of its turn. */
public record Resign(Seat seat) implements Action {}
