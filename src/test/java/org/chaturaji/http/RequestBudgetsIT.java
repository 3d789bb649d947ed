package org.chaturaji.http;

import static io.restassured.RestAssured.given;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.matchesPattern;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

import org.chaturaji.http.Api.Person;
import org.junit.jupiter.api.Test;

import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

/** Who sends too much is told so, and hinders nobody else. Each test comes from addresses of its own. */
@QuarkusTest
@TestProfile(RequestBudgetsIT.SmallBudgets.class)
class RequestBudgetsIT {

    private static final AtomicInteger ADDRESSES = new AtomicInteger();

    /** Few requests, from addresses that a proxy tells. */
    public static final class SmallBudgets implements QuarkusTestProfile {

        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of(
                    "chaturaji.budget.address", "6",
                    "chaturaji.budget.person", "5",
                    "chaturaji.budget.players", "2",
                    "chaturaji.budget.codes", "3",
                    "chaturaji.budget.analysis", "4",
                    "quarkus.http.proxy.proxy-address-forwarding", "true",
                    "quarkus.http.proxy.trusted-proxies", "127.0.0.1");
        }
    }

    private static String newAddress() {
        return "198.51.100." + ADDRESSES.incrementAndGet();
    }

    private static RequestSpecification from(String address) {
        return anybody().header("X-Forwarded-For", address);
    }

    /** Returns the first answer that is a refusal; tokens come back meanwhile. */
    private static Response useUp(String address) {
        Response answer = from(address).get("/api/rules");
        while (answer.statusCode() == 200) {
            answer = from(address).get("/api/rules");
        }
        return answer;
    }

    @Test
    void anAddressThatSendsTooMuchIsToldUntilWhen() {
        String address = newAddress();
        from(address)
                .get("/api/rules")
                .then()
                .statusCode(200)
                .header("RateLimit-Policy", "\"address\";q=6;w=60")
                .header("RateLimit", "\"address\";r=5");
        Response last = useUp(address);
        refused(last, 429, "too-many-requests")
                .header("RateLimit", matchesPattern("\"address\";r=0;t=([1-9]|10)"))
                .header("Retry-After", matchesPattern("[1-9]|10"));
        from(newAddress()).get("/api/rules").then().statusCode(200);
    }

    /** A budget that could be asked for unknown tokens without end would be none. */
    @Test
    void theBudgetOfAnAddressComesBeforeCredentialsAndPaths() {
        String address = newAddress();
        refused(
                from(address).header("Authorization", "Bearer x").get("/api/players/me"),
                401,
                "unauthenticated");
        refused(from(address).get("/api/nothing"), 404, "not-found");
        useUp(address);
        refused(
                from(address).header("Authorization", "Bearer x").get("/api/players/me"),
                429,
                "too-many-requests");
        refused(from(address).get("/api/nothing"), 429, "too-many-requests");
    }

    @Test
    void aPersonHasOneBudgetFromWhereverTheyCome() {
        Person ann = newPerson(newAddress());
        for (int i = 0; i < 5; i++) {
            String budget = from(newAddress())
                    .header("Authorization", "Bearer " + ann.token())
                    .get("/api/players/me")
                    .then()
                    .statusCode(200)
                    .extract()
                    .headers()
                    .getValues("RateLimit")
                    .toString();
            assertTrue(budget.contains("\"person\";r=" + (4 - i)), budget);
        }
        refused(
                from(newAddress())
                        .header("Authorization", "Bearer " + ann.token())
                        .get("/api/players/me"),
                429,
                "too-many-requests");
        Person ben = newPerson(newAddress());
        from(newAddress())
                .header("Authorization", "Bearer " + ben.token())
                .get("/api/players/me")
                .then()
                .statusCode(200);
    }

    @Test
    void makingPlayersHasABudgetOfItsOwn() {
        String address = newAddress();
        newPerson(address);
        newPerson(address);
        refused(post(address, "/api/players", Map.of("name", "Ann")), 429, "too-many-requests")
                .header("Retry-After", matchesPattern("1[78]\\d\\d"));
        from(address).get("/api/rules").then().statusCode(200);
        newPerson(newAddress());
    }

    @Test
    void tryingCodesOfMatchesAndDevicesHasOneBudget() {
        String address = newAddress();
        Map<String, String> code = Map.of("code", "AAAA-AAAA-AAAA-AAAA");
        for (int i = 0; i < 2; i++) {
            from(address).get("/api/matches?joinCode=0000000" + i).then().statusCode(200);
        }
        refused(post(address, "/api/players/device-tokens", code), 422, "bad-device-code");
        refused(post(address, "/api/players/device-tokens", code), 429, "too-many-requests");
        refused(from(address).get("/api/matches?joinCode=00000009"), 429, "too-many-requests");
    }

    @Test
    void tryingCodesAtASeatCountsToo() {
        String address = newAddress();
        Person ann = newPerson(newAddress());
        String seat = "/api/matches/" + UUID.randomUUID() + "/seats/red";
        for (int i = 0; i < 4; i++) {
            refused(
                    from(address)
                            .header("Authorization", "Bearer " + ann.token())
                            .header("Join-Code", "0000000" + i)
                            .put(seat),
                    i < 3 ? 404 : 429,
                    i < 3 ? "not-found" : "too-many-requests");
        }
    }

    @Test
    void analysisHasABudgetOfItsOwn() {
        String address = newAddress();
        for (int i = 0; i < 4; i++) {
            refused(post(address, "/api/analysis/moves", Map.of()), 400, "malformed");
        }
        refused(post(address, "/api/analysis/moves", Map.of()), 429, "too-many-requests");
    }

    private static Response post(String address, String path, Object body) {
        return from(address).contentType("application/json").body(body).post(path);
    }

    @Test
    void nothingOfARefusedRequestIsDone() {
        Person ann = newPerson(newAddress());
        String match = null;
        int made = 0;
        for (int i = 0; i < 7; i++) {
            Response answer = from(newAddress())
                    .header("Authorization", "Bearer " + ann.token())
                    .contentType("application/json")
                    .body("{}")
                    .post("/api/matches");
            made += answer.statusCode() == 201 ? 1 : 0;
            match = answer.statusCode() == 201 ? answer.header("Location") : match;
        }
        assertEquals(5, made);
        from(newAddress()).get(match).then().statusCode(200);
        int listed = from(newAddress())
                .get("/api/matches?player=" + ann.id())
                .then()
                .statusCode(200)
                .extract()
                .path("items.size()");
        assertEquals(5, listed);
    }

    @Test
    void networksOfIpv6ShareABudget() {
        useUp("2001:db8::1");
        refused(from("2001:db8::ffff").get("/api/rules"), 429, "too-many-requests");
        from("2001:db8:0:100::1").get("/api/rules").then().statusCode(200);
    }

    @Test
    void whatIsInsideIsNotCountedAndRefusalsAre() {
        for (int i = 0; i < 40; i++) {
            given().get("/q/health/ready").then().statusCode(200);
        }
        useUp(newAddress());
        given().get("/q/metrics")
                .then()
                .body(containsString("chaturaji_budgets_refused_total{budget=\"address\"}"));
    }

    private static Person newPerson(String address) {
        Response made = post(address, "/api/players", Map.of("name", "Ann"));
        made.then().statusCode(201);
        return new Person(made.path("id"), made.path("name"), made.path("token"));
    }
}
