package org.chaturaji.http;

import org.chaturaji.engine.Seat;
import org.chaturaji.match.Visibility;
import org.chaturaji.match.Wish;

import java.util.Optional;
import java.util.function.Function;

/** The bodies of those who want to play a match; everything in them may be left out. */
final class NewMatchBody {

    private static final JsonKind<Visibility> PUBLIC = (value, pointer, faults) -> {
        Optional<Visibility> visibility = JsonKind.VISIBILITY.read(value, pointer, faults);
        if (visibility.equals(Optional.of(Visibility.PRIVATE))) {
            faults.body(pointer, Message.of("fault.public"));
        }
        return visibility;
    };

    private NewMatchBody() {}

    static Wish read(RequestBody body) {
        return read(body, JsonKind.VISIBILITY, NewMatchBody::seat);
    }

    /** Returns the wish for a match with whoever comes. */
    static Wish readQuick(RequestBody body) {
        return read(body, PUBLIC, NewMatchBody::seat);
    }

    /** Returns the wish for a rematch, in which the seat is the one that the person had. */
    static Wish readRematch(RequestBody body) {
        return read(body, JsonKind.VISIBILITY, fields -> Optional.empty());
    }

    private static Wish read(
            RequestBody body,
            JsonKind<Visibility> visibility,
            Function<JsonFields, Optional<Seat>> seat) {
        JsonFields fields = body.fields();
        var options = OptionsBody.in(fields);
        Wish wish = new Wish(
                options,
                fields.optional("ranked", JsonKind.BOOLEAN),
                fields.optional("visibility", visibility),
                fields.optional("cpuLevel", JsonKind.LEVEL),
                seat.apply(fields),
                fields.optional("clientSeed", JsonKind.CLIENT_SEED));
        fields.end();
        return wish;
    }

    private static Optional<Seat> seat(JsonFields fields) {
        return fields.optional("seat", JsonKind.SEAT);
    }
}
