package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class LanguageTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fr                          | fr",
                "FR-ca                       | fr",
                "fil-PH                      | fil",
                "tl                          | fil",
                "tl-PH, en;q=0.9             | fil",
                "bn-BD,bn;q=0.9,en;q=0.8     | bn",
                "ar-EG                       | ar",
                "de, ar;q=0.5, fr;q=0.4      | ar",
                "fr;q=0.3, bn;q=0.7          | bn",
                "fr;q=0, bn;q=0.1            | bn",
                "en-US,en;q=0.9,fr;q=0.8     | en",
                "de-AT, de                   | en",
                "*                           | en"
            })
    void firstOfTheLanguagesThatAreThereIsSpoken(String header, String language) {
        assertEquals(language, Language.preferred(List.of(header)).tag());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ",", "fr_FR", "fr;q=2", "fr;q=x", "<fr>", "é", "toolonganame"})
    void whatIsNoListOfLanguagesIsAnsweredInEnglish(String header) {
        assertEquals(Language.ENGLISH, Language.preferred(List.of(header)));
    }

    @Test
    void noHeaderIsAnsweredInEnglish() {
        assertEquals(Language.ENGLISH, Language.preferred(List.of()));
    }

    @Test
    void severalLinesAreOneList() {
        assertEquals(Language.FRENCH, Language.preferred(List.of("de", "bn;q=0.5", "fr;q=0.9")));
    }

    /** Whoever sends thousands of languages is not read to the end. */
    @Test
    void onlyTheBeginningOfALongListIsRead() {
        assertEquals(
                Language.FRENCH, Language.preferred(List.of("de, fr" + ", xx-yy".repeat(1000))));
        assertEquals(Language.ENGLISH, Language.preferred(List.of("xx-yy, ".repeat(1000) + "fr")));
        assertEquals(Language.ENGLISH, Language.preferred(List.of("x".repeat(1000))));
    }
}
