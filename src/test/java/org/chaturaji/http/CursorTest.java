package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.chaturaji.rating.PageEnd;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Optional;
import java.util.UUID;

class CursorTest {

    private static final UUID SOMEBODY = new UUID(1, 2);

    @Test
    void whatIsWrittenIsReadBack() {
        assertEquals(Optional.of(SOMEBODY), Cursor.id(Cursor.of(SOMEBODY)));
        assertEquals(Optional.of(7), Cursor.number(Cursor.of(7)));
        PageEnd end = new PageEnd(1512.25, SOMEBODY, 100, 98);
        assertEquals(Optional.of(end), Cursor.pageEnd(Cursor.of(end)));
    }

    /** Nobody stands there, and counting on from there would go wrong. */
    @ParameterizedTest
    @CsvSource({
        "1500, 0, 0",
        "1500, 1, 0",
        "1500, 1, 2",
        "1500, -1, -1",
        "1500, 2147483647, 2147483647",
        "NaN, 1, 1",
        "Infinity, 1, 1"
    })
    void aPlaceWhereNoPageCanEndIsRefused(double points, int number, int rank) {
        String forged = Cursor.of(new PageEnd(points, SOMEBODY, number, rank));
        assertEquals(Optional.empty(), Cursor.pageEnd(forged));
    }
}
