package org.chaturaji.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.chaturaji.dice.ClientSeed.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class ClientSeedTest {

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "red-0", "жёлтый", "\u2066x", "a;b", "\uD83C\uDFB2"})
    void textIsTakenAsItIs(String text) {
        assertEquals(text, new ClientSeed(text).text());
    }

    @Test
    void lengthIsCountedInCodePoints() {
        String die = "\uD83C\uDFB2";
        assertEquals(128, new ClientSeed(die.repeat(64)).text().length());
        assertEquals(List.of(Fault.TOO_LONG), faults(die.repeat(65)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\0", "a\n", "\u007f", "\u0085", "\t"})
    void controlCharactersAreRefused(String text) {
        assertEquals(List.of(Fault.CONTROL), faults(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {",", "a:1", "::"})
    void separatorsOfTheMessageAreRefused(String text) {
        assertEquals(List.of(Fault.SEPARATOR), faults(text));
    }

    // Built here, since a lone surrogate does not survive the class file of an annotation.
    @Test
    void loneSurrogatesAreRefused() {
        assertEquals(List.of(Fault.SURROGATE), faults("a" + (char) 0xD83C));
        assertEquals(List.of(Fault.SURROGATE), faults((char) 0xDFB2 + "" + (char) 0xD83C));
    }

    @Test
    void allReasonsAreGivenAtOnce() {
        String text = ",\0" + (char) 0xD800 + "x".repeat(70);
        assertEquals(List.of(Fault.values()), faults(text));
    }

    @Test
    void neitherTextNorExceptionRepeatTheSeed() {
        assertEquals("ClientSeed[6 code points]", new ClientSeed("sesame").toString());
        InvalidClientSeedException refused =
                assertThrows(InvalidClientSeedException.class, () -> new ClientSeed("sesame,"));
        assertFalse(String.valueOf(refused.getMessage()).contains("sesame"));
    }

    private static List<Fault> faults(String text) {
        return assertThrows(InvalidClientSeedException.class, () -> new ClientSeed(text))
                .faults();
    }
}
