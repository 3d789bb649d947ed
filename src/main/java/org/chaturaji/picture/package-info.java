/**
 * The picture of a match: a board that can be read without colours, as an SVG text with a text
 * alternative.
 *
 * <p>Read {@link org.chaturaji.picture.BoardPicture} first: it puts together what {@link
 * org.chaturaji.picture.BoardLayer}, {@link org.chaturaji.picture.PieceLayer} and {@link
 * org.chaturaji.picture.SeatPanel} draw by {@link org.chaturaji.picture.Svg}, and what {@link
 * org.chaturaji.picture.Description} says. The shapes themselves are paths in {@link
 * org.chaturaji.picture.PieceShape}, {@link org.chaturaji.picture.SeatMark} and {@link
 * org.chaturaji.picture.Sign}. May use {@code engine}.
 */
@NullMarked
package org.chaturaji.picture;

import org.jspecify.annotations.NullMarked;
