package org.chaturaji.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Random;

class DeviceCodeTest {

    private final DeviceCode code = DeviceCode.draw(new Random(1));

    @Test
    void codeIsFourGroupsOfUnmistakableCharacters() {
        String group = "[0-9A-HJKMNP-TV-Z]{4}";
        assertTrue(code.text().matches(group + "-" + group + "-" + group + "-" + group));
    }

    @Test
    void codeIsMeantHoweverItIsTyped() {
        DeviceCode misread = DeviceCode.meantBy("0011-ABCD-EFGH-JKMN").orElseThrow();
        assertEquals(
                misread.hash(),
                DeviceCode.meantBy(" oOiL abcd\tefghjkmn ").orElseThrow().hash());
        assertEquals(code.hash(), DeviceCode.meantBy(code.text()).orElseThrow().hash());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "-", "0011-ABCD-EFGH-JKM", "0011-ABCD-EFGH-JKMNN", "UUUU-ABCD-EFGH-JKMN"
            })
    void somethingElseIsNoCode(String typed) {
        assertTrue(DeviceCode.meantBy(typed).isEmpty());
    }

    @Test
    void codeDoesNotShowWhenPrinted() {
        assertFalse(code.toString().contains(code.text()));
    }
}
