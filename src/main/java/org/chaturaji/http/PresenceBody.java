package org.chaturaji.http;

/** The body of who goes away or comes back. */
final class PresenceBody {

    private PresenceBody() {}

    /** Returns whether the person is away. */
    static boolean read(RequestBody body) {
        JsonFields fields = body.fields();
        var away = fields.required("away", JsonKind.BOOLEAN);
        fields.end();
        return away.orElseThrow();
    }
}
