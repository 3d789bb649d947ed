/**
 * People and their credentials: names, tokens, and what becomes of them when somebody leaves.
 *
 * <p>Read {@link org.chaturaji.player.Players} first. May use {@code java.*}, JSpecify and the
 * annotations of CDI; what it needs kept goes through {@link org.chaturaji.player.PlayerStore}.
 */
@NullMarked
package org.chaturaji.player;

import org.jspecify.annotations.NullMarked;
