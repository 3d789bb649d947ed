package org.chaturaji.http;

import static org.awaitility.Awaitility.await;
import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.client.EventStream;
import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;

import javax.sql.DataSource;

/** Whoever asks something about a match and proves who they are has been seen there. */
@QuarkusTest
class SightingsIT {

    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @Inject
    DataSource database;

    private Person ann;
    private String path;

    @BeforeEach
    void start() throws SQLException {
        ann = Api.newPerson("Ann");
        path = "/api/matches/" + Api.startedMatch(ann, Map.of());
        awaitSeen(ann);
        forget(ann);
    }

    @Test
    void aLookAtTheMatchIsASighting() throws SQLException {
        ann.sends().get(path).then().statusCode(200);
        awaitSeen(ann);
        forget(ann);
        ann.sends().get(path + "/events").then().statusCode(200);
        awaitSeen(ann);
    }

    @Test
    void aRefusedCommandIsASighting() {
        refused(ann.sends().post(path + "/turn-ends"), 409, "roll-first");
        awaitSeen(ann);
    }

    @Test
    void anOpenStreamIsASightingAgainAndAgain() throws SQLException {
        try (EventStream stream = Streamed.open(path + "/events", Streamed.as(ann))) {
            stream.next();
            awaitSeen(ann);
            forget(ann);
            awaitSeen(ann);
        }
    }

    @Test
    void anOpenStreamOfAllOnesMatchesIsASightingAtEach() throws SQLException {
        try (EventStream stream = Streamed.open("/api/players/me/events", Streamed.as(ann))) {
            stream.next();
            forget(ann);
            awaitSeen(ann);
        }
    }

    @Test
    void whoDoesNotProveWhoTheyAreIsNotSeen() throws SQLException {
        anybody().get(path).then().statusCode(200);
        anybody().header("Authorization", "Bearer " + ann.id()).get(path).then().statusCode(401);
        Person ben = Api.newPerson("Ben");
        ben.sends().get(path).then().statusCode(200);
        Api.startedMatch(ben, Map.of());
        awaitSeen(ben);
        assertFalse(isSeen(ann));
    }

    private void awaitSeen(Person person) {
        await().atMost(PATIENCE).until(() -> isSeen(person));
    }

    private boolean isSeen(Person person) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement query = connection.prepareStatement("""
                        select 1 from seats
                        where player_id = ?::uuid and seen_at is not null""")) {
            query.setString(1, person.id());
            try (ResultSet rows = query.executeQuery()) {
                return rows.next();
            }
        }
    }

    private void forget(Person person) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement update = connection.prepareStatement(
                        "update seats set seen_at = null where player_id = ?::uuid")) {
            update.setString(1, person.id());
            update.executeUpdate();
        }
    }
}
