package org.chaturaji.http;

import io.restassured.response.Response;

import jakarta.inject.Inject;

import org.chaturaji.http.Api.Person;
import org.chaturaji.match.RealMatches;
import org.junit.jupiter.api.BeforeEach;

import java.util.List;
import java.util.stream.Stream;

/** Ann, Ben, Cid and Dot, at red, blue, yellow and green, have played a match that is over. */
abstract class PlayedGroup {

    private static final List<String> SEATS = List.of("red", "blue", "yellow", "green");

    @Inject
    RealMatches matches;

    List<Person> group;
    Person ann;
    Person ben;
    Person cid;
    Person dot;
    String old;

    @BeforeEach
    void play() {
        group = Stream.of("Ann", "Ben", "Cid", "Dot").map(Api::newPerson).toList();
        ann = group.get(0);
        ben = group.get(1);
        cid = group.get(2);
        dot = group.get(3);
        old = played("{}");
    }

    /** Returns the path of the next match, which this person is the first to ask for. */
    String rematch(Person person) {
        Response made = person.sends().post(old + "/rematch");
        made.then().statusCode(201);
        return made.header("Location");
    }

    /** Returns the path of a match that the four have played. */
    String played(String body) {
        Response made = ann.sends(body).post("/api/matches");
        String path = made.header("Location");
        for (int i = 1; i < 4; i++) {
            group.get(i)
                    .sends()
                    .header("Join-Code", made.<String>path("joinCode"))
                    .put(path + "/seats/" + SEATS.get(i))
                    .then()
                    .statusCode(201);
        }
        resign(path);
        return path;
    }

    void resign(String path) {
        group.subList(0, 3)
                .forEach(it -> it.sends().post(path + "/resignations").then().statusCode(201));
    }

    static String id(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
