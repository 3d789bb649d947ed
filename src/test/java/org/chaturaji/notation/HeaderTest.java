package org.chaturaji.notation;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

class HeaderTest {

    private static final BySeat<String> UNKNOWN = BySeat.all("?");

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "ä", "A-", "a]", "a\n"})
    void aTagNameIsOfLettersDigitsAndUnderscores(String name) {
        refuses(() -> new Tag(name, ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\t", "\0", "\u007f", "\u0085", "\ud83d", "\ude00x"})
    void noTextWithControlCharactersFitsATag(String value) {
        refuses(() -> new Tag("A", value));
        refuses(() -> new Header(UNKNOWN.with(Seat.GREEN, value), null, null, List.of()));
        refuses(() -> new Header(UNKNOWN, null, value, List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?", "\"\\", "😀", "\u2028", "\u200d", " "})
    void anyOtherTextFitsATag(String value) {
        Tag tag = new Tag("Azaz09_", value);
        String text = tag.line() + "\n*";
        assertEquals(List.of(tag), RecordText.read(text).header().others());
    }

    @Test
    void theYearHasFourDigits() {
        for (LocalDate date : List.of(LocalDate.of(0, 1, 1), LocalDate.of(9999, 12, 31))) {
            assertDoesNotThrow(() -> new Header(UNKNOWN, date, null, List.of()));
        }
        for (LocalDate date : List.of(LocalDate.of(-1, 1, 1), LocalDate.of(10_000, 1, 1))) {
            refuses(() -> new Header(UNKNOWN, date, null, List.of()));
        }
    }

    @Test
    void otherTagsHaveOtherNamesAndEachOnce() {
        Tag event = new Tag("Event", "");
        refuses(() -> new Header(UNKNOWN, null, null, List.of(event, event)));
        refuses(() -> new Header(UNKNOWN, null, null, List.of(new Tag("Red", ""))));
        List<Tag> tags = new ArrayList<>(List.of(event));
        Header header = new Header(UNKNOWN, null, null, tags);
        tags.clear();
        assertEquals(List.of(event), header.others());
    }

    private static void refuses(Executable making) {
        assertThrows(IllegalArgumentException.class, making);
    }
}
