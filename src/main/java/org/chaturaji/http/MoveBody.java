package org.chaturaji.http;

import org.chaturaji.match.Command;

/** The body that moves a piece. */
final class MoveBody {

    private MoveBody() {}

    static Command read(RequestBody body) {
        JsonFields fields = body.fields();
        var move = fields.required("move", JsonKind.MOVE);
        fields.end();
        return new Command.Move(move.orElseThrow());
    }
}
