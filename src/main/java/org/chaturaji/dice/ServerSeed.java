package org.chaturaji.dice;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The 32-byte secret from which all rolls of a match follow (DICE.md 1). Whoever knows it knows
 * the dice to come: it leaves the server by {@link #hex()} only, and only when the match is over.
 * Immutable.
 */
public final class ServerSeed {

    /** Length of the secret in bytes. */
    public static final int BYTES = 32;

    private static final String HMAC = "HmacSHA256";

    private final byte[] bytes;

    private ServerSeed(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Returns a fresh secret of 32 bytes from this source. */
    public static ServerSeed draw(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new ServerSeed(bytes);
    }

    /**
     * Returns the secret written as 64 hexadecimal digits.
     *
     * @throws IllegalArgumentException when it is not; the message does not repeat the text
     */
    public static ServerSeed ofHex(String hex) {
        if (!hex.matches("[0-9a-fA-F]{" + 2 * BYTES + "}")) {
            throw new IllegalArgumentException("a server seed is 64 hexadecimal digits");
        }
        return new ServerSeed(HexFormat.of().parseHex(hex));
    }

    /** Returns what is published before the first roll: SHA-256 of the secret, lower-case hex. */
    public String commitment() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** Returns the secret itself as 64 lower-case hexadecimal digits: to be stored or revealed. */
    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /** Returns the 32 bytes of HMAC-SHA256 under this secret of the message in UTF-8. */
    byte[] hmac(String message) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(bytes, HMAC));
            return mac.doFinal(message.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + HMAC, e);
        }
    }

    /** Returns the commitment, never the secret, so that no log can give it away. */
    @Override
    public String toString() {
        return "ServerSeed[commitment=" + commitment() + "]";
    }
}
