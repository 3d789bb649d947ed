package org.chaturaji.player;

import java.time.Instant;
import java.util.UUID;

/**
 * A person who plays.
 *
 * @param id UUIDv7; public, and proves nothing about who sends it
 * @param createdAt to the millisecond
 */
public record Player(UUID id, PlayerName name, Instant createdAt) implements Profile {}
