package org.chaturaji.picture;

import org.chaturaji.engine.Die;
import org.chaturaji.engine.LastTurn;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Piece;
import org.chaturaji.engine.PieceType;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Result;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;
import org.chaturaji.picture.Scene.MadeMove;
import org.chaturaji.picture.Scene.Stage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a picture shows, in words, for those who cannot see it. */
final class Description {

    private final Scene scene;
    private final Position position;
    private final Map<Square, Piece> pieces;
    private final Phrases phrases;

    Description(Scene scene, Phrases phrases) {
        this.scene = scene;
        this.position = scene.game().position();
        this.pieces = position.pieces();
        this.phrases = phrases;
    }

    /** Returns what it is a picture of. */
    String title() {
        return switch (scene.stage()) {
            case OPEN -> phrases.text("title.open");
            case PLAYING -> phrases.text("title.playing", position.round());
            case FINISHED -> phrases.text("title.finished");
            case ABORTED -> phrases.text("title.aborted");
        };
    }

    /** Returns all of it: whose turn it is, dice, last move, each seat and its pieces, or the end. */
    String text(Seat view) {
        List<String> sentences = new ArrayList<>();
        scene.game()
                .result()
                .map(Result::termination)
                .ifPresent(why -> sentences.add(phrases.text("termination." + why.code())));
        if (scene.stage() == Stage.PLAYING) {
            position.turn().ifPresent(seat -> sentences.add(turn(seat)));
            if (position.roll().isPresent()) {
                sentences.add(phrases.text("dice", dice(position.dice())));
            }
        }
        scene.game().lastTurn().ifPresent(turn -> sentences.add(lastTurn(turn)));
        MadeMove made = scene.lastMove();
        if (made != null) {
            sentences.add(lastMove(made.seat(), made.move()));
        }
        Seat.ALL.forEach(seat -> sentences.add(
                phrases.text("seat", phrases.seat(seat), phrases.list(facts(seat)), army(seat))));
        sentences.add(phrases.text("view", phrases.seat(view)));
        return String.join(" ", sentences);
    }

    private String turn(Seat seat) {
        String phase = position.roll().isPresent() ? "turn.move" : "turn.roll";
        return phrases.text(phase, phrases.seat(seat));
    }

    private String dice(List<Die> dice) {
        return phrases.list(
                dice.stream().map(die -> die(die.face(), die.status().code())).toList());
    }

    private String die(int face, String state) {
        return phrases.text("die", face, phrases.text("die." + state));
    }

    private String lastTurn(LastTurn turn) {
        List<String> dice = turn.dice().stream()
                .map(die -> die(die.face(), die.fate().code()))
                .toList();
        return phrases.text("dice.last", phrases.seat(turn.seat()), phrases.list(dice));
    }

    private String lastMove(Seat seat, Move move) {
        return phrases.text(
                "move.last",
                phrases.seat(seat),
                move.from().toString(),
                move.to().toString());
    }

    private List<String> facts(Seat seat) {
        List<String> facts = new ArrayList<>();
        scene.game()
                .result()
                .ifPresent(result ->
                        facts.add(phrases.text("seat.place", result.places().get(seat))));
        facts.add(phrases.text("seat.points", position.points(seat)));
        if (position.resigned().contains(seat)) {
            facts.add(phrases.text("seat.resigned"));
        }
        Set<Seat> kings = position.kingsCaptured(seat);
        if (!kings.isEmpty()) {
            List<String> names = kings.stream().sorted().map(phrases::seat).toList();
            facts.add(phrases.text("seat.kings", phrases.list(names)));
        }
        return facts;
    }

    private String army(Seat seat) {
        List<String> army = PieceType.ALL.stream()
                .map(type -> new Piece(seat, type))
                .filter(pieces::containsValue)
                .map(piece ->
                        phrases.text("army.pieces", phrases.type(piece.type()), squares(piece)))
                .toList();
        return army.isEmpty() ? phrases.text("army.none") : phrases.list(army);
    }

    private String squares(Piece piece) {
        List<String> squares = pieces.entrySet().stream()
                .filter(entry -> entry.getValue().equals(piece))
                .map(entry -> entry.getKey().toString())
                .toList();
        return String.join(" ", squares);
    }
}
