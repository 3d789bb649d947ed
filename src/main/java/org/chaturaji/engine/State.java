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
    private static final int TYPES = 4;
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

    /** The armies by seat, then the types: nine bitboards. */
    private final long[] bitboards = new long[TYPES + PieceType.ALL.size()];

    int turn;
    int first;

    /** The faces of the dice, 0 before the roll, and which of them are unused (bits 0 and 1). */
    int firstFace;

    int secondFace;
    int unused;

    final int[] points = new int[4];

    /** Sets of seats as bits, by seat. */
    final int[] kingsCaptured = new int[4];

    final int[] thronesScored = new int[4];
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
        for (int i = 0; i < bitboards.length; i++) {
            bitboards[i] = other.bitboards[i];
        }
        for (int seat = 0; seat < 4; seat++) {
            points[seat] = other.points[seat];
            kingsCaptured[seat] = other.kingsCaptured[seat];
            thronesScored[seat] = other.thronesScored[seat];
        }
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
        return bitboards[seat];
    }

    public long ofType(int type) {
        return bitboards[TYPES + type];
    }

    public long occupied() {
        return bitboards[0] | bitboards[1] | bitboards[2] | bitboards[3];
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

    /** Returns the index of the type on an occupied square, given as its bit. */
    int typeAt(long square) {
        int type = PAWN;
        while ((bitboards[TYPES + type] & square) == 0) {
            type--;
        }
        return type;
    }

    /** Returns the index of the seat whose piece stands on an occupied square, given as its bit. */
    int seatAt(long square) {
        int seat = 0;
        while ((bitboards[seat] & square) == 0) {
            seat++;
        }
        return seat;
    }

    void put(int seat, int type, long square) {
        bitboards[seat] |= square;
        bitboards[TYPES + type] |= square;
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
        int type = typeAt(1L << from);
        unused &= ~bit(dieFor(type));
        capture(mover, occupied() & 1L << to);
        long fromTo = 1L << from | 1L << to;
        bitboards[mover] ^= fromTo;
        bitboards[TYPES + type] ^= fromTo;
        if (type == KING && rules.thronePoints()) {
            enter(mover, to);
        } else if (type == BOAT && rules.boatTriumph()) {
            capture(mover, Triumph.captured(this, mover, to));
        }
        Promotions.promote(this);
        if ((ofType(KING) & army(mover)) != 0 && kingsCaptured[mover] == (15 ^ bit(mover))) {
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
            int victim = seatAt(square);
            int type = typeAt(square);
            bitboards[victim] ^= square;
            bitboards[TYPES + type] ^= square;
            points[mover] += VALUE[type];
            if (type == KING) {
                kingsCaptured[mover] |= bit(victim);
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
            if (opponents && (thronesScored[mover] & bit(seat)) == 0) {
                thronesScored[mover] |= bit(seat);
                points[mover] += THRONE_POINTS;
            }
        }
    }

    /** Turns the pawns on {@code squares} into pieces of {@code type}. */
    void promote(long squares, int type) {
        bitboards[TYPES + PAWN] ^= squares;
        bitboards[TYPES + type] ^= squares;
    }

    private static int bit(int index) {
        return 1 << index;
    }
}
