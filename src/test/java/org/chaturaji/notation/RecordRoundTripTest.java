package org.chaturaji.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.EndTurn;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.LegalMove;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Resign;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random games with all options, from any position on, written and read back. */
class RecordRoundTripTest {

    private static final int GAMES = 200;

    @Test
    void aRecordIsReadBackAndWrittenTheSame() {
        for (long seed = 1; seed <= GAMES; seed++) {
            Random random = new Random(seed);
            GameRecord record = record(random);
            String text = RecordText.write(record);
            String message = "seed " + seed + ":\n" + text;
            GameRecord read = RecordText.read(text);
            assertEquals(record, read, message);
            assertEquals(record.game().position(), read.game().position(), message);
            assertEquals(record.game().result(), read.game().result(), message);
            assertEquals(text, RecordText.write(read), message);
            assertEquals(text, RecordText.write(RecordText.read(scatter(text, random))), message);
        }
    }

    private static GameRecord record(Random random) {
        Rules rules = rules(random);
        Game game = Game.start(rules, pick(Seat.ALL, random));
        for (int i = random.nextInt(3) * random.nextInt(60); i > 0; i--) {
            game = game.position().turn().isEmpty() ? game : game.play(action(game, random));
        }
        Position start = game.position();
        List<Action> actions = new ArrayList<>();
        int most = random.nextInt(5) == 0 ? random.nextInt(100) : Integer.MAX_VALUE;
        while (game.position().turn().isPresent() && actions.size() < most) {
            Action action = action(game, random);
            actions.add(action);
            game = game.play(action);
        }
        return GameRecord.of(header(random), start, actions);
    }

    private static Rules rules(Random random) {
        return new Rules(
                pick(List.of(DiceKind.values()), random),
                pick(List.of(Promotion.values()), random),
                random.nextBoolean(),
                random.nextBoolean(),
                pick(List.of(DiceUse.values()), random),
                1 + random.nextInt(200));
    }

    private static Header header(Random random) {
        BySeat<String> names =
                BySeat.of(seat -> pick(List.of("?", "", "\\", "\"{Ada}\"", "[😀]"), random));
        List<Tag> others = random.nextBoolean() ? List.of() : List.of(new Tag("Site", "\\\""));
        return new Header(names, null, random.nextBoolean() ? null : "*", others);
    }

    private static Action action(Game game, Random random) {
        Position position = game.position();
        Resign resignation = new Resign(pick(Seat.ALL, random));
        if (random.nextInt(150) == 0 && game.check(resignation).isEmpty()) {
            return resignation;
        } else if (position.roll().isEmpty()) {
            DiceKind dice = position.rules().dice();
            int faces = dice.highest() - dice.lowest() + 1;
            return new Roll(
                    dice.lowest() + random.nextInt(faces), dice.lowest() + random.nextInt(faces));
        } else if (position.mayEndTurn() && random.nextInt(10) == 0) {
            return new EndTurn();
        }
        List<LegalMove> moves = position.legalMoves();
        return pick(moves, random).move();
    }

    private static <T> T pick(List<T> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }

    /** Puts comments and line ends between the tokens. */
    private static String scatter(String text, Random random) {
        int moves = text.indexOf("\n\n") + 2;
        StringBuilder scattered = new StringBuilder(text.substring(0, moves));
        for (String token : text.substring(moves).split("\\s", -1)) {
            String between = pick(List.of(" ", "\n", "\r\n", "\t", "{x}", " {\n[y]} "), random);
            scattered.append(token).append(between);
        }
        return scattered.toString();
    }
}
