package org.chaturaji.match;

import java.util.UUID;

/**
 * What an accepted request led to, kept under its key.
 *
 * @param match the match it made or acted on; the player's own id for a token
 * @param seq the event; 0 where there was none, as for a token
 */
public record KeptAnswer(String requestHash, UUID match, int seq) {}
