package org.chaturaji.http;

/** The body with a code that another device was given. */
final class CodeBody {

    private CodeBody() {}

    /** Returns what was typed, which need not be a code. */
    static String read(RequestBody body) {
        JsonFields fields = body.fields();
        var code = fields.required("code", JsonKind.TEXT);
        fields.end();
        return code.orElseThrow();
    }
}
