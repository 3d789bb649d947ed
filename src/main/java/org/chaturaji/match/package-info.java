/**
 * The match: four seats, their people, a game, and the log of everything that happened to it.
 *
 * <p>Read {@link org.chaturaji.match.MatchService} first: it takes a {@link
 * org.chaturaji.match.Command}, {@link org.chaturaji.match.Decisions} turns it into an {@link
 * org.chaturaji.match.Event} or a {@link org.chaturaji.match.Refusal}, and a {@link
 * org.chaturaji.match.Match} is what its events make of it. May use {@code engine}, {@code
 * notation}, {@code cpu}, {@code dice} and {@code rating}.
 */
@NullMarked
package org.chaturaji.match;

import org.jspecify.annotations.NullMarked;
