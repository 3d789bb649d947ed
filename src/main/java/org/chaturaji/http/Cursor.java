package org.chaturaji.http;

import org.chaturaji.rating.PageEnd;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Function;

/** Where a page of a list begins: what the page before ended with, opaque to clients. */
final class Cursor {

    private static final int ID = 2 * Long.BYTES;
    private static final int LEADER = Double.BYTES + ID + 2 * Integer.BYTES;

    /** More than there are people, and a page after it can still be counted. */
    private static final int MOST_LEADERS = 1 << 30;

    private Cursor() {}

    /** Returns the cursor after something with an id. */
    static String of(UUID last) {
        return write(ID, octets -> put(octets, last));
    }

    /** Returns the cursor after something with a number. */
    static String of(int last) {
        return write(Integer.BYTES, octets -> octets.putInt(last));
    }

    /** Returns the cursor after a page of the leaderboard. */
    static String of(PageEnd end) {
        return write(
                LEADER,
                octets -> put(octets.putDouble(end.points()), end.player())
                        .putInt(end.number())
                        .putInt(end.rank()));
    }

    static Optional<UUID> id(String text) {
        return read(text, ID, Cursor::id);
    }

    static Optional<Integer> number(String text) {
        return read(text, Integer.BYTES, ByteBuffer::getInt);
    }

    static Optional<PageEnd> pageEnd(String text) {
        return read(
                        text,
                        LEADER,
                        octets -> new PageEnd(
                                octets.getDouble(), id(octets), octets.getInt(), octets.getInt()))
                .filter(end -> Double.isFinite(end.points()))
                .filter(end -> end.rank() >= 1
                        && end.rank() <= end.number()
                        && end.number() < MOST_LEADERS);
    }

    private static ByteBuffer put(ByteBuffer octets, UUID id) {
        return octets.putLong(id.getMostSignificantBits()).putLong(id.getLeastSignificantBits());
    }

    private static UUID id(ByteBuffer octets) {
        return new UUID(octets.getLong(), octets.getLong());
    }

    private static String write(int size, Consumer<ByteBuffer> content) {
        ByteBuffer octets = ByteBuffer.allocate(size);
        content.accept(octets);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(octets.array());
    }

    private static <T> Optional<T> read(String text, int size, Function<ByteBuffer, T> reader) {
        try {
            ByteBuffer octets = ByteBuffer.wrap(Base64.getUrlDecoder().decode(text));
            return octets.remaining() == size
                    ? Optional.of(reader.apply(octets))
                    : Optional.empty();
        } catch (IllegalArgumentException noBase64) {
            return Optional.empty();
        }
    }
}
