package org.chaturaji.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;

class TokenTest {

    private static final String ZEROS = "chj_" + "A".repeat(43);

    @Test
    void tokenCarries256Bits() {
        String text = Token.draw(new SecureRandom()).text();
        assertTrue(text.startsWith("chj_"));
        assertEquals(32, Base64.getUrlDecoder().decode(text.substring(4)).length);
    }

    @Test
    void drawnTokensDifferAndAreReadBack() {
        SecureRandom random = new SecureRandom();
        for (int i = 0; i < 1000; i++) {
            Token token = Token.draw(random);
            assertEquals(token.hash(), Token.parse(token.text()).orElseThrow().hash());
            assertNotEquals(token.hash(), Token.draw(random).hash());
        }
    }

    @Test
    void hashIsSha256OfTheWholeText() {
        assertEquals(
                "96644e241b775c0486e7b10ab1897ea25753d1a9f6f988c7150ee4e6f5fde18c",
                HexFormat.of().formatHex(Token.parse(ZEROS).orElseThrow().hash().bytes()));
    }

    @Test
    void hashCannotBeChangedFromOutside() {
        SecretHash hash = Token.parse(ZEROS).orElseThrow().hash();
        Arrays.fill(hash.bytes(), (byte) 0);
        assertEquals(Token.parse(ZEROS).orElseThrow().hash(), hash);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "chj_",
                "CHJ_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "chj_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "chj_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "chj_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
                "chj_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n",
                " chj_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "chj_AAAAAAAAAAAAAAAAAAAAA+AAAAAAAAAAAAAAAAAAAAA",
                "chj_AAAAAAAAAAAAAAAAAAAAA\0AAAAAAAAAAAAAAAAAAAAA",
                // The same 256 bits as all A, written in another way.
                "chj_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB"
            })
    void otherTextIsNoToken(String text) {
        assertTrue(Token.parse(text).isEmpty());
    }

    @Test
    void hugeTextIsNoToken() {
        assertTrue(Token.parse("chj_" + "A".repeat(10_000_000)).isEmpty());
    }

    @Test
    void noTextShowsTheSecret() {
        Token token = Token.draw(new SecureRandom());
        Player player = new Player(new UUID(0, 1), PlayerName.of("Alice"), Instant.EPOCH);
        String shown = new NewPlayer(player, token) + " " + token.hash();
        assertFalse(shown.contains(token.text().substring(4)));
        assertFalse(shown.contains(HexFormat.of().formatHex(token.hash().bytes())));
        assertFalse(shown.contains("Alice"));
    }
}
