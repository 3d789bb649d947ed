package org.chaturaji.match;

import org.chaturaji.engine.Illegality;
import org.chaturaji.engine.Move;

import java.util.List;

/** A command that was refused; the match is as it was. */
public final class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Why, with the code and the HTTP status that tell a client (SERVICE.md 3). */
    public enum Code {
        NOT_FOUND("not-found", 404),
        KEY_REUSED("key-reused", 422),
        VERSION_CHANGED("version-changed", 412),
        NOT_YOUR_SEAT("not-your-seat", 403),
        NOT_HOST("not-host", 403),
        NOT_SIGNED_IN("not-signed-in", 403),
        NOT_OPEN("not-open", 409),
        SEAT_TAKEN("seat-taken", 409),
        WRONG_JOIN_CODE("wrong-join-code", 409),
        NEEDS_FOUR_PEOPLE("needs-four-people", 409),
        NOT_STARTED("not-started", 409),
        NOT_YOUR_TURN("not-your-turn", 409),
        ROLL_FIRST("roll-first", 409),
        ALREADY_ROLLED("already-rolled", 409),
        DICE_LEFT("dice-left", 409),
        TURN_TIMED_OUT("turn-timed-out", 409),
        ALREADY_RESIGNED("already-resigned", 409),
        MATCH_OVER("match-over", 409),
        NOT_OVER("not-over", 409),
        ILLEGAL_MOVE("illegal-move", 422),
        BUSY("busy", 503);

        private final String code;
        private final int status;

        Code(String code, int status) {
            this.code = code;
            this.status = status;
        }

        public String code() {
            return code;
        }

        /** Returns the HTTP status, 4xx or 503. */
        public int status() {
            return status;
        }
    }

    private final Code code;
    private final transient List<Move> legalMoves;

    public Refusal(Code code) {
        this(code, List.of());
    }

    private Refusal(Code code, List<Move> legalMoves) {
        super(code.code());
        this.code = code;
        this.legalMoves = List.copyOf(legalMoves);
    }

    /** Returns the refusal of a move that is not one of {@code legalMoves}. */
    static Refusal illegalMove(List<Move> legalMoves) {
        return new Refusal(Code.ILLEGAL_MOVE, legalMoves);
    }

    /** Returns the refusal that says what the rules say. */
    static Refusal of(Illegality illegality) {
        return new Refusal(
                switch (illegality) {
                    case GAME_OVER -> Code.MATCH_OVER;
                    case ROLL_FIRST -> Code.ROLL_FIRST;
                    case ALREADY_ROLLED -> Code.ALREADY_ROLLED;
                    case DICE_LEFT -> Code.DICE_LEFT;
                    case ILLEGAL_MOVE -> Code.ILLEGAL_MOVE;
                    case ALREADY_RESIGNED -> Code.ALREADY_RESIGNED;
                    case NO_SUCH_FACE ->
                        throw new IllegalStateException("dice that the match does not have");
                });
    }

    public Code code() {
        return code;
    }

    /** Returns what could be moved instead, when the move was illegal. */
    public List<Move> legalMoves() {
        return legalMoves;
    }

    /** A refusal is an answer, no fault: it carries no stack. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}
