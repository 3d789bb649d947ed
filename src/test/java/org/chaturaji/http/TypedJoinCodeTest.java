package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Optional;

class TypedJoinCodeTest {

    @ParameterizedTest
    @ValueSource(strings = {"7k3MZoQD", "7k3M-ZoQD", " 7k3M ZoQD ", "7k-3M - Zo-QD-", "7k3M--ZoQD"})
    void whatStandsBetweenTheCharactersMeansNothing(String typed) {
        assertEquals(Optional.of("7k3MZoQD"), TypedJoinCode.read(typed));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "--------", "7k3M-ZoQ", "7k3M-ZoQD-X", "7k3M_ZoQD", "7k3M\tZoQD", "é"})
    void whatHasNotEightCharactersIsNone(String typed) {
        assertEquals(Optional.empty(), TypedJoinCode.read(typed));
    }
}
