package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SlotsTest {

    private final Slots slots = new Slots(2);

    @Test
    void eachOwnerHasSoMany() {
        assertTrue(slots.take("ann"));
        assertTrue(slots.take("ann"));
        assertFalse(slots.take("ann"));
        assertTrue(slots.take("ben"));
    }

    @Test
    void whatIsGivenBackCanBeTakenAgain() {
        slots.take("ann");
        slots.take("ann");
        slots.giveBack("ann");
        assertTrue(slots.take("ann"));
        assertFalse(slots.take("ann"));
    }

    @Test
    void aRefusalTakesNothing() {
        slots.take("ann");
        slots.take("ann");
        assertFalse(slots.take("ann"));
        slots.giveBack("ann");
        slots.giveBack("ann");
        assertTrue(slots.take("ann"));
        assertTrue(slots.take("ann"));
    }
}
