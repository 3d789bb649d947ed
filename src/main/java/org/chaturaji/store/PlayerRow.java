package org.chaturaji.store;

import org.chaturaji.player.DeletedPlayer;
import org.chaturaji.player.Player;
import org.chaturaji.player.PlayerName;
import org.chaturaji.player.Profile;
import org.chaturaji.player.ShownName;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/** A player, deleted or not, as the columns say. */
record PlayerRow(
        UUID id,
        @Nullable String name,
        int nameChanges,
        Instant createdAt,
        @Nullable Instant deletedAt) {

    static Optional<PlayerRow> find(UUID player) {
        return PlayerEntity.find("id = ?1", player).project(PlayerRow.class).singleResultOptional();
    }

    Profile profile() {
        return deletedAt == null ? player() : new DeletedPlayer(id, deletedAt);
    }

    /** Returns the player, who must not be deleted. */
    Player player() {
        return new Player(id, playerName(), createdAt);
    }

    ShownName shownName() {
        return new ShownName(playerName(), nameChanges);
    }

    private PlayerName playerName() {
        return PlayerName.ofStored(Objects.requireNonNull(name));
    }
}
