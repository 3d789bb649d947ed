package org.chaturaji.http;

import org.chaturaji.player.NewPlayer;
import org.chaturaji.player.Player;

import java.util.UUID;

/**
 * A player and what makes a device theirs.
 *
 * @param token the only copy
 */
record CreatedPlayerView(UUID id, String name, String token) {

    static CreatedPlayerView of(NewPlayer made) {
        Player player = made.player();
        return new CreatedPlayerView(
                player.id(), player.name().text(), made.token().text());
    }

    /** Keeps the secret out of logs. */
    @Override
    public String toString() {
        return "CreatedPlayerView[" + id + "]";
    }
}
