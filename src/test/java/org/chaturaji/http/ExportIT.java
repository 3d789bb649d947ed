package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.equalTo;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;

import jakarta.inject.Inject;

import org.apache.http.ConnectionClosedException;
import org.chaturaji.http.Api.Person;
import org.chaturaji.match.RealMatches;
import org.chaturaji.match.Visibility;
import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;

/** People get all that is kept about them, and no secret. */
@QuarkusTest
class ExportIT {

    private static final String EXPORT = "/api/players/me/export";

    /** Not a multiple of a page, and more than one. */
    private static final int MANY = 2 * Export.PAGE + 1;

    private static final int MORE_THAN_AT_ONCE = ExportResource.MOST_AT_ONCE + 1;

    @Inject
    RealMatches real;

    @Inject
    AgroalDataSource database;

    private JsonNode export(Person person) {
        return Contract.parse(person.sends()
                .get(EXPORT)
                .then()
                .statusCode(200)
                .header("Cache-Control", equalTo("no-store"))
                .header(
                        "Content-Disposition",
                        equalTo("attachment; filename=\"chaturaji-export.json\""))
                .extract()
                .asString());
    }

    @Test
    void whatIsKeptAboutThePersonIsToldWithoutSecrets() {
        Person ann = Api.newPerson("Ann");
        ann.sends(Map.of("name", "Anna")).patch("/api/players/me").then().statusCode(200);
        String next = ann.sends()
                .header("Idempotency-Key", "k")
                .post("/api/players/me/tokens")
                .path("token");
        String code = ann.sends().post("/api/players/me/device-codes").path("code");
        String phone =
                anybody(Map.of("code", code)).post("/api/players/device-tokens").path("token");
        ann.sends().post("/api/players/me/device-codes").then().statusCode(201);

        JsonNode export = export(ann);
        assertEquals(ann.id(), export.at("/profile/id").asText());
        assertEquals("Anna", export.at("/profile/name").asText());
        assertEquals(1, export.at("/profile/nameChanges").asInt());
        assertEquals(0, export.at("/profile/ratedMatches").asInt());
        assertFalse(export.at("/profile").has("rating"));
        assertEquals(3, export.path("tokens").size());
        assertEquals(2, new TreeSet<>(export.path("tokens").findValuesAsText("device")).size());
        assertTrue(export.at("/tokens/0").has("firstUsedAt"));
        assertFalse(export.at("/tokens/1").has("firstUsedAt"));
        assertEquals(1, export.path("deviceCodes").size());
        assertEquals("k", export.at("/requestKeys/0/key").asText());
        Stream.of(ann.token(), next, phone, code)
                .forEach(secret -> assertFalse(export.toString().contains(secret)));
        assertFalse(export.toString().toLowerCase(Locale.ROOT).contains("hash"));
    }

    @Test
    void ownMatchesAndWhatTheyMadeOfTheRatingAreTold() throws SQLException {
        List<Person> people = Stream.of("A", "B", "C", "D").map(Api::newPerson).toList();
        List<UUID> ids = people.stream().map(it -> UUID.fromString(it.id())).toList();
        UUID rated = real.rated(ids, Visibility.PRIVATE);
        String open = Api.newMatch(people.get(0), "{}");
        execute("update seats set seen_at = clock_timestamp() where match_id = '" + rated + "'");

        JsonNode export = export(people.get(0));
        assertEquals(
                List.of(open, rated.toString()), export.path("matches").findValuesAsText("match"));
        JsonNode finished = export.at("/matches/1");
        assertEquals("red", finished.path("seat").asText());
        assertEquals("finished", finished.path("status").asText());
        assertEquals("private", finished.path("visibility").asText());
        assertTrue(finished.path("ranked").asBoolean());
        assertTrue(finished.has("place") && finished.has("points"));
        assertTrue(finished.has("startedAt") && finished.has("endedAt") && finished.has("seenAt"));
        assertEquals(1, export.path("ratingChanges").size());
        JsonNode change = export.at("/ratingChanges/0");
        assertEquals(rated.toString(), change.path("match").asText());
        assertEquals(1500, change.path("before").asDouble());
        assertEquals(export.at("/profile/rating"), change.path("after"));
        assertFalse(people.stream().skip(1).anyMatch(it -> export.toString().contains(it.id())));
    }

    @Test
    void manyMatchesAreToldPageByPageEachOnce() throws SQLException {
        Person ann = personWithManyMatches();
        List<String> told = export(ann).path("matches").findValuesAsText("match");
        List<String> newestFirst = new ArrayList<>(new TreeSet<>(told).descendingSet());
        assertEquals(MANY, told.size());
        assertEquals(newestFirst, told);
    }

    @Test
    void whatCannotBeToldIsAProblemAndHoldsUpNoOther() throws SQLException {
        Person ann = Api.newPerson("Ann");
        withoutRatingChanges(() -> {
            for (int i = 0; i < MORE_THAN_AT_ONCE; i++) {
                refused(ann.sends().get(EXPORT), 500, "internal");
            }
        });
        assertEquals(ann.id(), export(ann).at("/profile/id").asText());
    }

    /** What has been sent so far must not be taken for all. */
    @Test
    void whatIsNotWholeBreaksOffAndHoldsUpNoOther() throws SQLException {
        Person ann = personWithManyMatches();
        withoutRatingChanges(() -> {
            for (int i = 0; i < MORE_THAN_AT_ONCE; i++) {
                assertThrows(ConnectionClosedException.class, () -> ann.sends().get(EXPORT));
            }
        });
        assertEquals(MANY, export(ann).path("matches").size());
    }

    private void withoutRatingChanges(Runnable requests) throws SQLException {
        execute("alter table rating_changes rename to away");
        try {
            requests.run();
        } finally {
            execute("alter table away rename to rating_changes");
        }
    }

    private Person personWithManyMatches() throws SQLException {
        Person person = Api.newPerson("Ann");
        execute("""
                with made as (
                    insert into matches (id, group_id, status, version, rules_version, options,
                        visibility, cpu_level, first_seat, position, server_seed, join_code,
                        created_at)
                    select gen_random_uuid(), gen_random_uuid(), 'aborted', 1, 1, '{}', 'private',
                        'easy', 'red', '', '', '', clock_timestamp()
                    from generate_series(1, %d) returning id)
                insert into seats (match_id, seat, player_id) select id, 'red', '%s' from made""".formatted(MANY, person.id()));
        return person;
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
