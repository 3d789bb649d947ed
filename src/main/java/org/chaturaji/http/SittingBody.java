package org.chaturaji.http;

import org.chaturaji.dice.ClientSeed;

import java.util.Optional;

/** The body of who sits down. */
final class SittingBody {

    private SittingBody() {}

    /** Returns the client seed; empty when none is given. */
    static Optional<ClientSeed> read(RequestBody body) {
        JsonFields fields = body.fields();
        Optional<ClientSeed> clientSeed = fields.optional("clientSeed", JsonKind.CLIENT_SEED);
        fields.end();
        return clientSeed;
    }
}
