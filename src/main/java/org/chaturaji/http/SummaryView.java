package org.chaturaji.http;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.MatchSummary;
import org.chaturaji.match.Status;
import org.chaturaji.notation.PositionText;
import org.chaturaji.player.ShownName;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** A match in a list. */
record SummaryView(
        UUID id,
        int version,
        String status,
        Instant createdAt,
        @Nullable Instant startedAt,
        @Nullable Instant endedAt,
        boolean ranked,
        String visibility,
        String cpuLevel,
        OptionsView options,
        BySeat<SummarySeatView> seats,
        String position,
        @Nullable TurnView turn) {

    /** A seat of a match in a list. */
    record SummarySeatView(
            String occupant,
            @Nullable UUID player,
            @Nullable String name,
            @Nullable String cpuLevel,
            boolean resigned,
            int points) {}

    static SummaryView of(MatchSummary match, Map<UUID, ShownName> names) {
        Position position = PositionText.read(match.position(), match.options().rules());
        return new SummaryView(
                match.id(),
                match.version(),
                match.status().code(),
                match.createdAt(),
                match.startedAt().orElse(null),
                match.endedAt().orElse(null),
                match.ranked(),
                match.visibility().code(),
                match.level().code(),
                OptionsView.of(match.options()),
                BySeat.of(seat -> seat(match, position, seat, names)),
                match.position(),
                match.status() == Status.PLAYING ? TurnView.of(position) : null);
    }

    private static SummarySeatView seat(
            MatchSummary match, Position position, Seat seat, Map<UUID, ShownName> names) {
        Optional<UUID> person = match.players().get(seat);
        Occupant occupant = Occupant.of(person.isPresent(), match.startedAt().isPresent());
        return new SummarySeatView(
                occupant.code(),
                person.orElse(null),
                person.map(names::get).map(ShownName::text).orElse(null),
                occupant == Occupant.COMPUTER ? match.level().code() : null,
                position.resigned().contains(seat),
                position.points(seat));
    }
}
