package org.chaturaji.match;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.dice.DieShape;
import org.chaturaji.dice.FacePair;
import org.chaturaji.dice.MatchDice;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.rating.RatingChange;
import org.jspecify.annotations.Nullable;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * A match as its events have made it. An immutable value: {@link #after} gives the next one, {@link
 * Decisions} says which event a command leads to.
 *
 * @param reserved the seats that it kept for somebody when it was made
 * @param version number of the last event
 * @param host the person who may change, start and abort it; null once everybody has left
 * @param rolls how many rolls its dice have made
 * @param updatedAt when the last event happened
 * @param turnSince since when the match waits for the seat to move: since the turn began or was given
 *     its time again; without a turn time since the last sign of its person in it
 * @param extended whether that wait was given its time a second time
 * @param ratings what the end made of everybody's ratings; null if it is not rated, or not over
 */
public record Match(
        MatchFacts facts,
        Reservations reserved,
        int version,
        Status status,
        MatchOptions options,
        Visibility visibility,
        Level level,
        @Nullable UUID host,
        BySeat<MatchSeat> seats,
        Game game,
        int rolls,
        Instant createdAt,
        @Nullable Instant startedAt,
        Instant updatedAt,
        Instant turnSince,
        boolean extended,
        @Nullable BySeat<RatingChange> ratings) {

    /** The rules that new matches are played by; a change of the rules counts it up. */
    public static final int RULES_VERSION = 1;

    /**
     * Returns the match that a log describes.
     *
     * @param log the events in order, the first one {@link Event.Created}
     */
    public static Match replay(MatchFacts facts, List<Event> log) {
        Match match = created(facts, log.get(0));
        for (Event event : log.subList(1, log.size())) {
            match = match.after(event);
        }
        return match;
    }

    /** Returns the match that its first event makes. */
    public static Match created(MatchFacts facts, Event event) {
        if (!(event.body() instanceof Event.Created created) || event.seat() == null) {
            throw new IllegalArgumentException("a log begins with created, not " + event.type());
        }
        MatchSeat creator =
                MatchSeat.of(created.player(), created.clientSeed(), event.seq(), created.rating());
        return new Match(
                facts,
                created.reserved(),
                event.seq(),
                Status.OPEN,
                created.options(),
                created.visibility(),
                created.level(),
                created.player(),
                BySeat.all(MatchSeat.EMPTY).with(event.seat(), creator),
                Game.start(created.options().rules(), facts.first()),
                0,
                event.at(),
                null,
                event.at(),
                event.at(),
                false,
                null);
    }

    /** Returns the match after its next event. */
    public Match after(Event event) {
        if (event.seq() != version + 1) {
            throw new IllegalArgumentException(
                    "event " + event.seq() + " does not follow version " + version);
        }
        return Draft.of(this).apply(event).toMatch(event);
    }

    public UUID id() {
        return facts.id();
    }

    /** Returns the seat of a person, if they have one. */
    public Optional<Seat> seatOf(UUID person) {
        return Seat.ALL.stream()
                .filter(seat -> person.equals(seats.get(seat).player()))
                .findFirst();
    }

    /** Returns the seats that nobody has, in turn order. */
    public List<Seat> freeSeats() {
        return Seat.ALL.stream().filter(seat -> seats.get(seat).isFree()).toList();
    }

    /**
     * Returns for whom a seat is kept; empty once it is taken, its person sits elsewhere, or the match
     * is not open.
     */
    public Optional<UUID> reservedFor(Seat seat) {
        boolean free = status == Status.OPEN && seats.get(seat).isFree();
        return free ? reserved.of(seat).filter(person -> !isSeated(person)) : Optional.empty();
    }

    /** Returns until when seats are kept for somebody; empty where none is. */
    public Optional<Instant> reservedUntil() {
        boolean some = Seat.ALL.stream().anyMatch(seat -> reservedFor(seat).isPresent());
        return some ? Optional.of(createdAt.plus(Reservations.HOLD)) : Optional.empty();
    }

    /** Returns whether a seat is kept for somebody else than {@code person} at this time. */
    boolean isKeptFrom(UUID person, Seat seat, Instant now) {
        return reservedFor(seat).filter(other -> !other.equals(person)).isPresent()
                && now.isBefore(createdAt.plus(Reservations.HOLD));
    }

    /** Returns the seat for a person who will take any: their own if it is still free. */
    Optional<Seat> freeSeatFor(UUID person, Instant now) {
        return Stream.concat(reserved.seatOf(person).stream(), Seat.ALL.stream())
                .filter(seat -> seats.get(seat).isFree() && !isKeptFrom(person, seat, now))
                .findFirst();
    }

    public boolean isOver() {
        return status == Status.FINISHED || status == Status.ABORTED;
    }

    /** Returns the seat to move while the match is being played. */
    public Optional<Seat> turn() {
        return status == Status.PLAYING ? game.position().turn() : Optional.empty();
    }

    /** Returns whether it is the computer's turn. */
    public boolean awaitsComputer() {
        return turn().filter(seat -> seats.get(seat).playedBy() == By.COMPUTER).isPresent();
    }

    /** Returns the person whom the match waits for, if it waits for one. */
    Optional<UUID> awaited() {
        return turn().map(seats::get)
                .filter(seat -> seat.playedBy() == By.PERSON)
                .flatMap(MatchSeat::person);
    }

    /** Returns until when the person to move has time; empty where nobody is in a hurry. */
    public Optional<Instant> deadline() {
        return awaited()
                .filter(person -> options.turnTime() > 0)
                .map(person -> turnSince.plusSeconds(options.turnTime()));
    }

    /**
     * Returns until when the match waits for the person to move: to the deadline or, without a turn
     * time, until there was no sign of them for too long (SERVICE.md 3). Empty when it waits for
     * nobody.
     *
     * @param seen when that person was last seen; null when never, or where it is not known, for the
     *     earliest moment that it can be
     */
    Optional<Instant> waitsUntil(@Nullable Instant seen, MatchSettings settings) {
        if (options.turnTime() > 0) {
            return deadline();
        }
        Instant sign = seen != null && seen.isAfter(turnSince) ? seen : turnSince;
        Instant unseen = sign.plus(settings.unseenAfter());
        Instant idle = turnSince.plus(settings.idleAfter());
        return awaited().map(person -> unseen.isBefore(idle) ? unseen : idle);
    }

    /**
     * Returns when the service has to act on its own; empty once the match is over.
     *
     * @param seen as in {@link #waitsUntil}
     */
    Optional<Instant> dueAt(@Nullable Instant seen, MatchSettings settings) {
        if (status == Status.OPEN) {
            return Optional.of(createdAt.plus(settings.openFor()));
        } else if (awaitsComputer()) {
            return Optional.of(updatedAt.plus(settings.computerPause()));
        }
        return waitsUntil(seen, settings);
    }

    /**
     * Returns how strong the computer plays the present turn (SERVICE.md 3): its own seats as the
     * match says, those of people who are away at {@link Level#NORMAL}, at {@link Level#EASY} where
     * it is ranked, and once nobody is left to play against, all at {@link Level#EASY}.
     */
    Level computersLevel() {
        if (isRanked() || Seat.ALL.stream().noneMatch(this::isPlayedByPresentPerson)) {
            return Level.EASY;
        }
        boolean standsIn = turn().filter(seat -> !seats.get(seat).isFree()).isPresent();
        return standsIn ? Level.NORMAL : level;
    }

    private boolean isPlayedByPresentPerson(Seat seat) {
        MatchSeat taken = seats.get(seat);
        return !taken.isFree() && !taken.away() && game.position().canPlay(seat);
    }

    /** Returns whether it is played for ratings. */
    public boolean isRanked() {
        return facts.ranked();
    }

    /**
     * Returns whether the match has just ended so that it counts for ratings: everybody has played in
     * it by themselves.
     */
    boolean isToBeRated() {
        boolean everybodyPlayed = seats.toList().stream().allMatch(MatchSeat::hasPlayed);
        return isRanked() && status == Status.FINISHED && everybodyPlayed && ratings == null;
    }

    /** Returns when the match ended, once it has. */
    public Optional<Instant> endedAt() {
        return isOver() ? Optional.of(updatedAt) : Optional.empty();
    }

    /** Returns whether somebody may see the match (SERVICE.md 1). */
    public boolean isVisibleTo(@Nullable UUID viewer, @Nullable String joinCode) {
        return visibility == Visibility.PUBLIC
                || isSeated(viewer)
                || (viewer != null && reserved.seatOf(viewer).isPresent())
                || (joinCode != null && facts.joinCode().equals(JoinCode.meantBy(joinCode)));
    }

    /**
     * Returns whether {@code person} sits in this match; nobody, given as null, does not, nor who has
     * left for good.
     */
    public boolean isSeated(@Nullable UUID person) {
        return person != null
                && seatOf(person).filter(seat -> !seats.get(seat).leftForGood()).isPresent();
    }

    /** Returns what the dice of this match show the next time (DICE.md 3). */
    public Roll nextRoll() {
        return roll(rolls + 1);
    }

    /** Returns roll number {@code n} of this match, from 1. */
    public Roll roll(int n) {
        DieShape shape = options.rules().dice() == DiceKind.LONG ? DieShape.LONG : DieShape.CUBIC;
        FacePair faces = new MatchDice(facts.serverSeed(), id(), clientSeeds(), shape).roll(n);
        return new Roll(faces.first(), faces.second());
    }

    /** Returns the people's part in the dice, in seat order. */
    public List<ClientSeed> clientSeeds() {
        return seats.map(MatchSeat::clientSeed).toList();
    }
}
