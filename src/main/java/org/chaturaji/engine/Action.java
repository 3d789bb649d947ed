package org.chaturaji.engine;

/** What can be done in a game: the four commands of RULES.md. */
public sealed interface Action permits Roll, Move, EndTurn, Resign {}
