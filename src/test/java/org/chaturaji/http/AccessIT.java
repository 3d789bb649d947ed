package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

import org.chaturaji.http.AccessTable.Access;
import org.chaturaji.http.AccessTable.MatchAccess;
import org.chaturaji.http.Api.Person;
import org.chaturaji.http.Contract.Operation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who may do what is as the README says: every operation on a match is tried by everybody, on public
 * and on private ones, with and without the code, in each state of a match.
 */
@QuarkusTest
@TestInstance(Lifecycle.PER_CLASS)
class AccessIT {

    private static final AccessTable TABLE = AccessTable.read();
    private static final Map<String, Operation> OPERATIONS = Contract.INSTANCE.operations().stream()
            .collect(Collectors.toMap(Operation::toString, it -> it));

    private final Map<Door, Map<State, Table>> untouched = new EnumMap<>(Door.class);

    private final Map<String, Person> people = new HashMap<>();

    enum State {
        OPEN,
        PLAYING,
        FINISHED
    }

    /** How a match meets those who are not its people. */
    enum Door {
        PUBLIC,
        PRIVATE,
        PRIVATE_WITH_CODE
    }

    /** A match in which the host sits at Red, the guest at Blue, and in an open one nobody else. */
    private record Table(String path, String joinCode) {}

    /** What is tried, and at which seat, if the operation has one. */
    private record Attempt(MatchAccess access, Door door, State state, String seat) {

        Outcome outcomeInItsState() {
            boolean fits = access.during().equals("always")
                    || access.during().equals(state.name().toLowerCase(Locale.ROOT));
            return fits ? Outcome.DONE : Outcome.IN_ANOTHER_STATE;
        }
    }

    /** What comes of an attempt. */
    private enum Outcome {
        DONE,
        UNAUTHENTICATED,
        FORBIDDEN,
        NOT_FOUND,
        IN_ANOTHER_STATE,
        OTHER;

        static Outcome of(Response answer) {
            if (answer.statusCode() < 300) {
                return DONE;
            }
            return switch (Contract.parse(answer.asString()).path("code").asText()) {
                // It is allowed, at another moment of the game.
                case "not-your-turn", "roll-first" -> DONE;
                case "unauthenticated" -> UNAUTHENTICATED;
                case "not-your-seat", "not-host" -> FORBIDDEN;
                case "not-found" -> NOT_FOUND;
                case "not-open", "not-started", "match-over", "not-over" -> IN_ANOTHER_STATE;
                default -> OTHER;
            };
        }
    }

    static Stream<MatchAccess> operationsOnMatches() {
        return TABLE.withMatch().stream();
    }

    @Test
    void theTablesHaveEveryOperation() {
        assertEquals(new TreeSet<>(OPERATIONS.keySet()), new TreeSet<>(TABLE.operations()));
    }

    /** That those who send none are refused is shown by {@link JunkOperationsIT}. */
    @Test
    void credentialsAreNeededWhereTheTablesSay() {
        for (Access access : TABLE.withoutMatch()) {
            assertEquals(
                    access.needsToken(),
                    operation(access.operation()).needsToken(),
                    access::toString);
        }
    }

    private Person person(String name) {
        return people.computeIfAbsent(name, Api::newPerson);
    }

    private static Operation operation(String name) {
        return Objects.requireNonNull(OPERATIONS.get(name), name);
    }

    @ParameterizedTest
    @MethodSource("operationsOnMatches")
    void everybodyMayDoWhatTheTableSays(MatchAccess access) {
        for (Door door : Door.values()) {
            for (State state : State.values()) {
                for (String seat : seats(access.operation())) {
                    Attempt it = new Attempt(access, door, state, seat);
                    assertAnswer(it, anybody(), outcome(it, access.nobody(), ""));
                    assertAnswer(
                            it,
                            person("Stranger").sends(),
                            outcome(it, access.anotherPlayer(), ""));
                    assertAnswer(it, person("Guest").sends(), outcome(it, access.atSeat(), "blue"));
                    assertAnswer(it, person("Host").sends(), outcome(it, access.host(), "red"));
                }
            }
        }
    }

    private static List<String> seats(String operation) {
        if (operation.startsWith("PUT") && operation.endsWith("{seat}")) {
            return List.of("yellow");
        }
        return operation.contains("{seat}") ? List.of("red", "blue") : List.of("");
    }

    private static Outcome outcome(Attempt attempt, String cell, String ownSeat) {
        boolean shut = attempt.door() == Door.PRIVATE && ownSeat.isEmpty();
        return switch (cell) {
            case "401" -> Outcome.UNAUTHENTICATED;
            case "403" -> shut ? Outcome.NOT_FOUND : Outcome.FORBIDDEN;
            case "code" -> shut ? Outcome.NOT_FOUND : attempt.outcomeInItsState();
            case "own" ->
                attempt.seat().equals(ownSeat) ? attempt.outcomeInItsState() : Outcome.FORBIDDEN;
            case "yes" -> attempt.outcomeInItsState();
            default -> throw new IllegalArgumentException(cell);
        };
    }

    private void assertAnswer(Attempt attempt, RequestSpecification request, Outcome outcome) {
        Operation operation = operation(attempt.access().operation());
        boolean changes = outcome == Outcome.DONE && !operation.method().equals("GET");
        Table table = changes ? newTable(attempt.door(), attempt.state()) : untouched(attempt);
        if (attempt.door() == Door.PRIVATE_WITH_CODE) {
            request.header("Join-Code", table.joinCode());
        }
        if (operation.hasJsonBody()) {
            request.contentType("application/json").body(EveryOperation.validBody(operation));
        }
        String path = operation
                .path()
                .replace("/api/matches/{id}", table.path())
                .replace("{seat}", attempt.seat())
                .replace("{seq}", "1");
        Response answer = request.request(operation.method(), path);
        assertEquals(outcome, Outcome.of(answer), () -> attempt + answer.asString());
    }

    private Table untouched(Attempt attempt) {
        return untouched
                .computeIfAbsent(attempt.door(), any -> new EnumMap<>(State.class))
                .computeIfAbsent(attempt.state(), any -> newTable(attempt.door(), any));
    }

    private Table newTable(Door door, State state) {
        String visibility = door == Door.PUBLIC ? "public" : "private";
        Response made = person("Host").sends(Map.of("visibility", visibility)).post("/api/matches");
        Table table = new Table(made.header("Location"), made.path("joinCode"));
        sit(table, "blue", "Guest");
        if (state == State.PLAYING) {
            person("Host").sends().post(table.path() + "/start").then().statusCode(201);
        } else if (state == State.FINISHED) {
            sit(table, "yellow", "Cid");
            sit(table, "green", "Dot");
            Stream.of("Cid", "Dot", "Guest")
                    .forEach(name -> person(name)
                            .sends()
                            .post(table.path() + "/resignations")
                            .then()
                            .statusCode(201));
        }
        return table;
    }

    private void sit(Table table, String seat, String name) {
        person(name)
                .sends()
                .header("Join-Code", table.joinCode())
                .put(table.path() + "/seats/" + seat)
                .then()
                .statusCode(201);
    }
}
