package org.chaturaji.match;

import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Action;
import org.chaturaji.engine.Illegality;
import org.chaturaji.engine.LegalMove;
import org.chaturaji.engine.Resign;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.Refusal.Code;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/**
 * What a command leads to: an event, nothing because all is so already, or a refusal. Pure: the same
 * match, command, time and sighting give the same.
 */
final class Decisions {

    private final Match match;
    private final Actor actor;
    private final Instant now;
    private final @Nullable Instant seen;
    private final MatchSettings settings;

    /**
     * @param seen when the person to move was last seen, null when never; only {@link
     *     Command.TimeOut} asks
     */
    Decisions(
            Match match, Actor actor, Instant now, @Nullable Instant seen, MatchSettings settings) {
        this.match = match;
        this.actor = actor;
        this.now = now;
        this.seen = seen;
        this.settings = settings;
    }

    /**
     * Returns the event that {@code command} leads to; empty when it changes nothing.
     *
     * @throws Refusal when it is not allowed
     */
    Optional<Event> decide(Command command) {
        return Optional.ofNullable(event(command));
    }

    private @Nullable Event event(Command command) {
        if (command instanceof Command.Sit sit) {
            return sit(sit);
        } else if (command instanceof Command.GetUp getUp) {
            return getUp(getUp.seat());
        } else if (command instanceof Command.Withdraw withdraw) {
            return withdraw(withdraw.player());
        } else if (command instanceof Command.Change change) {
            return change(change);
        } else if (command instanceof Command.Start) {
            return start();
        } else if (command instanceof Command.Abort) {
            requireMayAbort();
            return event(null, new Event.Aborted());
        } else if (command instanceof Command.Presence presence) {
            return presence(presence);
        } else if (command instanceof Command.TimeOut) {
            return timeOut();
        } else if (command instanceof Command.Resign) {
            Seat seat = ownSeat();
            return play(seat, new Resign(seat));
        }
        return inTurn(command);
    }

    private @Nullable Event sit(Command.Sit sit) {
        UUID person = person();
        Optional<Seat> old = match.seatOf(person);
        Optional<Seat> asked = sit.seat().or(() -> old);
        requireOpen();
        Seat seat = asked.or(() -> match.freeSeatFor(person, now))
                .orElseThrow(() -> new Refusal(Code.SEAT_TAKEN));
        MatchSeat taken = match.seats().get(seat);
        boolean others = !taken.isFree() && !person.equals(taken.player());
        if (others || match.isKeptFrom(person, seat, now)) {
            throw new Refusal(Code.SEAT_TAKEN);
        }
        ClientSeed kept =
                old.map(from -> match.seats().get(from).clientSeed()).orElse(ClientSeed.NONE);
        ClientSeed clientSeed = sit.clientSeed().orElse(kept);
        if (old.equals(Optional.of(seat)) && clientSeed.equals(kept)) {
            return null;
        }
        boolean starts = old.isEmpty() && match.freeSeats().size() == 1;
        return event(seat, new Event.Seated(person, clientSeed, starts, null));
    }

    private @Nullable Event getUp(Seat seat) {
        UUID person = person();
        UUID seated = match.seats().get(seat).player();
        if (!person.equals(seated) && !person.equals(match.host())) {
            throw new Refusal(Code.NOT_YOUR_SEAT);
        }
        requireOpen();
        return seated == null ? null : event(seat, new Event.Left(seated));
    }

    private @Nullable Event withdraw(UUID player) {
        Seat seat = match.seatOf(player).orElse(null);
        if (seat == null || match.isOver() || match.seats().get(seat).leftForGood()) {
            return null;
        }
        boolean open = match.status() == Status.OPEN;
        return event(seat, open ? new Event.Left(player) : new Event.Away(true));
    }

    private @Nullable Event change(Command.Change change) {
        requireHostOfOpenMatch();
        Event.Changed changed = new Event.Changed(
                change.options().apply(match.options()),
                change.visibility().orElse(match.visibility()),
                change.level().orElse(match.level()));
        Event.Changed same = new Event.Changed(match.options(), match.visibility(), match.level());
        return changed.equals(same) ? null : event(null, changed);
    }

    private Event start() {
        requireHostOfOpenMatch();
        if (match.isRanked() && !match.freeSeats().isEmpty()) {
            throw new Refusal(Code.NEEDS_FOUR_PEOPLE);
        }
        return event(null, new Event.Started());
    }

