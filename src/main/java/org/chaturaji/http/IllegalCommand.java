package org.chaturaji.http;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.Illegality;

import java.util.LinkedHashMap;
import java.util.Map;

/** Refuses commands of an analysis that are not legal. */
final class IllegalCommand {

    private static final int UNPROCESSABLE = 422;

    private IllegalCommand() {}

    /** Throws the problem that tells why {@code action} is not legal, if it is not. */
    static void refuse(Game game, Action action, int index) {
        game.check(action).ifPresent(why -> {
            ProblemCode code = code(why);
            Map<String, Object> more = new LinkedHashMap<>();
            more.put("index", index);
            if (code == ProblemCode.ILLEGAL_MOVE) {
                more.put(
                        "legalMoves",
                        game.position().legalMoves().stream()
                                .map(legal -> legal.move().toString())
                                .toList());
            }
            throw ProblemException.of(
                            code, "Command " + index + " is not legal. " + code.detail(), more)
                    .withStatus(UNPROCESSABLE);
        });
    }

    private static ProblemCode code(Illegality why) {
        return switch (why) {
            case GAME_OVER -> ProblemCode.MATCH_OVER;
            case ROLL_FIRST -> ProblemCode.ROLL_FIRST;
            case ALREADY_ROLLED -> ProblemCode.ALREADY_ROLLED;
            case DICE_LEFT -> ProblemCode.DICE_LEFT;
            case NO_SUCH_FACE -> ProblemCode.ILLEGAL_ROLL;
            case ILLEGAL_MOVE -> ProblemCode.ILLEGAL_MOVE;
            case ALREADY_RESIGNED -> ProblemCode.ALREADY_RESIGNED;
        };
    }
}
