package org.chaturaji.engine;

/** Dice as they lie in a {@link Setup}. */
public record DiceSetup(Roll roll, boolean firstUsed, boolean secondUsed) {}
