package org.chaturaji.http;

import com.fasterxml.jackson.annotation.JsonUnwrapped;

import org.chaturaji.engine.Seat;
import org.chaturaji.http.DiceView.DieView;
import org.chaturaji.http.DiceView.TurnDiceView;
import org.chaturaji.http.MoveView.EffectsView;
import org.chaturaji.match.By;
import org.chaturaji.match.Event;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchSeat;
import org.chaturaji.match.Status;
import org.chaturaji.notation.PositionText;
import org.chaturaji.rating.Rating;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * One thing that happened in a match, with the effects it had and how the match stands after it.
 *
 * @param player the person it is about, who did it or was removed
 */
record EventView(
        int seq,
        Instant at,
        String type,
        @Nullable String seat,
        String by,
        @Nullable UUID player,
        @JsonUnwrapped @Nullable SettingsView settings,
        @JsonUnwrapped @Nullable SeatingView seating,
        @JsonUnwrapped @Nullable ReservedView reserved,
        @Nullable List<DieView> dice,
        @Nullable String move,
        @JsonUnwrapped @Nullable EffectsView effects,
        @Nullable TurnDiceView turnEnded,
        @Nullable Boolean started,
        @Nullable Boolean returned,
        @Nullable Boolean aborted,
        @Nullable ResultView result,
        String position,
        @Nullable TurnView turn,
        @Nullable Instant deadline,
        @Nullable List<MoveView> legalMoves) {

    /** The settings that an event made or changed. */
    record SettingsView(
            @Nullable OptionsView options,
            @Nullable Boolean ranked,
            @Nullable String visibility,
            @Nullable String cpuLevel) {}

    /** How somebody came to a seat, or who is the host since somebody got up. */
    record SeatingView(
            @Nullable String clientSeed,
            @Nullable Long rating,
            @Nullable String fromSeat,
            @Nullable UUID host) {}

    /** The seats that a new match keeps for somebody, and until when. */
    record ReservedView(Map<String, UUID> reservedFor, Instant reservedUntil) {

        static @Nullable ReservedView of(Match created) {
            Map<String, UUID> people = new LinkedHashMap<>();
            created.reserved().forEach((seat, person) -> people.put(seat.code(), person));
            return created.reservedUntil()
                    .map(until -> new ReservedView(people, until))
                    .orElse(null);
        }
    }

    /**
     * Returns an event of a match.
     *
     * @param before the match before it, null before the first one
     * @param after the match after it
     * @param withMoves whether to tell which moves are legal after it
     */
    static EventView of(@Nullable Match before, Event event, Match after, boolean withMoves) {
        GameEffects game = GameEffects.of(before, event, after);
        boolean playing = after.status() == Status.PLAYING;
        return new EventView(
                event.seq(),
                event.at(),
                event.type(),
                Optional.ofNullable(event.seat()).map(Seat::code).orElse(null),
                event.by().code(),
                player(before, event),
                settings(before, event, after),
                seating(before, event, after),
                before == null ? ReservedView.of(after) : null,
                game.dice(),
                game.move(),
                game.effects(),
                game.turnEnded(),
                yes(before != null && became(Status.PLAYING, before, after)),
                yes(before != null && returned(before, event, after)),
                yes(before != null && became(Status.ABORTED, before, after)),
                game.result(),
                PositionText.write(after.game().position()),
                TurnView.of(after),
                after.deadline().orElse(null),
                withMoves
                        ? playing ? MatchView.legalMoves(after.game().position()) : List.of()
                        : null);
    }

    private static @Nullable UUID player(@Nullable Match before, Event event) {
        if (event.body() instanceof Event.Created created) {
            return created.player();
        } else if (event.body() instanceof Event.Seated seated) {
            return seated.player();
        } else if (event.body() instanceof Event.Left left) {
            return left.player();
        } else if (before == null || event.by() == By.COMPUTER) {
            return null;
        }
        Seat seat = event.seat();
        MatchSeat taken = seat == null ? null : before.seats().get(seat);
        return taken != null ? taken.player() : event.by() == By.PERSON ? before.host() : null;
    }

    private static @Nullable SettingsView settings(
            @Nullable Match before, Event event, Match after) {
        if (event.body() instanceof Event.Created created) {
            return new SettingsView(
                    OptionsView.of(created.options()),
                    after.isRanked(),
                    created.visibility().code(),
                    created.level().code());
        } else if (event.body() instanceof Event.Changed changed && before != null) {
            return new SettingsView(
                    changed.options().equals(before.options())
                            ? null
                            : OptionsView.of(changed.options()),
                    null,
                    changed.visibility() == before.visibility()
                            ? null
                            : changed.visibility().code(),
                    changed.level() == before.level() ? null : changed.level().code());
        }
        return null;
    }

    private static @Nullable SeatingView seating(@Nullable Match before, Event event, Match after) {
        if (event.body() instanceof Event.Created created) {
            return new SeatingView(
                    created.clientSeed().text(), shown(created.rating()), null, null);
        } else if (event.body() instanceof Event.Seated seated && before != null) {
            String from = before.seatOf(seated.player())
                    .filter(seat -> seat != event.seat())
                    .map(Seat::code)
                    .orElse(null);
            return new SeatingView(seated.clientSeed().text(), shown(seated.rating()), from, null);
        } else if (event.body() instanceof Event.Left left && before != null) {
            boolean wasHost = left.player().equals(before.host());
            return new SeatingView(null, null, null, wasHost ? after.host() : null);
        }
        return null;
    }

    private static @Nullable Long shown(@Nullable Double rating) {
        return rating == null ? null : Rating.shown(rating);
    }

    private static boolean became(Status status, Match before, Match after) {
        return before.status() != status && after.status() == status;
    }

    private static boolean returned(Match before, Event event, Match after) {
        Seat seat = event.seat();
        return event.body() instanceof Event.Played
                && seat != null
                && before.seats().get(seat).away()
                && !after.seats().get(seat).away();
    }

    private static @Nullable Boolean yes(boolean fact) {
        return fact ? Boolean.TRUE : null;
    }
}
