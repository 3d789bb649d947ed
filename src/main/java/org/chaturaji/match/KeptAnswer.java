package org.chaturaji.match;

import java.util.UUID;

/**
 * What an accepted request led to, kept under its key.
 *
 * @param match the match it made or acted on
 * @param seq the event
 */
public record KeptAnswer(String requestHash, UUID match, int seq) {}
