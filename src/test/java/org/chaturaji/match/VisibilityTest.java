package org.chaturaji.match;

import static org.chaturaji.match.Matches.ANNA;
import static org.chaturaji.match.Matches.EVE;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Random;

class VisibilityTest {

    private final Match match = Matches.openPrivate().match;

    @Test
    void everybodySeesAPublicMatch() {
        assertTrue(Matches.open().match.isVisibleTo(null, null));
    }

    @Test
    void itsPeopleSeeAPrivateMatchAndNobodyElse() {
        assertTrue(match.isVisibleTo(ANNA, null));
        assertFalse(match.isVisibleTo(EVE, null));
        assertFalse(match.isVisibleTo(null, null));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0A1B2C3D", "0a1b2c3d", " 0A1B-2C3D ", "OAIB2C3D", "oalb2c3d"})
    void whoKnowsTheCodeSeesItHoweverItIsTyped(String code) {
        assertTrue(match.isVisibleTo(EVE, code));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0A1B2C3E", "0A1B2C3D0"})
    void aWrongCodeShowsNothing(String code) {
        assertFalse(match.isVisibleTo(EVE, code));
    }

    @Test
    void aCodeIsEightCharactersThatAreNotMisread() {
        Random random = new Random(1);
        for (int i = 0; i < 1000; i++) {
            String code = JoinCode.draw(random);
            assertTrue(code.matches("[0-9A-HJKMNP-TV-Z]{8}"), code);
        }
    }
}
