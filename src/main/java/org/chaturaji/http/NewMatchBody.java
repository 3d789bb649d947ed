package org.chaturaji.http;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.Creation;
import org.chaturaji.match.MatchOptions;
import org.chaturaji.match.Visibility;

/** The body that makes a match; everything in it has a default. */
final class NewMatchBody {

    private static final JsonKind<Boolean> UNRANKED = (value, pointer, faults) -> {
        if (value.isBoolean() && value.booleanValue()) {
            faults.body(pointer, "Ranked matches are not offered: this must be false.");
        }
        return JsonKind.BOOLEAN.read(value, pointer, faults);
    };

    private NewMatchBody() {}

    static Creation read(RequestBody body) {
        JsonFields fields = body.fields();
        OptionsBody options = OptionsBody.in(fields);
        fields.optional("ranked", UNRANKED);
        var visibility = fields.optional("visibility", JsonKind.VISIBILITY);
        var level = fields.optional("cpuLevel", JsonKind.LEVEL);
        var seat = fields.optional("seat", JsonKind.SEAT);
        var clientSeed = fields.optional("clientSeed", JsonKind.CLIENT_SEED);
        fields.end();
        return new Creation(
                options.over(MatchOptions.DEFAULT),
                visibility.orElse(Visibility.PUBLIC),
                level.orElse(Level.NORMAL),
                seat.orElse(Seat.RED),
                clientSeed.orElse(ClientSeed.NONE));
    }
}
