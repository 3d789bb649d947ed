package org.chaturaji.player;

import java.time.Instant;

/**
 * A code for another device, just made.
 *
 * @param code kept nowhere else
 * @param expiresAt to the millisecond
 */
public record IssuedCode(DeviceCode code, Instant expiresAt) {}
