/**
 * The rules of Chaturaji as pure values: no clock, no chance, no I/O. A roll is an input.
 *
 * <p>Read {@link org.chaturaji.engine.Position} first. May use {@code java.*} and JSpecify only.
 */
@NullMarked
package org.chaturaji.engine;

import org.jspecify.annotations.NullMarked;
