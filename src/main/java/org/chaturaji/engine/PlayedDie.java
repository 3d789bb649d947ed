package org.chaturaji.engine;

/** A die of a turn that is over. */
public record PlayedDie(int face, DieFate fate) {}
