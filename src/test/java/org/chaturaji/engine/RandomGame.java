package org.chaturaji.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** Rules, starts and commands drawn at random; one seed always draws the same. */
final class RandomGame {

    private final Random random;

    /** How often a turn is ended early, a capture is preferred, a seat resigns: 0 to 1. */
    private final double haste;

    private final double greed;
    private final double weariness;

    RandomGame(long seed) {
        random = new Random(seed);
        haste = random.nextDouble() * 0.3;
        greed = random.nextDouble();
        weariness = random.nextInt(4) == 0 ? 0.02 : 0.001;
    }

    /** Returns a game from the usual set-up or, one in two, from a board that was shaken up. */
    Game start() {
        Rules rules = rules();
        if (random.nextBoolean()) {
            return Game.start(rules, anySeat());
        }
        Setup setup = setup(rules);
        while (!setup.faults(rules).isEmpty()) {
            setup = setup(rules);
        }
        return Game.from(Position.of(setup, rules));
    }

    private Rules rules() {
        return new Rules(
                random.nextBoolean() ? DiceKind.CUBIC : DiceKind.LONG,
                random.nextBoolean() ? Promotion.LOST : Promotion.ALWAYS,
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean() ? DiceUse.OPTIONAL : DiceUse.REQUIRED,
                1 + random.nextInt(40));
    }

    private Setup setup(Rules rules) {
        Map<Square, Piece> pieces = pieces();
        if (random.nextInt(8) == 0) {
            putBoatsTogether(pieces);
        }
        int round = 1 + random.nextInt(rules.roundLimit());
        int quietRounds = random.nextInt(Math.min(round, State.QUIET_ROUNDS_MAX));
        return new Setup(
                pieces,
                anySeat(),
                null,
                BySeat.of(seat -> random.nextInt(60)),
                BySeat.of(seat -> others(seat)),
                BySeat.of(seat -> rules.thronePoints() ? others(seat) : Set.of()),
                random.nextInt(8) == 0 ? Set.of(anySeat()) : Set.of(),
                anySeat(),
                round,
                quietRounds,
                quietRounds == 0 && random.nextBoolean());
    }

    private Map<Square, Piece> pieces() {
        List<Square> squares = new ArrayList<>(Square.ALL);
        Collections.shuffle(squares, random);
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        int next = 0;
        for (Seat seat : Seat.ALL) {
            if (random.nextInt(10) > 0) {
                pieces.put(squares.get(next++), new Piece(seat, PieceType.KING));
            }
            for (int i = random.nextInt(8); i > 0; i--) {
                PieceType type = PieceType.ALL.get(1 + random.nextInt(4));
                pieces.put(squares.get(next++), new Piece(seat, type));
            }
        }
        return pieces;
    }

    /** Puts a boat of each seat so that one of them is a leap away from a boat triumph. */
    private void putBoatsTogether(Map<Square, Piece> pieces) {
        int file = random.nextInt(5);
        int rank = 1 + random.nextInt(6);
        Square[] squares = {
            Square.at(file, rank),
            Square.at(file + 1, rank),
            Square.at(file, rank + 1),
            Square.at(file + 1 + 2, rank + 1 - 2)
        };
        List<Seat> seats = new ArrayList<>(Seat.ALL);
        Collections.shuffle(seats, random);
        for (int i = 0; i < 4; i++) {
            pieces.put(squares[i], new Piece(seats.get(i), PieceType.BOAT));
        }
    }

    private Set<Seat> others(Seat seat) {
        Set<Seat> others = EnumSet.noneOf(Seat.class);
        if (random.nextBoolean()) {
            others.add(anySeat());
            others.remove(seat);
        }
        return others;
    }

    /** Returns a legal command. */
    Action next(Game game) {
        Position position = game.position();
        Action resignation = new Resign(anySeat());
        if (random.nextDouble() < weariness && game.check(resignation).isEmpty()) {
            return resignation;
        } else if (position.roll().isEmpty()) {
            return roll(position.rules().dice());
        } else if (position.mayEndTurn() && random.nextDouble() < haste) {
            return new EndTurn();
        }
        return move(position);
    }

    private Move move(Position position) {
        State state = position.toState();
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        int count = MoveGenerator.generate(state, moves);
        Move move = move(moves[random.nextInt(count)]);
        for (int i = 0; i < 4 && random.nextDouble() < greed; i++) {
            if (position.pieceAt(move.to()).isPresent()) {
                break;
            }
            move = move(moves[random.nextInt(count)]);
        }
        return move;
    }

    private static Move move(int packed) {
        return new Move(
                Square.ofIndex(MoveGenerator.from(packed)),
                Square.ofIndex(MoveGenerator.to(packed)));
    }

    private Roll roll(DiceKind dice) {
        int faces = dice.highest() - dice.lowest() + 1;
        return new Roll(
                dice.lowest() + random.nextInt(faces), dice.lowest() + random.nextInt(faces));
    }

    /** Returns a command of any kind, legal or not. */
    Action anything() {
        return switch (random.nextInt(4)) {
            case 0 -> new Roll(1 + random.nextInt(6), 1 + random.nextInt(6));
            case 1 -> new Move(anySquare(), anySquare());
            case 2 -> new EndTurn();
            default -> new Resign(anySeat());
        };
    }

    private Seat anySeat() {
        return Seat.ALL.get(random.nextInt(4));
    }

    private Square anySquare() {
        return Square.ofIndex(random.nextInt(64));
    }
}
