package org.chaturaji.http;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.OptionsChoice;
import org.chaturaji.notation.ActionText;
import org.chaturaji.notation.NotationException;
import org.chaturaji.notation.PositionText;

import java.util.List;
import java.util.Optional;

/** A game that somebody brings: where it starts, and what is done then. */
record AnalysisBody(Position start, List<Action> commands) {

    private static final int MAX_COMMANDS = 2000;

    private static final JsonKind<Action> COMMAND = (value, pointer, faults) -> JsonKind.TEXT
            .read(value, pointer, faults)
            .flatMap(text -> {
                try {
                    return Optional.of(ActionText.read(text));
                } catch (NotationException e) {
                    faults.body(pointer, Message.of("fault.command"));
                    return Optional.empty();
                }
            });

    /** Returns the position of a body that has one. */
    static Position position(RequestBody body) {
        JsonFields fields = body.fields();
        Optional<String> position = fields.required("position", JsonKind.TEXT);
        OptionsChoice options = OptionsBody.in(fields);
        fields.end();
        return read(position.orElseThrow(), options.over(Rules.DEFAULT));
    }

    /** Returns the game of a body; without a position it starts as usual, Red first. */
    static AnalysisBody play(RequestBody body) {
        JsonFields fields = body.fields();
        Optional<String> position = fields.optional("position", JsonKind.TEXT);
        OptionsChoice options = OptionsBody.in(fields);
        var commands = fields.required("commands", JsonKind.listOf(COMMAND, MAX_COMMANDS));
        fields.end();
        Rules rules = options.over(Rules.DEFAULT);
        return new AnalysisBody(
                position.map(text -> read(text, rules))
                        .orElseGet(() -> Position.initial(rules, Seat.RED)),
                commands.orElseThrow());
    }

    private static Position read(String text, Rules rules) {
        try {
            return PositionText.read(text, rules);
        } catch (NotationException e) {
            throw ProblemException.of(
                    ProblemCode.INVALID_POSITION,
                    e.reasons().stream()
                            .map(ReasonMessages::of)
                            .map(message -> new Faults.Fault("/position", message))
                            .toList());
        }
    }
}
