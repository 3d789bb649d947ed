/**
 * How strong people are: Elo for four, and what is told of it (RATING.md).
 *
 * <p>Read {@link org.chaturaji.rating.Elo} first. May use {@code java.*} and JSpecify only.
 */
@NullMarked
package org.chaturaji.rating;

import org.jspecify.annotations.NullMarked;
