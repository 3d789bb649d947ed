package org.chaturaji.http;

import static org.chaturaji.http.Api.anybody;
import static org.chaturaji.http.Api.refused;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.not;

import io.quarkus.test.junit.QuarkusTest;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Wrong fields of a body are named, all of them. */
@QuarkusTest
class JunkFieldsIT extends EveryOperation {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'options':null} | /options",
                "{'options':[]} | /options",
                "{'options':{'dice':'CUBIC'}} | /options/dice",
                "{'options':{'dice':0}} | /options/dice",
                "{'options':{'promotion':'never'}} | /options/promotion",
                "{'options':{'boatTriumph':1}} | /options/boatTriumph",
                "{'options':{'thronePoints':'false'}} | /options/thronePoints",
                "{'options':{'diceUse':true}} | /options/diceUse",
                "{'options':{'roundLimit':0}} | /options/roundLimit",
                "{'options':{'roundLimit':201}} | /options/roundLimit",
                "{'options':{'roundLimit':30.0}} | /options/roundLimit",
                "{'options':{'roundLimit':'30'}} | /options/roundLimit",
                "{'options':{'roundLimit':4294967297}} | /options/roundLimit",
                "{'options':{'roundLimit':1e2}} | /options/roundLimit",
                "{'options':{'firstSeat':'red'}} | /options/firstSeat",
                "{'options':{'turnTime':45}} | /options/turnTime",
                "{'options':{'turnTime':18446744073709551616}} | /options/turnTime",
                "{'options':{'rounds':3}} | /options/rounds",
                "{'ranked':1} | /ranked",
                "{'ranked':null} | /ranked",
                "{'visibility':'secret'} | /visibility",
                "{'cpuLevel':'EASY'} | /cpuLevel",
                "{'seat':'any'} | /seat",
                "{'seat':'r'} | /seat",
                "{'clientSeed':'a,b'} | /clientSeed",
                "{'clientSeed':'a:b'} | /clientSeed",
                "{'clientSeed':'\\u0000'} | /clientSeed",
                "{'clientSeed':'\\ud800'} | /clientSeed",
                "{'clientSeed':7} | /clientSeed",
                "{'clientSeed':null} | /clientSeed",
                "{'players':{}} | /players",
            })
    void wrongFieldOfAMatchIsNamed(String body, String pointer) {
        refused(ann.sends(body.replace('\'', '"')).post("/api/matches"), 400, "malformed")
                .body("errors.pointer", hasItem(pointer))
                .body(not(containsString("org.")));
    }

    @Test
    void allThatIsWrongIsToldAtOnce() {
        String body = "{'options':{'dice':'x','roundLimit':0,'y':1},'seat':1,'z':2}";
        refused(ann.sends(body.replace('\'', '"')).post("/api/matches"), 400, "malformed")
                .body("errors.size()", equalTo(5))
                .body("errors[0].detail", equalTo("This must be one of cubic, long."));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "7",
                "\"\"",
                "\"  \"",
                "\"\\u0007\"",
                "\"\\ud83c\"",
                "\"\\u202e\"",
                "{}",
                "\"0123456789012345678901234567890123\""
            })
    void wrongNameIsMalformed(String name) {
        String body = "{\"name\":" + name + "}";
        refused(anybody(body).post("/api/players"), 400, "malformed")
                .body("errors.pointer", hasItem("/name"));
        refused(ann.sends(body).patch("/api/players/me"), 400, "malformed");
        refused(anybody("{}").post("/api/players"), 400, "malformed")
                .body("errors.pointer", hasItem("/name"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "7",
                "\"\"",
                "\"b1\"",
                "\"b1c9\"",
                "\"B1C3\"",
                "\"b1c3 \"",
                "\"i1a1\"",
                "\"b1\\u00003\"",
                "\"\\u0661a1b\"",
                "[]"
            })
    void wrongMoveIsMalformed(String move) {
        refused(
                        ann.sends("{\"move\":" + move + "}")
                                .post("/api/matches/" + match + "/moves"),
                        400,
                        "malformed")
                .body("errors[0].pointer", equalTo("/move"));
    }

    @Test
    void unpairedSurrogatesInPositionsAndRecordsAreFaultsOfTheirs() {
        refused(
                anybody(Map.of("position", "\ud800\u0000", "options", Map.of()))
                        .post("/api/analysis/moves"),
                422,
                "invalid-position");
        refused(
                anybody()
                        .contentType("text/plain")
                        .body("[Red \"\0\"]\n".getBytes(StandardCharsets.UTF_8))
                        .post("/api/records/check"),
                422,
                "bad-tag");
    }
}
