package org.chaturaji.engine;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

/** One value for each seat. */
public record BySeat<T>(T red, T blue, T yellow, T green) {

    /** Returns the four values that {@code value} gives for the seats. */
    public static <T> BySeat<T> of(Function<Seat, T> value) {
        return new BySeat<>(
                value.apply(Seat.RED),
                value.apply(Seat.BLUE),
                value.apply(Seat.YELLOW),
                value.apply(Seat.GREEN));
    }

    /** Returns the same value for every seat. */
    public static <T> BySeat<T> all(T value) {
        return new BySeat<>(value, value, value, value);
    }

    public T get(Seat seat) {
        return switch (seat) {
            case RED -> red;
            case BLUE -> blue;
            case YELLOW -> yellow;
            case GREEN -> green;
        };
    }

    /** Returns these values with that of {@code seat} replaced. */
    public BySeat<T> with(Seat seat, T value) {
        return of(other -> other == seat ? value : get(other));
    }

    public <R> BySeat<R> map(Function<T, R> mapper) {
        return of(seat -> mapper.apply(get(seat)));
    }

    public void forEach(BiConsumer<Seat, T> consumer) {
        Seat.ALL.forEach(seat -> consumer.accept(seat, get(seat)));
    }

    /** Returns the four values in turn order, from Red. */
    public List<T> toList() {
        return List.of(red, blue, yellow, green);
    }
}
