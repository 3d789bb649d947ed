package org.chaturaji.engine;

/** A die of the turn that is being played. */
public record Die(int face, DieStatus status) {}
