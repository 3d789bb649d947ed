package org.chaturaji.match;

import org.chaturaji.cpu.Level;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.rating.RatingChange;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** A match that is being changed by one event: the fold of the log, step by step. */
final class Draft {

    private final Match before;
    private Status status;
    private MatchOptions options;
    private Visibility visibility;
    private Level level;
    private @Nullable UUID host;
    private BySeat<MatchSeat> seats;
    private Game game;
    private int rolls;
    private @Nullable Instant startedAt;
    private Instant turnSince;
    private boolean extended;
    private @Nullable BySeat<RatingChange> ratings;

    private Draft(Match match) {
        before = match;
        status = match.status();
        options = match.options();
        visibility = match.visibility();
        level = match.level();
        host = match.host();
        seats = match.seats();
        game = match.game();
        rolls = match.rolls();
        startedAt = match.startedAt();
        turnSince = match.turnSince();
        extended = match.extended();
        ratings = match.ratings();
    }

    static Draft of(Match match) {
        return new Draft(match);
    }

    Draft apply(Event event) {
        Event.Body body = event.body();
        if (body instanceof Event.Played played) {
            play(played, event);
        } else if (body instanceof Event.Seated seated) {
            sit(seated, seatOf(event), event);
        } else if (body instanceof Event.Left left) {
            getUp(left, seatOf(event));
        } else if (body instanceof Event.Changed changed) {
            change(changed);
        } else if (body instanceof Event.Started) {
            start(event);
        } else if (body instanceof Event.Away away) {
            replaceSeat(seatOf(event), seat -> seat.gone(away.forGood()));
        } else if (body instanceof Event.Returned) {
            comeBack(seatOf(event));
        } else if (body instanceof Event.Extended) {
            turnSince = event.at();
            extended = true;
        } else if (body instanceof Event.Aborted) {
            status = Status.ABORTED;
        } else {
            throw new IllegalArgumentException("cannot follow in a log: " + event.type());
        }
        boolean sign = event.by() == By.PERSON && isInTurn(event.seat());
        if (sign && options.turnTime() == 0) {
            waitAnew(event);
        }
        return this;
    }

    Match toMatch(Event event) {
        return new Match(
                before.facts(),
                before.reserved(),
                event.seq(),
                status,
                options,
                visibility,
                level,
                host,
                seats,
                game,
                rolls,
                before.createdAt(),
                startedAt,
                event.at(),
                turnSince,
                extended,
                ratings);
    }

    private void play(Event.Played played, Event event) {
        Seat seat = seatOf(event);
        if (event.by() == By.PERSON) {
            replaceSeat(seat, MatchSeat::played);
            if (seats.get(seat).away()) {
                comeBack(seat);
            }
        }
        Game previous = game;
        game = previous.play(played.action());
        if (played.action() instanceof Roll) {
            rolls++;
        }
        if (game.result().isPresent()) {
            status = Status.FINISHED;
            ratings = played.ratings();
        }
        if (isTurnOver(previous, game)) {
            previous.position().turn().ifPresent(turn -> replaceSeat(turn, MatchSeat::turnOver));
            waitAnew(event);
        }
    }

    private void waitAnew(Event event) {
        turnSince = event.at();
        extended = false;
    }

    private boolean isInTurn(@Nullable Seat seat) {
        return game.position().turn().equals(Optional.ofNullable(seat));
    }

    private static boolean isTurnOver(Game before, Game after) {
        return !after.position().turn().equals(before.position().turn())
                || !after.lastTurn().equals(before.lastTurn())
                || after.position().round() != before.position().round();
    }

    /** Who is in the middle of a turn with a time gets the seat back for the next one. */
    private void comeBack(Seat seat) {
        boolean atOnce = options.turnTime() == 0 || !isInTurn(seat);
        replaceSeat(seat, it -> it.back(atOnce));
    }

    private void replaceSeat(Seat seat, UnaryOperator<MatchSeat> change) {
        seats = seats.with(seat, change.apply(seats.get(seat)));
    }

    private void sit(Event.Seated seated, Seat seat, Event event) {
        Optional<Seat> old = before.seatOf(seated.player());
        int since = old.map(from -> seats.get(from).since()).orElse(event.seq());
        old.ifPresent(from -> seats = seats.with(from, MatchSeat.EMPTY));
        seats = seats.with(
                seat, MatchSeat.of(seated.player(), seated.clientSeed(), since, seated.rating()));
        if (seated.starts()) {
            start(event);
        }
    }

    private void getUp(Event.Left left, Seat seat) {
        seats = seats.with(seat, MatchSeat.EMPTY);
        if (left.player().equals(host)) {
            host = MatchSeat.longestSeated(seats).orElse(null);
        }
        if (host == null) {
            status = Status.ABORTED;
        }
    }

    private void change(Event.Changed changed) {
        options = changed.options();
        visibility = changed.visibility();
        level = changed.level();
        game = Game.start(options.rules(), before.facts().first());
    }

    private void start(Event event) {
        status = Status.PLAYING;
        startedAt = event.at();
        turnSince = event.at();
    }

    private static Seat seatOf(Event event) {
        Seat seat = event.seat();
        if (seat == null) {
            throw new IllegalArgumentException(event.type() + " names a seat");
        }
        return seat;
    }
}
