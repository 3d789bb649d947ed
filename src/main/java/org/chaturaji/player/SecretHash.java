package org.chaturaji.player;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/**
 * The SHA-256 of a token or a device code: what is stored of it and looked up by. A plain hash is
 * enough, since that many random bits cannot be guessed. Immutable.
 */
public final class SecretHash {

    /** Length of the hash in bytes. */
    public static final int BYTES = 32;

    private final byte[] bytes;

    private SecretHash(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Returns the hash of a text of ASCII characters. */
    static SecretHash of(String text) {
        byte[] octets = text.getBytes(StandardCharsets.US_ASCII);
        try {
            return new SecretHash(MessageDigest.getInstance("SHA-256").digest(octets));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** Returns a copy of the 32 bytes. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** Compares in constant time, so that an answer's delay tells nothing about the hash. */
    @Override
    public boolean equals(Object other) {
        return other instanceof SecretHash hash && MessageDigest.isEqual(hash.bytes, bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Returns nothing of the hash. */
    @Override
    public String toString() {
        return "SecretHash[secret]";
    }
}
