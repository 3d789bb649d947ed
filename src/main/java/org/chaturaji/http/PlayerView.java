package org.chaturaji.http;

import org.chaturaji.player.Player;

import java.time.Instant;
import java.util.UUID;

/** A player as anybody may see them. */
record PlayerView(UUID id, String name, Instant createdAt) {

    static PlayerView of(Player player) {
        return new PlayerView(player.id(), player.name().text(), player.createdAt());
    }
}