    private @Nullable Event presence(Command.Presence presence) {
        Seat seat = ownSeat();
        if (seat != presence.seat()) {
            throw new Refusal(Code.NOT_YOUR_SEAT);
        }
        requirePlaying();
        if (match.seats().get(seat).away() == presence.away()) {
            return null;
        }
        return event(seat, presence.away() ? new Event.Away(false) : new Event.Returned());
    }

    private @Nullable Event timeOut() {
        Instant end = match.waitsUntil(seen, settings).orElse(null);
        if (end == null || now.isBefore(end)) {
            return null;
        }
        boolean over = isPast(end);
        return event(
                match.turn().orElseThrow(), over ? new Event.Away(false) : new Event.Extended());
    }

    /**
     * Whether the wait for the person to move is over. It is not, the first time, when its end was
     * noticed so late that the service must have been away: nobody could play or be seen.
     */
    private boolean isPast(Instant end) {
        boolean serviceWasAway = now.isAfter(end.plus(settings.deadlineGrace()));
        return !now.isBefore(end) && (match.extended() || !serviceWasAway);
    }

    private Event inTurn(Command command) {
        Seat seat = actor instanceof Actor.Computer ? computersSeat() : ownSeat();
        requirePlaying();
        if (!match.turn().equals(Optional.of(seat))) {
            throw new Refusal(Code.NOT_YOUR_TURN);
        }
        if (actor instanceof Actor.Person) {
            requireTimeLeft(match.seats().get(seat));
        }
        return play(seat, action(command));
    }

    /** With a turn time, a turn that the computer has taken over stays its own to the end. */
    private void requireTimeLeft(MatchSeat seat) {
        boolean over = match.deadline().filter(this::isPast).isPresent();
        boolean takenOver = match.options().turnTime() > 0 && seat.standIn();
        if (over || takenOver) {
            throw new Refusal(Code.TURN_TIMED_OUT);
        }
    }

    private Action action(Command command) {
        if (command instanceof Command.Roll) {
            return match.nextRoll();
        } else if (command instanceof Command.Move move) {
            return move.move();
        } else if (command instanceof Command.EndTurn) {
            return new org.chaturaji.engine.EndTurn();
        }
        throw new IllegalStateException("no such command: " + command);
    }

    private Event play(Seat seat, Action action) {
        requirePlaying();
        Optional<Illegality> illegality = match.game().check(action);
        if (illegality.equals(Optional.of(Illegality.ILLEGAL_MOVE))) {
            throw Refusal.illegalMove(match.game().position().legalMoves().stream()
                    .map(LegalMove::move)
                    .toList());
        }
        illegality.ifPresent(why -> {
            throw Refusal.of(why);
        });
        return event(seat, new Event.Played(action));
    }

    private void requireOpen() {
        if (match.status() != Status.OPEN) {
            throw new Refusal(Code.NOT_OPEN);
        }
    }

    /** The service may in any state, for an operator. */
    private void requireMayAbort() {
        if (!(actor instanceof Actor.Service)) {
            requireHostOfOpenMatch();
        } else if (match.isOver()) {
            throw new Refusal(Code.MATCH_OVER);
        }
    }

    private void requireHostOfOpenMatch() {
        if (!(actor instanceof Actor.Service) && !person().equals(match.host())) {
            throw new Refusal(Code.NOT_HOST);
        }
        requireOpen();
    }

    private void requirePlaying() {
        if (match.status() == Status.OPEN) {
            throw new Refusal(Code.NOT_STARTED);
        } else if (match.isOver()) {
            throw new Refusal(Code.MATCH_OVER);
        }
    }

    /** The seat of the person who commands; everybody else has none here. */
    private Seat ownSeat() {
        return match.seatOf(person())
                .filter(seat -> !match.seats().get(seat).leftForGood())
                .orElseThrow(() -> new Refusal(Code.NOT_YOUR_SEAT));
    }

    private Seat computersSeat() {
        return match.turn()
                .filter(seat -> match.awaitsComputer())
                .orElseThrow(() -> new Refusal(Code.NOT_YOUR_TURN));
    }

    private UUID person() {
        if (actor instanceof Actor.Person person) {
            return person.id();
        }
        throw new Refusal(Code.NOT_YOUR_SEAT);
    }

    private Event event(@Nullable Seat seat, Event.Body body) {
        return new Event(match.version() + 1, now, actor.by(), seat, body);
    }
}
