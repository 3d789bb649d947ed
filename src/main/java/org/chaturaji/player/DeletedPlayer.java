package org.chaturaji.player;

import java.time.Instant;
import java.util.UUID;

/**
 * A person who has left: neither name nor credentials are kept, the id stays in their games.
 *
 * @param deletedAt to the millisecond
 */
public record DeletedPlayer(UUID id, Instant deletedAt) implements Profile {}
