package org.chaturaji.engine;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A sound position under the rules of its game: everything that decides how the game can go on. An
 * immutable value; thread-safe.
 *
 * <p>It does not know how the game came here: {@link Game} adds the dice of the last turn and, once
 * over, the result.
 */
public final class Position {

    private final State state;

    private Position(State state) {
        this.state = state;
    }

    /** Returns the usual set-up with {@code first} to open the game (RULES.md 1.2). */
    public static Position initial(Rules rules, Seat first) {
        BySeat<Set<Seat>> none = BySeat.all(Set.of());
        return of(
                new Setup(
                        Geometry.initialPieces(),
                        first,
                        null,
                        BySeat.all(0),
                        none,
                        none,
                        Set.of(),
                        first,
                        1,
                        0,
                        false),
                rules);
    }

    /**
     * Returns the position that {@code setup} describes.
     *
     * @throws InvalidSetupException with every fault when it is not sound
     */
    public static Position of(Setup setup, Rules rules) {
        List<SetupFault> faults = setup.faults(rules);
        if (!faults.isEmpty()) {
            throw new InvalidSetupException(faults);
        }
        return new Position(setup.toState(rules));
    }

    /** Returns the position that a state is in; later changes of the state do not reach it. */
    public static Position of(State state) {
        return new Position(state.copy());
    }

    /** Returns a new state in this position, to be played on in place. */
    public State toState() {
        return state.copy();
    }

    /** Returns the set-up that describes this position. */
    public Setup setup() {
        return new Setup(
                pieces(),
                turn().orElse(null),
                diceSetup(),
                BySeat.of(this::points),
                BySeat.of(this::kingsCaptured),
                BySeat.of(this::thronesScored),
                resigned(),
                first(),
                round(),
                quietRounds(),
                captureThisRound());
    }

    public Rules rules() {
        return state.rules;
    }

    /** Returns the pieces on the board, in the index order of their squares. */
    public Map<Square, Piece> pieces() {
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        for (Square square : Bitboard.squares(state.occupied())) {
            pieces.put(square, piece(square));
        }
        return Collections.unmodifiableMap(pieces);
    }

    public Optional<Piece> pieceAt(Square square) {
        boolean empty = (state.occupied() & square.bit()) == 0;
        return empty ? Optional.empty() : Optional.of(piece(square));
    }

    /** Returns the seat to move, empty when the game is over. */
    public Optional<Seat> turn() {
        return state.isOver() ? Optional.empty() : Optional.of(Seat.ALL.get(state.turn));
    }

    /** Returns the faces that lie, used or not; empty before the roll. */
    public Optional<Roll> roll() {
        return state.isRolled()
                ? Optional.of(new Roll(state.firstFace, state.secondFace))
                : Optional.empty();
    }

    /** Returns whether a die, 0 or 1, has been used in this turn. */
    public boolean isUsed(int die) {
        return state.isRolled() && (state.unused & 1 << die) == 0;
    }

    /** Returns the two dice in the order rolled; none before the roll. */
    public List<Die> dice() {
        return turn().flatMap(seat -> roll().map(roll -> dice(seat, roll))).orElse(List.of());
    }

    private List<Die> dice(Seat seat, Roll roll) {
        return List.of(
                new Die(roll.first(), status(seat, roll.first(), isUsed(0))),
                new Die(roll.second(), status(seat, roll.second(), isUsed(1))));
    }

    /** Returns what {@code seat} could do on this board with a die (RULES.md 2.2). */
    DieStatus status(Seat seat, int face, boolean used) {
        int types = State.allowedTypes(face);
        if (used) {
            return DieStatus.USED;
        } else if (MoveGenerator.anyMove(state, seat.index(), types)) {
            return DieStatus.USABLE;
        }
        boolean hasPiece = PieceType.ALL.stream()
                .filter(type -> (types & 1 << type.index()) != 0)
                .anyMatch(type -> (state.army(seat.index()) & state.ofType(type.index())) != 0);
        return hasPiece ? DieStatus.BLOCKED : DieStatus.NO_PIECE;
    }

    public int points(Seat seat) {
        return state.points[seat.index()];
    }

