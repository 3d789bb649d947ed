package org.chaturaji.http;

import jakarta.inject.Singleton;

import org.chaturaji.player.Player;
import org.chaturaji.player.Players;
import org.chaturaji.player.Profile;

/** People named in paths. */
@Singleton
final class KnownPlayers {

    private final Players players;

    KnownPlayers(Players players) {
        this.players = players;
    }

    /** Returns the person with this id, or says that there is none, or none any more. */
    Player inPath(String id) {
        Profile profile = players.profile(Ids.inPath(id))
                .orElseThrow(() -> ProblemException.of(ProblemCode.NOT_FOUND));
        if (profile instanceof Player player) {
            return player;
        }
        throw ProblemException.of(ProblemCode.PLAYER_DELETED);
    }
}
