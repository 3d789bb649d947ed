package org.chaturaji.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ExcerptTest {

    @Test
    void ordinaryTextStaysAsItIs() {
        assertEquals("`Ada Ł 😀 \"x\"`", Excerpt.quoted("Ada Ł 😀 \"x\""));
    }

    @Test
    void whatCannotBeSeenIsSpelledOut() {
        assertEquals(
                "aU+000AU+0000U+FEFFU+2028U+2029U+D83DU+202E",
                Excerpt.of("a\n\0\ufeff\u2028\u2029\ud83d\u202e"));
    }

    @Test
    void sixtyCodePointsAreKept() {
        assertEquals("😀".repeat(60), Excerpt.of("😀".repeat(60)));
        assertEquals("😀".repeat(60) + "…", Excerpt.of("😀".repeat(61)));
    }

    @Test
    void noTextIsSaidToBeEmpty() {
        assertEquals("an empty text", Excerpt.quoted(""));
    }
}
