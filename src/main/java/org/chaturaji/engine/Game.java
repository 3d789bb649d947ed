package org.chaturaji.engine;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game as it stands: a position, the dice of the last turn, and the result once it is over. An
 * immutable value; {@link #play} gives the next one. Thread-safe.
 */
public final class Game {

    private final Position position;
    private final @Nullable LastTurn lastTurn;
    private final @Nullable Result result;

    /** The moves made so far in the turn that is being played. */
    private final List<Move> moves;

    private Game(
            Position position,
            @Nullable LastTurn lastTurn,
            @Nullable Result result,
            List<Move> moves) {
        this.position = position;
        this.lastTurn = lastTurn;
        this.result = result;
        this.moves = List.copyOf(moves);
    }

    /** Returns a game from the usual set-up. */
    public static Game start(Rules rules, Seat first) {
        return from(Position.initial(rules, first));
    }

    /** Returns a game that goes on from {@code position}; how it came there is not known. */
    public static Game from(Position position) {
        return new Game(position, null, null, List.of());
    }

    public Position position() {
        return position;
    }

    public Rules rules() {
        return position.rules();
    }

    /** Returns the last turn that had a roll and is over, if there was one. */
    public Optional<LastTurn> lastTurn() {
        return Optional.ofNullable(lastTurn);
    }

    /** Returns how the game ended; empty while it goes on, and when it began from its end. */
    public Optional<Result> result() {
        return Optional.ofNullable(result);
    }

    /** Returns why {@code action} is refused, empty when it is legal. */
    public Optional<Illegality> check(Action action) {
        return position.check(action);
    }

    /**
     * Returns the game after {@code action}.
     *
     * @throws IllegalActionException when the rules refuse it
     */
    public Game play(Action action) {
        check(action).ifPresent(illegality -> {
            throw new IllegalActionException(illegality);
        });
        State state = position.toState();
        List<Move> made = new ArrayList<>(moves);
        if (action instanceof Roll roll) {
            state.roll(roll.first(), roll.second());
        } else if (action instanceof Move move) {
            made.add(move);
            state.move(move.from().index(), move.to().index());
        } else if (action instanceof Resign resign) {
            state.resign(resign.seat().index());
        } else {
            state.endTurn();
        }
        Position after = Position.of(state);
        Result end = Placing.result(state).orElse(null);
        boolean turnOver = after.roll().isEmpty();
        boolean cutShort = end != null && end.termination().isWithinTurn();
        LastTurn last = turnOver ? endedTurn(action, after, made, cutShort) : lastTurn;
        return new Game(after, last, end, turnOver ? List.of() : made);
    }

    /** The turn that {@code action} ended, or the one before when no dice lay in it. */
    private @Nullable LastTurn endedTurn(
            Action action, Position after, List<Move> made, boolean cutShort) {
        Roll roll = action instanceof Roll rolled ? rolled : position.roll().orElse(null);
        if (roll == null) {
            return lastTurn;
        }
        Seat seat = position.turn().orElseThrow();
        int usedNow = action instanceof Move move ? position.dieFor(move) : -1;
        List<PlayedDie> dice = new ArrayList<>();
        for (int die = 0; die < 2; die++) {
            boolean used = position.isUsed(die) || die == usedNow;
            DieStatus status = after.status(seat, roll.face(die), used);
            dice.add(new PlayedDie(roll.face(die), fate(status, cutShort)));
        }
        return new LastTurn(seat, dice, made);
    }

    /** The table of RULES.md 2.3; {@code cutShort} when the game ended in the turn, not with it. */
    private static DieFate fate(DieStatus status, boolean cutShort) {
        return switch (status) {
            case USED -> DieFate.USED;
            case USABLE -> cutShort ? DieFate.UNPLAYED : DieFate.DECLINED;
            case BLOCKED -> cutShort ? DieFate.UNPLAYED : DieFate.BLOCKED;
            case NO_PIECE -> cutShort ? DieFate.UNPLAYED : DieFate.NO_PIECE;
        };
    }
}
