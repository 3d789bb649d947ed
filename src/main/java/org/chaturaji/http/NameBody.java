package org.chaturaji.http;

import org.chaturaji.player.PlayerName;

/** The body that names a player. */
final class NameBody {

    private NameBody() {}

    static PlayerName read(RequestBody body) {
        JsonFields fields = body.fields();
        var name = fields.required("name", JsonKind.PLAYER_NAME);
        fields.end();
        return name.orElseThrow();
    }
}
