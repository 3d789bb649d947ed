/**
 * Computer players: what they choose follows from the position and a seed alone, so that it can be
 * repeated.
 *
 * <p>Read {@link org.chaturaji.cpu.ComputerPlayer} first. May use {@code engine}.
 */
@NullMarked
package org.chaturaji.cpu;

import org.jspecify.annotations.NullMarked;
