package org.chaturaji.engine;

/**
 * How a game ended, and who gets what (RULES.md 7).
 *
 * @param places 1 to 4 for each seat; exact ties share the place (1, 1, 3, 4)
 * @param points the final scores
 */
public record Result(Termination termination, BySeat<Integer> places, BySeat<Integer> points) {}
