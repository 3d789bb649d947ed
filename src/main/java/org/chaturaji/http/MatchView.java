package org.chaturaji.http;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Position;
import org.chaturaji.http.DiceView.MatchDieView;
import org.chaturaji.http.DiceView.TurnDiceView;
import org.chaturaji.match.Match;
import org.chaturaji.match.Status;
import org.chaturaji.notation.PositionText;
import org.chaturaji.player.ShownName;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A match as it is now: all that a client needs to draw it and to play in it. */
record MatchView(
        UUID id,
        int version,
        String status,
        Instant createdAt,
        @Nullable Instant startedAt,
        @Nullable Instant endedAt,
        UUID group,
        boolean ranked,
        String visibility,
        String cpuLevel,
        @Nullable UUID host,
        OptionsView options,
        BySeat<SeatView> seats,
        @Nullable Instant reservedUntil,
        String position,
        List<PieceView> board,
        @Nullable TurnView turn,
        List<MatchDieView> dice,
        @Nullable TurnDiceView lastTurn,
        List<MoveView> legalMoves,
        boolean mayEndTurn,
        @Nullable Instant deadline,
        String commitment,
        @Nullable String joinCode,
        @Nullable String serverSeed,
        @Nullable ResultView result) {

    /**
     * Returns the match as one viewer sees it.
     *
     * @param viewer who looks, null for somebody unknown
     * @param names of the people seated, as far as they have any
     */
    static MatchView of(Match match, @Nullable UUID viewer, Map<UUID, ShownName> names) {
        Position position = match.game().position();
        boolean open = match.status() == Status.OPEN;
        boolean playing = match.status() == Status.PLAYING;
        boolean insider = match.isSeated(viewer);
        return new MatchView(
                match.id(),
                match.version(),
                match.status().code(),
                match.createdAt(),
                match.startedAt(),
                match.endedAt().orElse(null),
                match.facts().group(),
                match.isRanked(),
                match.visibility().code(),
                match.level().code(),
                open ? match.host() : null,
                OptionsView.of(match.options()),
                SeatView.allOf(match, names),
                match.reservedUntil().orElse(null),
                PositionText.write(position),
                PieceView.board(position),
                TurnView.of(match),
                position.dice().stream().map(MatchDieView::of).toList(),
                match.game().lastTurn().map(TurnDiceView::withMoves).orElse(null),
                playing ? legalMoves(position) : List.of(),
                playing && position.mayEndTurn(),
                match.deadline().orElse(null),
                match.facts().serverSeed().commitment(),
                open && insider ? match.facts().joinCode() : null,
                match.isOver() ? match.facts().serverSeed().hex() : null,
                match.game()
                        .result()
                        .map(result -> ResultView.of(result, match.ratings()))
                        .orElse(null));
    }

    static List<MoveView> legalMoves(Position position) {
        return position.legalMoves().stream().map(MoveView::of).toList();
    }
}
