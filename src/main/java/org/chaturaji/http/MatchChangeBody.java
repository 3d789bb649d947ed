package org.chaturaji.http;

import org.chaturaji.cpu.Level;
import org.chaturaji.match.Command;
import org.chaturaji.match.OptionsChoice;
import org.chaturaji.match.Visibility;

import java.util.Optional;

/** The body that changes an open match; what is empty stays as it is. */
record MatchChangeBody(
        OptionsChoice options, Optional<Visibility> visibility, Optional<Level> level) {

    static MatchChangeBody read(RequestBody body) {
        JsonFields fields = body.fields();
        MatchChangeBody change = new MatchChangeBody(
                OptionsBody.in(fields),
                fields.optional("visibility", JsonKind.VISIBILITY),
                fields.optional("cpuLevel", JsonKind.LEVEL));
        fields.end();
        return change;
    }

    /** Returns the command that changes a match so. */
    Command command() {
        return new Command.Change(options::over, visibility, level);
    }
}
