package org.chaturaji.player;

/**
 * A player just made, with the token that is shown this once.
 *
 * @param token kept nowhere else
 */
public record NewPlayer(Player player, Token token) {}