    /** Returns the seats whose kings {@code seat} has captured itself (RULES.md 3.3). */
    public Set<Seat> kingsCaptured(Seat seat) {
        return SeatBits.seats(State.setOf(seat.index(), state.kingsCaptured));
    }

    /** Returns the seats whose thrones {@code seat} has scored (RULES.md 6). */
    public Set<Seat> thronesScored(Seat seat) {
        return SeatBits.seats(State.setOf(seat.index(), state.thronesScored));
    }

    public Set<Seat> resigned() {
        return SeatBits.seats(state.resigned);
    }

    /** Returns whether a seat can get a turn: it has not resigned, and has a piece (RULES.md 7.6). */
    public boolean canPlay(Seat seat) {
        return state.canPlay(seat.index());
    }

    /** Returns the seat that opened the game. */
    public Seat first() {
        return Seat.ALL.get(state.first);
    }

    /** Returns the round being played, from 1. */
    public int round() {
        return state.round;
    }

    /** Returns how many rounds in a row have closed without a capture, 0 to 12. */
    public int quietRounds() {
        return state.quietRounds;
    }

    /** Returns whether the round being played has seen a capture. */
    public boolean captureThisRound() {
        return state.captureThisRound;
    }

    /** Returns whether the seat to move may end its turn now (RULES.md 2.4). */
    public boolean mayEndTurn() {
        return state.mayEndTurn();
    }

    /** Returns the legal moves with all that each does; none before the roll. */
    public List<LegalMove> legalMoves() {
        int[] moves = new int[MoveGenerator.MAX_MOVES];
        int count = MoveGenerator.generate(state, moves);
        List<LegalMove> legal = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Square from = Square.ofIndex(MoveGenerator.from(moves[i]));
            Square to = Square.ofIndex(MoveGenerator.to(moves[i]));
            legal.add(LegalMove.of(this, new Move(from, to)));
        }
        return legal;
    }

    /** Returns why {@code action} is refused, empty when it is legal. */
    public Optional<Illegality> check(Action action) {
        return Optional.ofNullable(illegality(action));
    }

    private @Nullable Illegality illegality(Action action) {
        if (state.isOver()) {
            return Illegality.GAME_OVER;
        } else if (action instanceof Resign resign) {
            return state.hasResigned(resign.seat().index()) ? Illegality.ALREADY_RESIGNED : null;
        } else if (action instanceof Roll roll) {
            return illegality(roll);
        } else if (!state.isRolled()) {
            return Illegality.ROLL_FIRST;
        } else if (action instanceof Move move) {
            return isLegal(move) ? null : Illegality.ILLEGAL_MOVE;
        }
        return mayEndTurn() ? null : Illegality.DICE_LEFT;
    }

    private @Nullable Illegality illegality(Roll roll) {
        if (state.isRolled()) {
            return Illegality.ALREADY_ROLLED;
        }
        boolean exist = rules().dice().has(roll.first()) && rules().dice().has(roll.second());
        return exist ? null : Illegality.NO_SUCH_FACE;
    }

    private boolean isLegal(Move move) {
        long from = move.from().bit();
        if ((state.army(state.turn) & from) == 0) {
            return false;
        }
        int type = state.board.typeAt(from);
        return (state.allowedTypes() & 1 << type) != 0
                && (MoveGenerator.targets(state, state.turn, type, move.from().index())
                                & move.to().bit())
                        != 0;
    }

    /** Returns which of the two dice, 0 or 1, a legal move uses (RULES.md 2.5). */
    int dieFor(Move move) {
        return state.dieFor(state.board.typeAt(move.from().bit()));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Position position
                && rules().equals(position.rules())
                && setup().equals(position.setup());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new long[] {
            state.army(0), state.army(1), state.army(2), state.army(3), state.turn, state.round
        });
    }

    private Piece piece(Square square) {
        return new Piece(
                Seat.ALL.get(state.board.seatAt(square.bit())),
                PieceType.ALL.get(state.board.typeAt(square.bit())));
    }

    private @Nullable DiceSetup diceSetup() {
        return roll().map(roll -> new DiceSetup(roll, isUsed(0), isUsed(1))).orElse(null);
    }
}
