package org.chaturaji.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

class BeatTest {

    private final List<Integer> tried = new ArrayList<>();
    private int now;
    private boolean broken;

    private final Beat beat = new Beat("be tested", () -> {
        tried.add(now);
        if (broken) {
            throw new IllegalStateException("broken");
        }
    });

    @Test
    void everyBeatDoesTheWork() {
        beats(3);
        assertEquals(List.of(1, 2, 3), tried);
        assertFalse(beat.isFailing());
    }

    @Test
    void whatFailsIsTriedLessAndLessButNeverGivenUp() {
        broken = true;
        beats(60);
        assertEquals(List.of(1, 3, 7, 15, 31, 47), tried);
        assertTrue(beat.isFailing());
    }

    @Test
    void whatWorksAgainIsDoneWithEveryBeat() {
        broken = true;
        beats(4);
        broken = false;
        beats(6);
        assertEquals(List.of(1, 3, 7, 8, 9, 10), tried);
        assertFalse(beat.isFailing());
    }

    private void beats(int number) {
        for (int i = 0; i < number; i++) {
            now++;
            beat.run();
        }
    }
}
