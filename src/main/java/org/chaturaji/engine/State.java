package org.chaturaji.engine;

import org.jspecify.annotations.Nullable;

/**
 * A position that is played on in place: the rules of RULES.md 2 to 7, on primitive fields.
 *
 * <p>{@link Position} is the value to use; this is what stands behind it, for search, playouts and
 * perft. Actions are not checked: {@link Position#check} does, and {@link MoveGenerator} gives only
 * legal moves. A state is copied ({@link #copyFrom}) to come back to it. Seats and types are their
 * {@code index()}, squares 0 (a1) to 63 (h8). Not thread-safe.
 */
public final class State {

    /** No seat: whose turn it is when the game is over. */
    static final int NOBODY = -1;

    /** Rounds in a row without a capture that end the game (RULES.md 7.4). */
    static final int QUIET_ROUNDS_MAX = 12;

    private static final int CHATURAJI_POINTS = 54;
    static final int THRONE_POINTS = 5;
    private static final int KING = PieceType.KING.index();
    private static final int ELEPHANT = PieceType.ELEPHANT.index();
    private static final int KNIGHT = PieceType.KNIGHT.index();
    private static final int BOAT = PieceType.BOAT.index();
    private static final int PAWN = PieceType.PAWN.index();
    private static final int[] VALUE =
            PieceType.ALL.stream().mapToInt(PieceType::value).toArray();

    /** Types by face, as bits: which pieces a die lets move (RULES.md 2.1). */
    private static final int[] ALLOWED = {
        0,
        bit(KING) | bit(PAWN),
        bit(BOAT),
        bit(KNIGHT),
        bit(ELEPHANT),
        bit(KING) | bit(PAWN),
        bit(ELEPHANT)
    };

    Rules rules;

    final Board board = new Board();

    int turn;
    int first;

    /** The faces of the dice, 0 before the roll, and which of them are unused (bits 0 and 1). */
    int firstFace;

    int secondFace;
    int unused;

    final int[] points = new int[4];

    /** Sets of seats, one for each seat: four bits each, {@link #setOf}. */
    int kingsCaptured;

    int thronesScored;
    int resigned;
    int round;
    int quietRounds;
    boolean captureThisRound;

    private @Nullable Termination termination;

    /** The seat that takes first place whatever the scores: who made Chaturaji. */
    private int winner = NOBODY;

    State(Rules rules) {
        this.rules = rules;
    }

    /** Makes this state the same as {@code other}. */
    public void copyFrom(State other) {
        rules = other.rules;
        board.copyFrom(other.board);
        for (int seat = 0; seat < 4; seat++) {
            points[seat] = other.points[seat];
        }
        kingsCaptured = other.kingsCaptured;
        thronesScored = other.thronesScored;
        turn = other.turn;
        first = other.first;
        firstFace = other.firstFace;
        secondFace = other.secondFace;
        unused = other.unused;
        resigned = other.resigned;
        round = other.round;
        quietRounds = other.quietRounds;
        captureThisRound = other.captureThisRound;
        termination = other.termination;
        winner = other.winner;
    }

    /** Returns a new state that is the same as this one. */
    public State copy() {
        State copy = new State(rules);
        copy.copyFrom(this);
        return copy;
    }

    public long army(int seat) {
        return board.army(seat);
    }

    public long ofType(int type) {
        return board.ofType(type);
    }

    public long occupied() {
        return board.occupied();
    }

    /** Returns the index of the seat to move, or -1 when the game is over. */
    public int turn() {
        return turn;
    }

    public int points(int seat) {
        return points[seat];
    }

    public boolean isOver() {
        return turn == NOBODY;
    }

    /** Returns whether dice lie: the seat to move has rolled. */
    public boolean isRolled() {
        return firstFace != 0;
    }

    @Nullable
    Termination termination() {
        return termination;
    }

    int winner() {
        return winner;
    }

    /** Returns the types, as bits, that the unused dice allow to move. */
    int allowedTypes() {
        return ((unused & 1) == 0 ? 0 : ALLOWED[firstFace])
                | ((unused & 2) == 0 ? 0 : ALLOWED[secondFace]);
    }

    static int allowedTypes(int face) {
        return ALLOWED[face];
    }

    /** Returns which of two dice a move of {@code type} uses: the first unused one (RULES.md 2.5). */
    int dieFor(int type) {
        return (unused & 1) != 0 && (ALLOWED[firstFace] & bit(type)) != 0 ? 0 : 1;
    }

