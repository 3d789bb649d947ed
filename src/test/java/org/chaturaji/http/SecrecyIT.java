package org.chaturaji.http;

import static io.restassured.RestAssured.given;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;

import jakarta.inject.Inject;

import org.chaturaji.http.Api.Person;
import org.jboss.logmanager.formatters.PatternFormatter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** What proves who people are, what lets them in, and what they write stands in no log and no metric. */
@QuarkusTest
class SecrecyIT {

    private static final Logger ALL = Logger.getLogger("");
    private static final Logger OURS = Logger.getLogger("org.chaturaji");
    private static final String NAME = "Xanthippe of Secrecy";
    private static final String JWT = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4YW50aGlwcGUifQ.c2VjcmVj";

    private final Queue<String> log = new ConcurrentLinkedQueue<>();

    private final Handler keeper = new Handler() {

        private final PatternFormatter whole = new PatternFormatter("%p %c [%X] %s%e");

        @Override
        public void publish(LogRecord message) {
            log.add(whole.format(message));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @Inject
    AgroalDataSource database;

    private Person ann;

    @BeforeEach
    void listen() {
        OURS.setLevel(Level.ALL);
        ALL.addHandler(keeper);
        ann = Api.newPerson(NAME);
    }

    @AfterEach
    void listenNoMore() {
        ALL.removeHandler(keeper);
        OURS.setLevel(null);
    }

    @Test
    void tokensAndDeviceCodesAreNowhere() {
        String next = ann.sends().post("/api/players/me/tokens").path("token");
        String code = ann.sends().post("/api/players/me/device-codes").path("code");
        Response phone = redeem(code);
        phone.then().statusCode(201);
        refused(redeem(code), 422, "bad-device-code");
        String token = phone.path("token");
        for (String credential : List.of(ann.token() + "x", "chj_" + code, JWT)) {
            refused(
                    anybody()
                            .header("Authorization", "Bearer " + credential)
                            .get("/api/players/me"),
                    401,
                    "unauthenticated");
        }
        refused(anybody().get("/" + token), 404, "not-found");
        ann.sends().delete("/api/players/me/tokens").then().statusCode(204);
        play();
        assertNowhere(ann.token(), next, token, code, code.replace("-", ""), JWT);
        assertFalse(phone.header("Location").contains(token));
    }

    private static Response redeem(String code) {
        return anybody(Map.of("code", code)).post("/api/players/device-tokens");
    }

    @Test
    void joinCodesAndTextsOfPeopleAreNowhere() {
        Response made = ann.sends(Map.of("visibility", "private", "clientSeed", "seed of mine"))
                .post("/api/matches");
        String match = made.header("Location");
        String joinCode = made.path("joinCode");
        Person ben = Api.newPerson("Ben");
        refused(
                ben.sends().header("Join-Code", "ZZZZZZZZ").put(match + "/seats/any"),
                409,
                "wrong-join-code");
        ben.sends()
                .header("Join-Code", joinCode)
                .put(match + "/seats/any")
                .then()
                .statusCode(201);
        anybody().queryParam("joinCode", joinCode).get("/api/matches").then().statusCode(200);
        refused(ann.sends("{\"name\":\"" + NAME + "\"").patch("/api/players/me"), 400, "malformed");
        play();
        ann.sends().delete("/api/players/me").then().statusCode(204);
        assertNowhere(joinCode, NAME, "seed of mine", "ZZZZZZZZ");
    }

    /** The database tells the whole row that it refuses. */
    @Test
    void faultsOfOursDoNotTellThemEither() throws SQLException {
        execute("alter table players add constraint tried check (name <> '" + NAME
                + "') not valid");
        try {
            refused(anybody(Map.of("name", NAME)).post("/api/players"), 500, "internal");
        } finally {
            execute("alter table players drop constraint tried");
        }
        assertTrue(log.stream().anyMatch(line -> line.startsWith("ERROR")), log::toString);
        assertNowhere(NAME);
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** Without a command in the log it would prove little that nothing else is there. */
    private void play() {
        String match = Api.startedMatch(ann, "{}");
        ann.sends().post("/api/matches/" + match + "/rolls").then().statusCode(201);
        assertTrue(log.stream().anyMatch(line -> line.contains(match)), log::toString);
    }

    private void assertNowhere(String... secrets) {
        String metrics = given().get("/q/metrics").asString();
        String told = String.join("\n", log) + metrics;
        for (String secret : secrets) {
            Stream.of(secret, secret.toLowerCase(Locale.ROOT), secret.replace(" ", "%20"))
                    .forEach(form -> assertFalse(told.contains(form), told));
        }
    }
}
