package org.chaturaji.player;

import java.util.UUID;

/** What is left to see of somebody who has ever been a player: the player, or a deleted one. */
public sealed interface Profile permits Player, DeletedPlayer {

    /** Returns the id, which outlives the name: games stay under it. */
    UUID id();
}
