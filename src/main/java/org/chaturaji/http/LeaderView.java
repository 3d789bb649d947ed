package org.chaturaji.http;

import org.chaturaji.player.ShownName;
import org.chaturaji.rating.Leader;
import org.chaturaji.rating.RankedPlayer;
import org.jspecify.annotations.Nullable;

import java.util.Map;
import java.util.UUID;

/**
 * Somebody on the leaderboard.
 *
 * @param rank shared by those whose ratings look the same
 * @param name null of somebody who left just now
 */
record LeaderView(int rank, UUID player, @Nullable String name, long rating, int ratedMatches) {

    static LeaderView of(RankedPlayer ranked, Map<UUID, ShownName> names) {
        Leader leader = ranked.leader();
        ShownName name = names.get(leader.player());
        return new LeaderView(
                ranked.rank(),
                leader.player(),
                name == null ? null : name.text(),
                leader.rating().shown(),
                leader.rating().matches());
    }
}
