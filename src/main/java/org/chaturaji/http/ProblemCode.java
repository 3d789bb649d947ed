package org.chaturaji.http;

import org.chaturaji.engine.Illegality;
import org.chaturaji.notation.Fault;

import java.util.Arrays;
import java.util.Optional;

/** What can go wrong, for programs. The words for people are in {@code texts.properties}. */
enum ProblemCode {
    MALFORMED("malformed", 400),
    UNAUTHENTICATED("unauthenticated", 401),
    NOT_YOUR_SEAT("not-your-seat", 403),
    NOT_HOST("not-host", 403),
    NOT_SIGNED_IN("not-signed-in", 403),
    NOT_FOUND("not-found", 404),
    METHOD_NOT_ALLOWED("method-not-allowed", 405),
    NOT_ACCEPTABLE("not-acceptable", 406),
    NEEDS_FOUR_PEOPLE("needs-four-people", 409),
    NOT_STARTED("not-started", 409),
    NOT_YOUR_TURN("not-your-turn", 409),
    ROLL_FIRST("roll-first", 409),
    ALREADY_ROLLED("already-rolled", 409),
    DICE_LEFT("dice-left", 409),
    TURN_TIMED_OUT("turn-timed-out", 409),
    MATCH_OVER("match-over", 409),
    NOT_OVER("not-over", 409),
    ALREADY_RESIGNED("already-resigned", 409),
    SEAT_TAKEN("seat-taken", 409),
    NOT_OPEN("not-open", 409),
    WRONG_JOIN_CODE("wrong-join-code", 409),
    KEY_USED("key-used", 409),
    PLAYER_DELETED("player-deleted", 410),
    VERSION_CHANGED("version-changed", 412),
    TOO_LARGE("too-large", 413),
    UNSUPPORTED_MEDIA_TYPE("unsupported-media-type", 415),
    ILLEGAL_MOVE("illegal-move", 422),
    NO_SUCH_FACE("no-such-face", 422),
    KEY_REUSED("key-reused", 422),
    BAD_DEVICE_CODE("bad-device-code", 422),
    INVALID_POSITION("invalid-position", 422),
    BAD_TAG("bad-tag", 422),
    BAD_TAG_VALUE("bad-tag-value", 422),
    TAG_TWICE("tag-twice", 422),
    TAG_DISAGREES("tag-disagrees", 422),
    BAD_TOKEN("bad-token", 422),
    UNTERMINATED_COMMENT("unterminated-comment", 422),
    WRONG_ROUND("wrong-round", 422),
    WRONG_SEAT("wrong-seat", 422),
    POINTS_DISAGREE("points-disagree", 422),
    NO_RESULT("no-result", 422),
    AFTER_RESULT("after-result", 422),
    TOO_MANY_REQUESTS("too-many-requests", 429),
    TOO_MANY_STREAMS("too-many-streams", 429),
    INTERNAL("internal", 500),
    BUSY("busy", 503),
    UNAVAILABLE("unavailable", 503);

    private final String code;
    private final int status;

    ProblemCode(String code, int status) {
        this.code = code;
        this.status = status;
    }

    String code() {
        return code;
    }

    /** Returns the usual HTTP status; what is played without a match is refused with 422. */
    int status() {
        return status;
    }

    /** Returns the address that explains the code. */
    String type() {
        return "/problems/" + code;
    }

    Message title() {
        return text("title");
    }

    /** Returns what to tell when there is nothing more exact to tell. */
    Message detail() {
        return text("detail");
    }

    Message explanation() {
        return text("explanation");
    }

    Message advice() {
        return text("advice");
    }

    static Optional<ProblemCode> ofCode(String code) {
        return Arrays.stream(values()).filter(value -> value.code.equals(code)).findFirst();
    }

    /** Returns why an action is refused, in a match or without one. */
    static ProblemCode of(Illegality illegality) {
        return ofCode(illegality.code()).orElseThrow();
    }

    /** Returns what is wrong with a record; what is played wrongly is told as anywhere else. */
    static ProblemCode of(Fault fault) {
        return switch (fault) {
            case BAD_POSITION -> INVALID_POSITION;
            case BAD_COMMAND, BAD_MOVE -> MALFORMED;
            default -> ofCode(fault.code()).orElseThrow();
        };
    }

    /** Returns what an HTTP status means that the framework answers with by itself. */
    static ProblemCode ofStatus(int status) {
        return switch (status) {
            case 400 -> MALFORMED;
            case 401, 403 -> UNAUTHENTICATED;
            case 404 -> NOT_FOUND;
            case 405 -> METHOD_NOT_ALLOWED;
            case 406 -> NOT_ACCEPTABLE;
            case 413 -> TOO_LARGE;
            case 415 -> UNSUPPORTED_MEDIA_TYPE;
            case 503 -> BUSY;
            default -> status < 500 ? MALFORMED : INTERNAL;
        };
    }

    private Message text(String part) {
        return Message.of("problem." + code + "." + part);
    }
}
