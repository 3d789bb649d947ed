package org.chaturaji.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;

import org.chaturaji.http.ContractWatch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.URI;
import java.util.List;

@QuarkusTest
class FourClientsIT {

    @TestHTTPResource
    URI service;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theRecordOfAWholeGameHasItsPointsAndPlaces(long seed) {
        FourClients.Game game = FourClients.play(service, seed, new ContractWatch());
        JsonNode played = game.match().path("result");
        assertFalse(played.isMissingNode());
        assertEquals(played.path("termination"), game.checked().path("result").path("termination"));
        for (String seat : List.of("red", "blue", "yellow", "green")) {
            assertEquals(
                    played.path("seats").path(seat),
                    game.checked().path("result").path("seats").path(seat));
        }
        assertEquals(game.match().path("position"), game.checked().path("position"));
    }
}
