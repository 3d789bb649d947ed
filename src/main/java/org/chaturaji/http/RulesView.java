package org.chaturaji.http;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.Geometry;
import org.chaturaji.engine.PieceType;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;
import org.chaturaji.notation.PositionText;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The rules as data, with texts to show. */
record RulesView(
        OptionsDescription options,
        List<PieceValueView> values,
        List<FaceView> faces,
        SetupView setup,
        PromotionSquaresView promotionSquares,
        LengthView expectedLength) {

    /** What the capture of a type scores, and how it moves. */
    record PieceValueView(String type, int points, String text) {}

    /** What a face allows, and which dice have it. */
    record FaceView(int face, List<String> allows, List<String> dice, String text) {}

    /** How a game starts. */
    record SetupView(String position, List<PieceView> board, BySeat<String> thrones, String text) {}

    /** The far edges, and the type that each square names. */
    record PromotionSquaresView(String text, List<PieceView> squares) {}

    /** How long a game takes, roughly. */
    record LengthView(int rounds, int minMinutes, int maxMinutes, String text) {}

    static RulesView in(Texts texts) {
        return new RulesView(
                OptionsDescription.in(texts),
                PieceType.ALL.stream()
                        .map(type -> new PieceValueView(
                                type.code(), type.value(), text(texts, "piece." + type.code())))
                        .toList(),
                IntStream.rangeClosed(DiceKind.CUBIC.lowest(), DiceKind.CUBIC.highest())
                        .mapToObj(face -> face(face, texts))
                        .toList(),
                startOfGame(texts),
                new PromotionSquaresView(text(texts, "promotion-squares"), farEdges()),
                new LengthView(Rules.DEFAULT.roundLimit(), 20, 30, text(texts, "expected-length")));
    }

    private static FaceView face(int face, Texts texts) {
        List<String> dice = Arrays.stream(DiceKind.values())
                .filter(kind -> kind.has(face))
                .map(DiceKind::code)
                .toList();
        return new FaceView(face, DiceView.allowed(face), dice, text(texts, "face." + face));
    }

    private static SetupView startOfGame(Texts texts) {
        Position start = Position.initial(Rules.DEFAULT, Seat.RED);
        return new SetupView(
                PositionText.write(start),
                PieceView.board(start),
                BySeat.of(seat -> Geometry.throne(seat).toString()),
                text(texts, "setup"));
    }

    private static List<PieceView> farEdges() {
        return Seat.ALL.stream()
                .flatMap(seat -> Square.ALL.stream()
                        .flatMap(square -> Geometry.promotion(seat, square).stream()
                                .map(type -> new PieceView(
                                        seat.code(), type.code(), square.toString()))))
                .toList();
    }

    private static String text(Texts texts, String key) {
        return texts.text("rules." + key);
    }
}
