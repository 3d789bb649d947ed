package org.chaturaji.picture;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.EndTurn;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Resign;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;
import org.chaturaji.notation.PositionText;
import org.chaturaji.picture.Scene.MadeMove;
import org.chaturaji.picture.Scene.Stage;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Plays to what is to be drawn. */
final class Scenes {

    private Game game;
    private @Nullable MadeMove lastMove;

    private Scenes(Game game) {
        this.game = game;
    }

    /** Returns what lies after commands: {@code 35}, {@code b1c3}, {@code -}, {@code bx}. */
    static Scene played(String commands) {
        return played(Game.start(Rules.DEFAULT, Seat.RED), commands);
    }

    static Scene played(Game start, String commands) {
        Scenes scenes = new Scenes(start);
        for (String command : commands.split(" ", -1)) {
            scenes.play(action(command));
        }
        return scenes.scene();
    }

    static Game from(String position) {
        return Game.from(PositionText.read(position, Rules.DEFAULT));
    }

    /** Returns the scenes of a game played at random, one after each command. */
    static List<Scene> random(long seed, Rules rules) {
        Random random = new Random(seed);
        Scenes scenes = new Scenes(Game.start(rules, Seat.RED));
        List<Scene> all = new ArrayList<>();
        while (scenes.game.result().isEmpty()) {
            scenes.play(any(scenes.game.position(), random));
            all.add(scenes.scene());
        }
        return all;
    }

    private static Action any(Position position, Random random) {
        int faces = position.rules().dice().highest() - position.rules().dice().lowest() + 1;
        int lowest = position.rules().dice().lowest();
        if (random.nextInt(100) == 0) {
            Resign resign = new Resign(Seat.ALL.get(random.nextInt(4)));
            if (position.check(resign).isEmpty()) {
                return resign;
            }
        }
        if (position.roll().isEmpty()) {
            return new Roll(lowest + random.nextInt(faces), lowest + random.nextInt(faces));
        } else if (position.mayEndTurn() && random.nextInt(10) == 0) {
            return new EndTurn();
        }
        var moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size())).move();
    }

    private void play(Action action) {
        if (action instanceof Move move) {
            lastMove = new MadeMove(game.position().turn().orElseThrow(), move);
        }
        game = game.play(action);
    }

    private Scene scene() {
        Stage stage = game.result().isPresent() ? Stage.FINISHED : Stage.PLAYING;
        return new Scene(game, stage, lastMove);
    }

    private static Action action(String command) {
        if (command.equals("-")) {
            return new EndTurn();
        } else if (command.endsWith("x")) {
            return new Resign(Seat.ofLetter(command.charAt(0)).orElseThrow());
        } else if (command.length() == 2) {
            return new Roll(command.charAt(0) - '0', command.charAt(1) - '0');
        }
        return new Move(
                Square.ofName(command.substring(0, 2)).orElseThrow(),
                Square.ofName(command.substring(2)).orElseThrow());
    }
}
