package org.chaturaji.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.engine.Illegality;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

class RefusalTest {

    private static final Set<Integer> STATUSES = Set.of(403, 404, 409, 412, 422, 503);

    @ParameterizedTest
    @EnumSource
    void everyCodeIsAWordWithAStatus(Refusal.Code code) {
        assertTrue(code.code().matches("[a-z]+(-[a-z]+)*"), code.code());
        assertTrue(STATUSES.contains(code.status()), code.code());
    }

    @Test
    void noCodeStandsTwice() {
        Set<String> codes = Arrays.stream(Refusal.Code.values())
                .map(Refusal.Code::code)
                .collect(Collectors.toSet());
        assertEquals(Refusal.Code.values().length, codes.size());
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NO_SUCH_FACE")
    void whatTheRulesSayKeepsItsCode(Illegality illegality) {
        assertEquals(illegality.code(), Refusal.of(illegality).code().code());
    }
}
