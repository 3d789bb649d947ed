package org.chaturaji.http;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;

/** Where a page begins: the id of the last item of the page before, opaque to clients. */
final class Cursor {

    private static final int OCTETS = 16;

    private Cursor() {}

    static String write(UUID last) {
        byte[] octets = ByteBuffer.allocate(OCTETS)
                .putLong(last.getMostSignificantBits())
                .putLong(last.getLeastSignificantBits())
                .array();
        return Base64.getUrlEncoder().withoutPadding().encodeToString(octets);
    }

    static Optional<UUID> read(String text) {
        try {
            ByteBuffer octets = ByteBuffer.wrap(Base64.getUrlDecoder().decode(text));
            return octets.remaining() == OCTETS
                    ? Optional.of(new UUID(octets.getLong(), octets.getLong()))
                    : Optional.empty();
        } catch (IllegalArgumentException noBase64) {
            return Optional.empty();
        }
    }
}
