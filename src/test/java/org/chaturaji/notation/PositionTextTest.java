package org.chaturaji.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.chaturaji.engine.Position;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.junit.jupiter.api.Test;

class PositionTextTest {

    private static final String INITIAL = "bBbP2yKyEyNyB/bNbP2yPyPyPyP/bEbP6/bKbP6/6gPgK/6gPgE/"
            + "rPrPrPrP2gPgN/rBrNrErK2gPgB r - 0,0,0,0 -,-,-,- -,-,-,- - r 1 0";

    @Test
    void theUsualSetUpIsWrittenAndRead() {
        Position initial = Position.initial(Rules.DEFAULT, Seat.RED);
        assertEquals(INITIAL, PositionText.write(initial));
        assertEquals(initial, PositionText.read(INITIAL, Rules.DEFAULT));
    }
}
