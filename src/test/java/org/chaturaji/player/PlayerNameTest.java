package org.chaturaji.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.player.PlayerName.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class PlayerNameTest {

    private static final String DIE = "\uD83C\uDFB2";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A",
                "Ana María",
                "Жанна",
                "চতুরাজি",
                "<b>&amp;</b>",
                "a,b:c",
                // Joiners belong to the spelling of some languages, and to emoji.
                "می\u200Cخواهم",
                "\uD83D\uDC69\u200D\uD83D\uDCBB"
            })
    void nameIsTakenAsItIs(String text) {
        assertEquals(text, PlayerName.of(text).text());
    }

    @Test
    void nameIsNormalised() {
        assertEquals("\u00E9", PlayerName.of("e\u0301").text());
        assertEquals(PlayerName.of("\u00E9"), PlayerName.of("e\u0301"));
        assertNotEquals(PlayerName.of("e"), PlayerName.of("E"));
    }

    @Test
    void unicodeWhiteSpaceIsTrimmedAtBothEndsOnly() {
        String space = " \t\r\n\u0085\u00A0\u1680\u2003\u2007\u2028\u202F\u205F\u3000";
        assertEquals("a \u00A0b", PlayerName.of(space + "a \u00A0b" + space).text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t\n", "\u00A0\u3000", "\u200D", " \u200C\u200D "})
    void nameWithoutAnythingVisibleIsRefused(String text) {
        assertEquals(List.of(Fault.BLANK), faults(text));
    }

    @Test
    void lengthIsCountedInCodePointsAfterNormalisingAndTrimming() {
        assertEquals(64, PlayerName.of(" " + DIE.repeat(32) + " ").text().length());
        assertEquals(32, PlayerName.of("e\u0301".repeat(32)).text().length());
        assertEquals(List.of(Fault.TOO_LONG), faults(DIE.repeat(33)));
        // U+FB2C is written as three code points in form C.
        assertEquals(List.of(Fault.TOO_LONG), faults("\uFB2C".repeat(11)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\0b", "\u0007", "a\nb", "\u009Fa", "a\u007f"})
    void controlCharactersAreRefused(String text) {
        assertEquals(List.of(Fault.CONTROL), faults(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a\u202Eb", "\uFEFFa", "a\u00ADb", "\u2066a", "a\u200B", "\uDB40\uDC61"})
    void formatCharactersAreRefused(String text) {
        assertEquals(List.of(Fault.FORMAT), faults(text));
    }

    // Built here, since a lone surrogate does not survive the class file of an annotation.
    @Test
    void giantTextsAreRefusedWithoutMuchWork() {
        assertEquals(List.of(Fault.TOO_LONG), faults("a" + " ".repeat(60_000) + "b"));
        assertEquals(List.of(Fault.TOO_LONG), faults("a" + "\u0301\u0323".repeat(30_000)));
        assertEquals("a", PlayerName.of(" ".repeat(60_000) + "a").text());
    }

    @Test
    void loneSurrogatesAreRefused() {
        assertEquals(List.of(Fault.SURROGATE), faults("a" + (char) 0xD83C));
        assertEquals(List.of(Fault.SURROGATE), faults((char) 0xDFB2 + "a"));
    }

    @Test
    void allReasonsAreGivenAtOnce() {
        assertEquals(
                List.of(Fault.TOO_LONG, Fault.CONTROL, Fault.SURROGATE, Fault.FORMAT),
                faults("\u202E\0" + (char) 0xD800 + "x".repeat(40)));
    }

    @Test
    void nearestNameIsTheTextWithoutWhatNoNameHolds() {
        assertEquals("Anna", nearest(" Anna\u202E\0 "));
        assertEquals("Zo\u00eb", nearest("Zo" + (char) 0xD83C + "e\u0308"));
        assertEquals("x".repeat(32), nearest("x".repeat(100_000)));
        assertEquals("\uD83C\uDFB2".repeat(32), nearest("\uD83C\uDFB2".repeat(33)));
        assertEquals("x".repeat(31), nearest("x".repeat(31) + " y"));
    }

    @Test
    void textWithoutAnythingVisibleHasNoNearestName() {
        assertTrue(PlayerName.nearest("").isEmpty());
        assertTrue(PlayerName.nearest(" \u200D\u202E\0 ").isEmpty());
    }

    private static String nearest(String text) {
        PlayerName name = PlayerName.nearest(text).orElseThrow();
        assertEquals(name, PlayerName.of(name.text()));
        return name.text();
    }

    @Test
    void neitherTextNorExceptionRepeatTheName() {
        assertEquals("PlayerName[5 code points]", PlayerName.of("Alice").toString());
        InvalidPlayerNameException refused =
                assertThrows(InvalidPlayerNameException.class, () -> PlayerName.of("Alice\0"));
        assertFalse(String.valueOf(refused.getMessage()).contains("Alice"));
    }

    private static List<Fault> faults(String text) {
        return assertThrows(InvalidPlayerNameException.class, () -> PlayerName.of(text))
                .faults();
    }
}
