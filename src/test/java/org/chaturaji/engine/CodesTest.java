package org.chaturaji.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The codes that stand in texts, JSON and tables: a change of one is a change of the format. */
class CodesTest {

    private static <T> Arguments codes(
            String codes, T[] values, Function<T, String> code, Function<String, Optional<T>> of) {
        return Arguments.of(codes, List.of(values), code, of);
    }

    private static Stream<Arguments> enums() {
        return Stream.of(
                codes("red blue yellow green", Seat.values(), Seat::code, Seat::ofCode),
                codes(
                        "king elephant knight boat pawn",
                        PieceType.values(),
                        PieceType::code,
                        PieceType::ofCode),
                codes("cubic long", DiceKind.values(), DiceKind::code, DiceKind::ofCode),
                codes("lost always", Promotion.values(), Promotion::code, Promotion::ofCode),
                codes("optional required", DiceUse.values(), DiceUse::code, DiceUse::ofCode),
                codes(
                        "used usable blocked no-piece",
                        DieStatus.values(),
                        DieStatus::code,
                        DieStatus::ofCode),
                codes(
                        "used declined blocked no-piece unplayed",
                        DieFate.values(),
                        DieFate::code,
                        DieFate::ofCode),
                codes(
                        "chaturaji last-king no-capture round-limit resignations",
                        Termination.values(),
                        Termination::code,
                        Termination::ofCode),
                codes(
                        "match-over roll-first already-rolled dice-left no-such-face"
                                + " illegal-move already-resigned",
                        Illegality.values(),
                        Illegality::code,
                        Illegality::ofCode),
                codes("r b y g", Seat.values(), CodesTest::letter, CodesTest::seat),
                codes("K E N B P", PieceType.values(), CodesTest::letter, CodesTest::type));
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }

    private static Optional<Seat> seat(String letter) {
        return Seat.ofLetter(letter.charAt(0));
    }

    private static String letter(PieceType type) {
        return String.valueOf(type.letter());
    }

    private static Optional<PieceType> type(String letter) {
        return PieceType.ofLetter(letter.charAt(0));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("enums")
    <T> void codesAreStableAndReadBack(
            String codes,
            List<T> values,
            Function<T, String> code,
            Function<String, Optional<T>> of) {
        assertEquals(List.of(codes.split(" ", -1)), values.stream().map(code).toList());
        for (T value : values) {
            assertEquals(Optional.of(value), of.apply(code.apply(value)));
        }
        assertEquals(Optional.empty(), of.apply("x"));
    }

    private static Stream<Arguments> indexes() {
        return Stream.of(
                Arguments.of(Seat.ALL, (Function<Seat, Integer>) Seat::index),
                Arguments.of(PieceType.ALL, (Function<PieceType, Integer>) PieceType::index),
                Arguments.of(Square.ALL, (Function<Square, Integer>) Square::index));
    }

    @ParameterizedTest
    @MethodSource("indexes")
    <T> void listsOfAllAreInTheOrderOfTheIndex(List<T> all, Function<T, Integer> index) {
        for (int i = 0; i < all.size(); i++) {
            assertEquals(i, index.apply(all.get(i)));
        }
    }
}
