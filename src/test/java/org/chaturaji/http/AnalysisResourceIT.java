package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.empty;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.everyItem;
import static org.hamcrest.Matchers.greaterThan;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;
import static org.hamcrest.Matchers.startsWith;

import io.quarkus.test.junit.QuarkusTest;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Collections;
import java.util.List;
import java.util.Map;

@QuarkusTest
class AnalysisResourceIT {

    private static final String PLAY = "/api/analysis/play";

    @Test
    void movesAreToldWithWhatTheyDo() {
        anybody(Map.of(
                        "position",
                        "8/8/1bK6/8/8/2bB5/5rK2/1rN6 r 5x3 4,0,0,0 -,-,-,- -,-,-,- - r 9 0"))
                .post("/api/analysis/moves")
                .then()
                .statusCode(200)
                .body("dice.status", contains("used", "usable"))
                .body("moves.find { it.move == 'b1c3' }.captures[0].type", equalTo("boat"))
                .body("moves.find { it.move == 'b1c3' }.points", equalTo(2))
                .body("moves.find { it.move == 'b1c3' }.die", equalTo(2))
                .body("moves.find { it.move == 'b1c3' }.position", startsWith("8/8/1bK6/8/8/2rN5"))
                .body("mayEndTurn", equalTo(true));
    }

    @Test
    void faultyPositionIsToldAllItsFaults() {
        refused(
                        anybody(Map.of("position", "8/8/8/8/8/8/8/8 r 77 0,0,0 - - x r 0 c"))
                                .post("/api/analysis/moves"),
                        422,
                        "invalid-position")
                .body("errors", hasSize(greaterThan(7)))
                .body("errors.pointer", everyItem(equalTo("/position")));
    }

    @Test
    void optionsDecideWhatIsAPosition() {
        String position = "8/8/1bK6/8/8/8/5rK2/1rN6 r 61 4,0,0,0 -,-,-,- -,-,-,- - r 31 0";
        refused(
                        anybody(Map.of("position", position)).post("/api/analysis/moves"),
                        422,
                        "invalid-position")
                .body("errors", hasSize(1));
        anybody(Map.of("position", position, "options", Map.of("roundLimit", 40)))
                .post("/api/analysis/moves")
                .then()
                .statusCode(200);
    }

    @Test
    void commandsAreTracedStepByStep() {
        anybody(Map.of(
                        "commands",
                        List.of("roll 46", "roll 53", "move b5c5", "resign r", "end-turn")))
                .post(PLAY)
                .then()
                .statusCode(200)
                .body("steps", hasSize(5))
                .body("lastTurn.seat", equalTo("blue"))
                .body("lastTurn.dice.fate", contains("used", "declined"))
                .body("dice", empty())
                .body("result", nullValue());
        anybody(Map.of("commands", List.of()))
                .post(PLAY)
                .then()
                .statusCode(200)
                .body("lastTurn", nullValue());
        anybody(Map.of("commands", List.of("resign red", "resign blue", "resign yellow")))
                .post(PLAY)
                .then()
                .body("result.termination", equalTo("resignations"));
    }

    @ParameterizedTest
    @CsvSource({
        "move a2a3, 0, roll-first",
        "roll 53;roll 53, 1, already-rolled",
        "roll 53;move a1a1, 1, illegal-move",
        "resign red;resign r, 1, already-resigned",
        "resign r;resign b;resign y;roll 11, 3, match-over",
    })
    void firstIllegalCommandIsReported(String commands, int index, String code) {
        refused(anybody(Map.of("commands", List.of(commands.split(";", -1)))).post(PLAY), 422, code)
                .body("index", equalTo(index));
    }

    @Test
    void optionsDecideWhatIsLegal() {
        refused(
                anybody(Map.of("options", Map.of("dice", "long"), "commands", List.of("roll 61")))
                        .post(PLAY),
                422,
                "no-such-face");
        refused(
                anybody(Map.of(
                                "options",
                                Map.of("diceUse", "required"),
                                "commands",
                                List.of("roll 53", "end-turn")))
                        .post(PLAY),
                422,
                "dice-left");
    }

    @Test
    void commandThatIsNoneIsNamed() {
        refused(
                        anybody(Map.of(
                                        "commands",
                                        List.of("roll 53", "roll", 7, "roll 70", "move a9a1")))
                                .post(PLAY),
                        400,
                        "malformed")
                .body(
                        "errors.pointer",
                        contains("/commands/1", "/commands/2", "/commands/3", "/commands/4"));
    }

    @Test
    void thereMayBeTwoThousandCommands() {
        refused(
                anybody(Map.of("commands", Collections.nCopies(2000, "roll 53")))
                        .post(PLAY),
                422,
                "already-rolled");
        refused(
                anybody(Map.of("commands", Collections.nCopies(2001, "roll 53")))
                        .post(PLAY),
                400,
                "malformed");
    }

    @Test
    void recordIsCheckedToItsFirstFault() {
        refused(
                        anybody()
                                .contentType("text/plain; charset=UTF-8")
                                .body("1. r53 b1c3 {fine}\na1a1 *\n")
                                .post("/api/records/check"),
                        422,
                        "illegal-move")
                .body("line", equalTo(2))
                .body("column", equalTo(1))
                .body("token", equalTo("a1a1"));
        anybody()
                .contentType("text/x-chaturaji")
                .body("1. r53 b1c3 *\n")
                .post("/api/records/check")
                .then()
                .statusCode(200)
                .body("plies", equalTo(2))
                .body("first", equalTo("red"))
                .body("players", equalTo(Map.of()));
    }

    @Test
    void rulesAreDescribed() {
        anybody()
                .get("/api/rules")
                .then()
                .statusCode(200)
                .body("options.roundLimit.default", equalTo(30))
                .body("faces[5].dice", contains("cubic"))
                .body("setup.board", hasSize(32))
                .body("setup.thrones.green", equalTo("h4"))
                .body("promotionSquares.squares", hasSize(32));
    }
}
