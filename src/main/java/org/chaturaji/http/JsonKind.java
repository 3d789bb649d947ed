package org.chaturaji.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.dice.InvalidClientSeedException;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.Visibility;
import org.chaturaji.notation.MoveText;
import org.chaturaji.notation.NotationException;
import org.chaturaji.player.InvalidPlayerNameException;
import org.chaturaji.player.PlayerName;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a JSON value in a request is read as. Nothing is converted: {@code "1"} is no number. */
@FunctionalInterface
interface JsonKind<T> {

    JsonKind<ObjectNode> OBJECT = (value, pointer, faults) -> value instanceof ObjectNode object
            ? Optional.of(object)
            : refuse(faults, pointer, "fault.object");

    JsonKind<Boolean> BOOLEAN = (value, pointer, faults) -> value.isBoolean()
            ? Optional.of(value.booleanValue())
            : refuse(faults, pointer, "fault.boolean");

    JsonKind<String> TEXT = (value, pointer, faults) -> value.isTextual()
            ? Optional.of(value.textValue())
            : refuse(faults, pointer, "fault.text");

    JsonKind<PlayerName> PLAYER_NAME =
            (value, pointer, faults) -> TEXT.read(value, pointer, faults).flatMap(text -> {
                try {
                    return Optional.of(PlayerName.of(text));
                } catch (InvalidPlayerNameException e) {
                    e.faults()
                            .forEach(it -> faults.body(
                                    pointer,
                                    Message.of(
                                            "fault.text." + it.code(),
                                            PlayerName.MAX_CODE_POINTS)));
                    return Optional.empty();
                }
            });

    JsonKind<ClientSeed> CLIENT_SEED =
            (value, pointer, faults) -> TEXT.read(value, pointer, faults).flatMap(text -> {
                try {
                    return Optional.of(new ClientSeed(text));
                } catch (InvalidClientSeedException e) {
                    e.faults()
                            .forEach(it -> faults.body(
                                    pointer,
                                    Message.of(
                                            "fault.text." + it.code(),
                                            ClientSeed.MAX_CODE_POINTS)));
                    return Optional.empty();
                }
            });

    JsonKind<Move> MOVE =
            (value, pointer, faults) -> TEXT.read(value, pointer, faults).flatMap(text -> {
                try {
                    return Optional.of(MoveText.read(text));
                } catch (NotationException e) {
                    return refuse(faults, pointer, "fault.move");
                }
            });

    JsonKind<Seat> SEAT = oneOf(Seat.values(), Seat::code);

    JsonKind<Level> LEVEL = oneOf(Level.values(), Level::code);

    JsonKind<Visibility> VISIBILITY = oneOf(Visibility.values(), Visibility::code);

    /** Returns the value, or nothing when it is wrong, which is then noted under its pointer. */
    Optional<T> read(JsonNode value, String pointer, Faults faults);

    /** Returns a text that is the code of one of {@code values}. */
    static <T> JsonKind<T> oneOf(T[] values, Function<T, String> code) {
        String allowed = Arrays.stream(values).map(code).collect(Collectors.joining(", "));
        return (value, pointer, faults) -> {
            Optional<T> found = Arrays.stream(values)
                    .filter(it -> value.isTextual() && code.apply(it).equals(value.textValue()))
                    .findFirst();
            return found.isPresent() ? found : refuse(faults, pointer, "fault.one-of", allowed);
        };
    }

    /** Returns a whole number of this range; 30.0 is none. */
    static JsonKind<Integer> wholeNumber(int lowest, int highest) {
        return (value, pointer, faults) -> {
            boolean fits = value.isIntegralNumber()
                    && value.canConvertToInt()
                    && value.intValue() >= lowest
                    && value.intValue() <= highest;
            return fits
                    ? Optional.of(value.intValue())
                    : refuse(faults, pointer, "fault.whole-number", lowest, highest);
        };
    }

    /** Returns one of these whole numbers. */
    static JsonKind<Integer> oneOf(List<Integer> numbers) {
        String allowed = numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return (value, pointer, faults) -> value.isIntegralNumber()
                        && value.canConvertToInt()
                        && numbers.contains(value.intValue())
                ? Optional.of(value.intValue())
                : refuse(faults, pointer, "fault.one-of", allowed);
    }

    /** Returns a list of values of one kind. */
    static <T> JsonKind<List<T>> listOf(JsonKind<T> kind, int most) {
        return (value, pointer, faults) -> {
            if (!value.isArray()) {
                return refuse(faults, pointer, "fault.list");
            } else if (value.size() > most) {
                return refuse(faults, pointer, "fault.too-many", most);
            }
            List<T> list = new ArrayList<>();
            for (int i = 0; i < value.size(); i++) {
                kind.read(value.get(i), pointer + "/" + i, faults).ifPresent(list::add);
            }
            return Optional.of(List.copyOf(list));
        };
    }

    private static <T> Optional<T> refuse(
            Faults faults, String pointer, String key, Object... values) {
        faults.body(pointer, Message.of(key, values));
        return Optional.empty();
    }
}
