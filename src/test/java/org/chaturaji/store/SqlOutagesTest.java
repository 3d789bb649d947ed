package org.chaturaji.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.transaction.RollbackException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.sql.SQLException;
import java.sql.SQLTimeoutException;

class SqlOutagesTest {

    private final SqlOutages outages = new SqlOutages();

    @ParameterizedTest
    @CsvSource({
        "08006, true, false",
        "08001, true, false",
        "53300, true, false",
        "57P01, true, false",
        "57P03, true, false",
        "57014, true, false",
        "25006, true, false",
        "25P03, true, false",
        "55P03, false, true",
        "40P01, false, true",
        "23505, false, false",
        "42P01, false, false",
        "'', false, false"
    })
    void stateTellsOutageAndContentionFromFaultsOfOurs(String state, boolean outage, boolean busy) {
        Throwable failure = new IllegalStateException(
                "commit", new RuntimeException(new SQLException("x", state)));
        assertEquals(outage, outages.isOutage(failure));
        assertEquals(busy, outages.isBusy(failure));
    }

    /** So the transaction manager tells of a commit that was lost. */
    @Test
    void whatWasSuppressedCounts() {
        Exception rolledBack = new Exception("rolled back");
        rolledBack.addSuppressed(new Exception(new SQLException("x", "57P01")));
        assertTrue(outages.isOutage(rolledBack));
        assertFalse(outages.isBusy(rolledBack));
    }

    /** So it tells of a transaction that it has given up, after its replica was stopped for long. */
    @Test
    void rollbackForNoReasonOfTheStoreIsAnOutage() {
        assertTrue(outages.isOutage(new Exception(new RollbackException("not active"))));
        Exception broken = new RollbackException("commit");
        broken.addSuppressed(new SQLException("x", "23505"));
        assertFalse(outages.isOutage(broken));
    }

    @Test
    void timeoutsWithoutAStateAreOutages() {
        assertTrue(outages.isOutage(new SQLTimeoutException()));
        assertTrue(outages.isOutage(new SQLException("Sorry, acquisition timeout!")));
        assertFalse(outages.isOutage(new SQLException()));
    }

    @Test
    void ringOfCausesComesToAnEnd() {
        Exception inner = new Exception("inner");
        Exception outer = new Exception("outer", inner);
        inner.initCause(outer);
        assertFalse(outages.isOutage(outer));
    }
}
