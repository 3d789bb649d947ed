/**
 * Dice that anyone can check: a secret is committed to, every roll follows from it, and it is
 * revealed when the match is over (DICE.md).
 *
 * <p>Read {@link org.chaturaji.dice.MatchDice} first. May use {@code java.*} and JSpecify only.
 */
@NullMarked
package org.chaturaji.dice;

import org.jspecify.annotations.NullMarked;
