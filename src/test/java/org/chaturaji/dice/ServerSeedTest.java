package org.chaturaji.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.security.SecureRandom;
import java.util.HexFormat;

class ServerSeedTest {

    private static final String ZEROS = "0".repeat(64);

    @Test
    void commitmentIsSha256OfTheBytes() {
        // SHA-256 of 32 zero bytes.
        assertEquals(
                "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
                ServerSeed.ofHex(ZEROS).commitment());
    }

    @Test
    void hexIsReadBack() {
        String hex = ServerSeed.draw(new SecureRandom()).hex();
        assertTrue(hex.matches("[0-9a-f]{64}"));
        assertEquals(hex, ServerSeed.ofHex(hex).hex());
        assertEquals("ab".repeat(32), ServerSeed.ofHex("AB".repeat(32)).hex());
    }

    @Test
    void drawnSecretsDiffer() {
        SecureRandom random = new SecureRandom();
        assertNotEquals(ServerSeed.draw(random).hex(), ServerSeed.draw(random).hex());
    }

    @Test
    void textShowsTheCommitmentOnly() {
        ServerSeed seed = ServerSeed.draw(new SecureRandom());
        assertFalse(seed.toString().contains(seed.hex()));
        assertTrue(seed.toString().contains(seed.commitment()));
    }

    @Test
    void hmacIsThatOfRfc2104() {
        // Any other implementation agrees: hmac.new(bytes(32), "a:1".encode(), "sha256")
        assertEquals(
                "9720804d2201a4008a740b8d2b628e7e477df5021ad5df75a6d94b71c937eb22",
                HexFormat.of().formatHex(ServerSeed.ofHex(ZEROS).hmac("a:1")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "00", "0x", "zz"})
    void otherTextIsRefusedWithoutRepeatingIt(String tail) {
        String text = "f".repeat(63) + tail;
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> ServerSeed.ofHex(text));
        assertFalse(String.valueOf(refused.getMessage()).contains(text));
    }
}
