package org.chaturaji.player;

import java.util.Optional;
import java.util.UUID;

/**
 * A person whose credentials were good.
 *
 * @param device whose token it was; nothing for a JWT, which belongs to no device
 */
public record SignedIn(Player player, Optional<UUID> device) {}
