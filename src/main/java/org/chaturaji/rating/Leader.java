package org.chaturaji.rating;

import java.util.UUID;

/** Somebody who has played a rated match. */
public record Leader(UUID player, Rating rating) {}
