package org.chaturaji.engine;

import static org.chaturaji.engine.SetupFault.Field.BOARD;
import static org.chaturaji.engine.SetupFault.Field.DICE;
import static org.chaturaji.engine.SetupFault.Field.KINGS_CAPTURED;
import static org.chaturaji.engine.SetupFault.Field.POINTS;
import static org.chaturaji.engine.SetupFault.Field.QUIET_ROUNDS;
import static org.chaturaji.engine.SetupFault.Field.RESIGNED;
import static org.chaturaji.engine.SetupFault.Field.ROUND;
import static org.chaturaji.engine.SetupFault.Field.THRONES_SCORED;
import static org.chaturaji.engine.SetupFault.Field.TURN;

import org.chaturaji.engine.SetupFault.Field;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Finds everything that is wrong with a set-up (NOTATION.md 1, last paragraph). */
final class SetupCheck {

    private static final int MAX_PIECES = 8;
    private static final int MAX_POINTS = 9999;

    private final Setup setup;
    private final Rules rules;
    private final State state;
    private final List<SetupFault> faults = new ArrayList<>();

    SetupCheck(Setup setup, Rules rules) {
        this.setup = setup;
        this.rules = rules;
        this.state = setup.toState(rules);
    }

    List<SetupFault> faults() {
        Seat turn = setup.turn();
        checkArmies();
        if (turn != null) {
            checkTurn(turn);
        }
        checkDice(turn);
        checkPoints();
        checkSets();
        checkRounds(turn);
        return List.copyOf(faults);
    }

    private void checkArmies() {
        for (Seat seat : Seat.ALL) {
            int kings = kings(seat);
            int pieces = pieces(seat);
            if (kings > 1) {
                add(BOARD, seat.code() + " has " + kings + " kings, at most 1 is possible");
            }
            if (pieces > MAX_PIECES) {
                add(BOARD, seat.code() + " has " + pieces + " pieces, at most 8 are possible");
            }
        }
    }

    private void checkTurn(Seat turn) {
        if (setup.resigned().contains(turn)) {
            add(TURN, turn.code() + " has resigned and gets no turn", RESIGNED);
        }
        if (pieces(turn) == 0) {
            add(TURN, turn.code() + " has no piece and gets no turn", BOARD);
        }
        if (setup.resigned().size() >= 3) {
            add(TURN, "the game is over, three seats have resigned", RESIGNED);
        }
        if (Long.bitCount(state.ofType(PieceType.KING.index())) < 2) {
            add(TURN, "the game is over, fewer than two kings are on the board", BOARD);
        }
    }

    private void checkDice(@Nullable Seat turn) {
        DiceSetup dice = setup.dice();
        if (dice == null) {
            return;
        }
        if (turn == null) {
            add(DICE, "dice lie though the game is over", TURN);
        }
        boolean exist = true;
        for (int die = 0; die < 2; die++) {
            int face = dice.roll().face(die);
            if (!rules.dice().has(face)) {
                add(DICE, rules.dice().code() + " dice have no face " + face);
                exist = false;
            }
        }
        if (exist && turn != null && !MoveGenerator.anyMove(state)) {
            add(DICE, "none of the dice is usable, so the turn is over", BOARD, TURN);
        }
    }

    private void checkPoints() {
        setup.points().forEach((seat, points) -> {
            if (points < 0 || points > MAX_POINTS) {
                add(POINTS, seat.code() + " has " + points + " points, 0 to 9999 are possible");
            }
        });
    }

    private void checkSets() {
        for (Seat seat : Seat.ALL) {
            if (setup.kingsCaptured().get(seat).contains(seat)) {
                add(KINGS_CAPTURED, seat.code() + " cannot have captured its own king");
            }
            Set<Seat> thrones = setup.thronesScored().get(seat);
            if (thrones.contains(seat)) {
                add(THRONES_SCORED, seat.code() + " cannot have scored its own throne");
            }
            if (!thrones.isEmpty() && !rules.thronePoints()) {
                add(THRONES_SCORED, seat.code() + " has scored thrones, but throne points are off");
            }
        }
    }

    private void checkRounds(@Nullable Seat turn) {
        int round = setup.round();
        int quiet = setup.quietRounds();
        if (round < 1 || round > rules.roundLimit()) {
            add(ROUND, "round " + round + " is not 1 to the round limit " + rules.roundLimit());
        }
        if (setup.captureThisRound() && quiet != 0) {
            add(QUIET_ROUNDS, "c stands only behind 0");
        }
        int max = turn == null ? State.QUIET_ROUNDS_MAX : State.QUIET_ROUNDS_MAX - 1;
        if (quiet < 0 || quiet > max) {
            add(QUIET_ROUNDS, quiet + " quiet rounds are not 0 to " + max, TURN);
        }
        if (turn == null ? quiet > round : quiet >= round) {
            add(QUIET_ROUNDS, quiet + " quiet rounds are too many for round " + round, ROUND, TURN);
        }
    }

    private int pieces(Seat seat) {
        return Long.bitCount(state.army(seat.index()));
    }

    private int kings(Seat seat) {
        return Long.bitCount(state.army(seat.index()) & state.ofType(PieceType.KING.index()));
    }

    private void add(Field field, String reason, Field... others) {
        Set<Field> concerns = EnumSet.of(field, others);
        faults.add(new SetupFault(field, concerns, reason));
    }
}
