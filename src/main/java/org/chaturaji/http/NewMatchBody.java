package org.chaturaji.http;

import org.chaturaji.match.Wish;

/** The body that makes a match; everything in it may be left out. */
final class NewMatchBody {

    private static final JsonKind<Boolean> UNRANKED = (value, pointer, faults) -> {
        if (value.isBoolean() && value.booleanValue()) {
            faults.body(pointer, "Ranked matches are not offered: this must be false.");
        }
        return JsonKind.BOOLEAN.read(value, pointer, faults);
    };

    private NewMatchBody() {}

    static Wish read(RequestBody body) {
        JsonFields fields = body.fields();
        var options = OptionsBody.in(fields);
        fields.optional("ranked", UNRANKED);
        Wish wish = new Wish(
                options,
                fields.optional("visibility", JsonKind.VISIBILITY),
                fields.optional("cpuLevel", JsonKind.LEVEL),
                fields.optional("seat", JsonKind.SEAT),
                fields.optional("clientSeed", JsonKind.CLIENT_SEED));
        fields.end();
        return wish;
    }
}