    /** Returns whether the turn may be ended by its player now (RULES.md 2.4). */
    public boolean mayEndTurn() {
        return isRolled() && rules.diceUse() == DiceUse.OPTIONAL;
    }

    boolean hasResigned(int seat) {
        return (resigned & bit(seat)) != 0;
    }

    /** The seat to move rolls. */
    public void roll(int first, int second) {
        firstFace = first;
        secondFace = second;
        unused = 3;
        if (!MoveGenerator.anyMove(this)) {
            endTurn();
        }
    }

    /** The seat to move moves the piece on {@code from} (RULES.md 7.1 for the order). */
    public void move(int from, int to) {
        int mover = turn;
        int type = board.typeAt(1L << from);
        unused &= ~bit(dieFor(type));
        capture(mover, occupied() & 1L << to);
        board.flip(mover, type, 1L << from | 1L << to);
        if (type == KING && rules.thronePoints()) {
            enter(mover, to);
        } else if (type == BOAT && rules.boatTriumph()) {
            capture(mover, Triumph.captured(board, mover, to));
        }
        Promotions.promote(this);
        if ((ofType(KING) & army(mover)) != 0 && setOf(mover, kingsCaptured) == (15 ^ bit(mover))) {
            points[mover] = Math.max(points[mover], CHATURAJI_POINTS);
            winner = mover;
            end(Termination.CHATURAJI);
        } else if (Long.bitCount(ofType(KING)) <= 1) {
            end(Termination.LAST_KING);
        } else if (!MoveGenerator.anyMove(this)) {
            endTurn();
        }
    }

    /** The turn of the seat to move is over; the next seat that can play has it. */
    public void endTurn() {
        firstFace = 0;
        secondFace = 0;
        unused = 0;
        do {
            turn = turn + 1 & 3;
            if (turn == first && closeRound()) {
                return;
            }
        } while (!canPlay(turn));
    }

    /** A seat resigns (RULES.md 7.5, 7.6). */
    public void resign(int seat) {
        resigned |= bit(seat);
        if (Integer.bitCount(resigned) >= 3 || !anybodyCanPlay()) {
            end(Termination.RESIGNATIONS);
        } else if (seat == turn) {
            endTurn();
        }
    }

    boolean canPlay(int seat) {
        return !hasResigned(seat) && army(seat) != 0;
    }

    private boolean anybodyCanPlay() {
        return canPlay(0) || canPlay(1) || canPlay(2) || canPlay(3);
    }

    /** Closes the round, and returns whether that ended the game (RULES.md 7.4). */
    private boolean closeRound() {
        quietRounds = captureThisRound ? 0 : quietRounds + 1;
        captureThisRound = false;
        if (quietRounds >= QUIET_ROUNDS_MAX) {
            end(Termination.NO_CAPTURE);
        } else if (round >= rules.roundLimit()) {
            end(Termination.ROUND_LIMIT);
        } else {
            round++;
        }
        return isOver();
    }

    private void end(Termination why) {
        termination = why;
        turn = NOBODY;
        firstFace = 0;
        secondFace = 0;
        unused = 0;
    }

    /** Takes the pieces on {@code squares} off the board, for points (RULES.md 3.2). */
    private void capture(int mover, long squares) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            long square = rest & -rest;
            int victim = board.seatAt(square);
            int type = board.typeAt(square);
            board.flip(victim, type, square);
            points[mover] += VALUE[type];
            if (type == KING) {
                kingsCaptured |= inSetOf(mover, victim);
            }
            quietRounds = 0;
            captureThisRound = true;
        }
    }

    /** A king has moved onto a square, perhaps an opponent's throne (RULES.md 6). */
    private void enter(int mover, int square) {
        for (Seat owner : Seat.ALL) {
            int seat = owner.index();
            boolean opponents = seat != mover && Geometry.throne(owner).index() == square;
            if (opponents && (thronesScored & inSetOf(mover, seat)) == 0) {
                thronesScored |= inSetOf(mover, seat);
                points[mover] += THRONE_POINTS;
            }
        }
    }

    /** Returns the set of {@code seat} out of four packed ones. */
    static int setOf(int seat, int sets) {
        return (sets >> (4 * seat)) & 15;
    }

    /** Returns the bit of {@code other} in the set of {@code seat}, in four packed ones. */
    private static int inSetOf(int seat, int other) {
        return 1 << (4 * seat + other);
    }

    private static int bit(int index) {
        return 1 << index;
    }
}
