package org.chaturaji.http;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchSeat;
import org.chaturaji.player.ShownName;
import org.chaturaji.rating.Rating;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * A seat of a match, and how it stands in the game.
 *
 * @param name null of a person who has been deleted
 * @param rating the person's when they sat down
 * @param reservedFor the person a free seat is kept for
 */
record SeatView(
        String occupant,
        @Nullable UUID player,
        @Nullable String name,
        @Nullable Long rating,
        @Nullable String cpuLevel,
        String clientSeed,
        boolean away,
        boolean resigned,
        int points,
        List<String> kingsCaptured,
        @Nullable UUID reservedFor) {

    static BySeat<SeatView> allOf(Match match, Map<UUID, ShownName> names) {
        return BySeat.of(seat -> of(seat, match, names));
    }

    private static SeatView of(Seat seat, Match match, Map<UUID, ShownName> names) {
        MatchSeat taken = match.seats().get(seat);
        Position position = match.game().position();
        Occupant occupant = Occupant.of(!taken.isFree(), match.startedAt() != null);
        return new SeatView(
                occupant.code(),
                taken.player(),
                taken.person().map(names::get).map(ShownName::text).orElse(null),
                taken.rating() == null ? null : Rating.shown(taken.rating()),
                occupant == Occupant.COMPUTER ? match.level().code() : null,
                taken.clientSeed().text(),
                taken.away(),
                position.resigned().contains(seat),
                position.points(seat),
                codes(position.kingsCaptured(seat)),
                match.reservedFor(seat).orElse(null));
    }

    private static List<String> codes(Set<Seat> seats) {
        return Seat.ALL.stream().filter(seats::contains).map(Seat::code).toList();
    }
}
