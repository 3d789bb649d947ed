/**
 * The texts of NOTATION.md and of the commands: each is read strictly, with every reason when it is
 * refused, and written so that reading gives the same back.
 *
 * <p>Read {@link org.chaturaji.notation.PositionText} first, then {@link
 * org.chaturaji.notation.RecordText}. May use {@code engine}.
 */
@NullMarked
package org.chaturaji.notation;

import org.jspecify.annotations.NullMarked;
