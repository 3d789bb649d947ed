package org.chaturaji.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts all the ways in which a game can go on, to check the rules and to measure them.
 *
 * <p>A ply is one command: every ordered roll, every legal move (once, whichever die it uses), and
 * the end of the turn where it is allowed; resignations are left out. Nothing follows on a game that
 * is over; the command that ended it is a leaf when it was the last ply. Every leaf is played out,
 * none is counted in bulk, and no node allocates.
 */
public final class Perft {

    /** The states on the way to a leaf, by the plies that are left below them. */
    private final State[] states;

    private final int[][] moves;

    private Perft(State start, int depth) {
        states = new State[depth + 1];
        moves = new int[depth + 1][MoveGenerator.MAX_MOVES];
        for (int left = 0; left <= depth; left++) {
            states[left] = start.copy();
        }
    }

    /**
     * Returns the number of leaves {@code depth} plies after {@code position}.
     *
     * @throws IllegalArgumentException when {@code depth} is negative
     */
    public static long count(Position position, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth " + depth + " is negative");
        }
        return new Perft(position.toState(), depth).leaves(depth);
    }

    /**
     * Returns the number of leaves below each first command, in the order rolls by face, moves as
     * generated, end of the turn. Their sum is {@link #count}.
     *
     * @throws IllegalArgumentException when {@code depth} is less than 1
     */
    public static Map<Action, Long> divide(Position position, int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("depth " + depth + " is less than 1");
        }
        Map<Action, Long> leaves = new LinkedHashMap<>();
        Game game = Game.from(position);
        for (Action action : commands(position)) {
            leaves.put(action, count(game.play(action).position(), depth - 1));
        }
        return leaves;
    }

    private static List<Action> commands(Position position) {
        List<Action> commands = new ArrayList<>();
        DiceKind dice = position.rules().dice();
        for (int first = dice.lowest(); first <= dice.highest(); first++) {
            for (int second = dice.lowest(); second <= dice.highest(); second++) {
                commands.add(new Roll(first, second));
            }
        }
        position.legalMoves().forEach(legal -> commands.add(legal.move()));
        commands.add(new EndTurn());
        commands.removeIf(command -> position.check(command).isPresent());
        return commands;
    }

    private long leaves(int left) {
        State state = states[left];
        if (left == 0) {
            return 1;
        } else if (state.isOver()) {
            return 0;
        }
        return state.isRolled() ? leavesOfTurn(state, left) : leavesOfRolls(state, left);
    }

    private long leavesOfRolls(State state, int left) {
        State next = states[left - 1];
        DiceKind dice = state.rules.dice();
        long leaves = 0;
        for (int first = dice.lowest(); first <= dice.highest(); first++) {
            for (int second = dice.lowest(); second <= dice.highest(); second++) {
                next.copyFrom(state);
                next.roll(first, second);
                leaves += leaves(left - 1);
            }
        }
        return leaves;
    }

    private long leavesOfTurn(State state, int left) {
        State next = states[left - 1];
        int[] generated = moves[left];
        int count = MoveGenerator.generate(state, generated);
        long leaves = 0;
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            next.move(MoveGenerator.from(generated[i]), MoveGenerator.to(generated[i]));
            leaves += leaves(left - 1);
        }
        if (state.mayEndTurn()) {
            next.copyFrom(state);
            next.endTurn();
            leaves += leaves(left - 1);
        }
        return leaves;
    }
}
