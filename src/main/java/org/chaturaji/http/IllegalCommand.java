package org.chaturaji.http;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.Game;

import java.util.LinkedHashMap;
import java.util.Map;

/** Refuses commands of an analysis that are not legal. */
final class IllegalCommand {

    private IllegalCommand() {}

    /** Throws the problem that tells why {@code action} is not legal, if it is not. */
    static void refuse(Game game, Action action, int index) {
        game.check(action).ifPresent(why -> {
            ProblemCode code = ProblemCode.of(why);
            Map<String, Object> more = new LinkedHashMap<>();
            more.put("index", index);
            if (code == ProblemCode.ILLEGAL_MOVE) {
                more.put(
                        "legalMoves",
                        game.position().legalMoves().stream()
                                .map(legal -> legal.move().toString())
                                .toList());
            }
            throw ProblemException.of(code, detail(code, index), more)
                    .withStatus(ProblemException.UNPROCESSABLE);
        });
    }

    /** Returns what is told of the command at {@code index}. */
    static Message detail(ProblemCode code, int index) {
        return Message.of("command.illegal", index, code.detail());
    }
}
