package org.chaturaji.http;

import static io.restassured.RestAssured.given;
import static io.restassured.config.EncoderConfig.encoderConfig;
import static io.restassured.config.RestAssuredConfig.newConfig;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;

import io.restassured.config.RestAssuredConfig;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;

import java.util.Map;

/** The API as tests speak to it; whatever they send and get is held against the contract. */
final class Api {

    private static final ContractFilter CONTRACT = new ContractFilter();
    private static final RestAssuredConfig AS_IS = newConfig()
            .encoderConfig(
                    encoderConfig().appendDefaultContentCharsetToContentTypeIfUndefined(false));

    private Api() {}

    /** Somebody who has become a player. */
    record Person(String id, String name, String token) {

        RequestSpecification sends() {
            return anybody().header("Authorization", "Bearer " + token);
        }

        RequestSpecification sends(Object body) {
            return sends().contentType("application/json").body(body);
        }
    }

    /** Returns a request without credentials. */
    static RequestSpecification anybody() {
        return given().config(AS_IS).filter(CONTRACT);
    }

    static RequestSpecification anybody(Object body) {
        return anybody().contentType("application/json").body(body);
    }

    static Person newPerson(String name) {
        Response made = anybody(Map.of("name", name)).post("/api/players");
        made.then().statusCode(201);
        return new Person(made.path("id"), made.path("name"), made.path("token"));
    }

    /** Returns the same person on a further device. */
    static Person otherDevice(Person person) {
        String code = person.sends().post("/api/players/me/device-codes").path("code");
        Response known = anybody(Map.of("code", code)).post("/api/players/device-tokens");
        known.then().statusCode(201);
        return new Person(known.path("id"), known.path("name"), known.path("token"));
    }

    /** Returns the id of a new match. */
    static String newMatch(Person host, Object body) {
        return host.sends(body)
                .post("/api/matches")
                .then()
                .statusCode(201)
                .extract()
                .path("id");
    }

    /** Returns the id of a match in which the host plays red and the computer all else. */
    static String startedMatch(Person host, Object body) {
        String match = newMatch(host, body);
        host.sends().post("/api/matches/" + match + "/start").then().statusCode(201);
        return match;
    }

    /** Expects a problem. */
    static ValidatableResponse refused(Response response, int status, String code) {
        ValidatableResponse refused =
                response.then().statusCode(status).contentType(Problem.MEDIA_TYPE);
        // RestAssured's own paths into bodies take several times as long as the request itself.
        JsonNode problem = Contract.parse(response.asString());
        assertEquals(code, problem.path("code").asText());
        assertEquals(status, problem.path("status").asInt());
        return refused;
    }
}
