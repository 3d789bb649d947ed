package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.matchesPattern;

import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;

import javax.sql.DataSource;

/** Who cannot be served in time is told to come back, and nothing has been done. */
@QuarkusTest
class BusyStoreIT {

    @Inject
    DataSource database;

    @Test
    void matchThatOthersKeepIsBusy() throws SQLException {
        Person ann = Api.newPerson("Ann");
        String path = "/api/matches/" + Api.startedMatch(ann, Map.of());
        String match = path.substring(path.lastIndexOf('/') + 1);
        whileHolding(
                "select 1 from matches where id = '" + match + "' for update",
                () -> refused(
                                ann.sends().header("Idempotency-Key", "k").post(path + "/rolls"),
                                503,
                                "busy")
                        .header("Retry-After", matchesPattern("[1-9][0-9]*")));
        ann.sends().header("Idempotency-Key", "k").post(path + "/rolls").then().statusCode(201);
    }

    @Test
    void tableThatOthersKeepIsBusy() throws SQLException {
        Person ann = Api.newPerson("Ann");
        String path = "/api/players/" + ann.id();
        whileHolding("lock table players", () -> refused(anybody().get(path), 503, "busy"));
        anybody().get(path).then().statusCode(200);
    }

    private void whileHolding(String lock, Runnable work) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            try {
                statement.execute(lock);
                work.run();
            } finally {
                connection.rollback();
            }
        }
    }
}
