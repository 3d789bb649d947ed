package org.chaturaji.match;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Seat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * Seats that a new match keeps free for a while, each for the person who had it before.
 *
 * @param people by seat; empty for a seat that is anybody's
 */
public record Reservations(BySeat<Optional<UUID>> people) {

    /** How long they hold, from when the match is made. */
    public static final Duration HOLD = Duration.ofMinutes(5);

    public static final Reservations NONE = new Reservations(BySeat.all(Optional.empty()));

    /** Returns for whom a seat is kept. */
    public Optional<UUID> of(Seat seat) {
        return people.get(seat);
    }

    /** Returns the seat that is kept for a person. */
    public Optional<Seat> seatOf(UUID person) {
        return Seat.ALL.stream()
                .filter(seat -> of(seat).equals(Optional.of(person)))
                .findFirst();
    }

    /** Returns the people for whom a seat is kept, in turn order. */
    List<UUID> all() {
        return people.toList().stream().flatMap(Optional::stream).toList();
    }

    /** Returns those reservations that are for such people. */
    Reservations only(Predicate<UUID> which) {
        return new Reservations(people.map(person -> person.filter(which)));
    }

    /** Hands on every seat that is kept, with its person, in turn order. */
    public void forEach(BiConsumer<Seat, UUID> consumer) {
        people.forEach((seat, person) -> person.ifPresent(it -> consumer.accept(seat, it)));
    }
}
