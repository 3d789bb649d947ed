package org.chaturaji.match;

import java.time.Instant;
import java.util.UUID;

/**
 * The right to act on a match that is due, for one caller alone.
 *
 * @param until when the match comes due again, for everybody
 */
public record Claim(UUID match, Instant until) {}
