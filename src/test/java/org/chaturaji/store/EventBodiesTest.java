package org.chaturaji.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.EndTurn;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Resign;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;
import org.chaturaji.match.By;
import org.chaturaji.match.Event;
import org.chaturaji.match.MatchOptions;
import org.chaturaji.match.Reservations;
import org.chaturaji.match.Visibility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

/** What stands in the log for ever: these texts must stay readable. */
class EventBodiesTest {

    private static final UUID PERSON = UUID.fromString("0192f0c4-7a31-7c55-9d1e-000000000001");
    private static final UUID OTHER = UUID.fromString("0192f0c4-7a31-7c55-9d1e-000000000002");
    private static final String OPTIONS = "{\"dice\":\"cubic\",\"promotion\":\"lost\","
            + "\"boatTriumph\":true,\"thronePoints\":false,\"diceUse\":\"optional\","
            + "\"roundLimit\":30,\"firstSeat\":\"rotate\",\"turnTime\":0}";

    private static final String CREATED = "{\"player\":\"" + PERSON
            + "\",\"clientSeed\":\"lucky\",\"options\":" + OPTIONS
            + ",\"visibility\":\"private\",\"cpuLevel\":\"hard\"";

    static Stream<Arguments> bodies() {
        ClientSeed seed = new ClientSeed("lucky");
        MatchOptions options = MatchOptions.DEFAULT;
        return Stream.of(
                Arguments.of(new Event.Played(new Roll(3, 5), null), "r35"),
                Arguments.of(new Event.Played(new Move(Square.B1, Square.C3), null), "b1c3"),
                Arguments.of(new Event.Played(new EndTurn(), null), "-"),
                Arguments.of(new Event.Played(new Resign(Seat.BLUE), null), "bx"),
                Arguments.of(created(Reservations.NONE), CREATED + "}"),
                Arguments.of(
                        created(new Reservations(new BySeat<>(
                                Optional.empty(),
                                Optional.of(OTHER),
                                Optional.empty(),
                                Optional.of(PERSON)))),
                        CREATED + ",\"reserved\":{\"blue\":\"" + OTHER + "\",\"green\":\"" + PERSON
                                + "\"}}"),
                Arguments.of(
                        new Event.Changed(options, Visibility.PUBLIC, Level.EASY),
                        "{\"options\":" + OPTIONS
                                + ",\"visibility\":\"public\",\"cpuLevel\":\"easy\"}"),
                Arguments.of(
                        new Event.Seated(PERSON, seed, true, null),
                        "{\"player\":\"" + PERSON + "\",\"clientSeed\":\"lucky\",\"starts\":true}"),
                Arguments.of(
                        new Event.Seated(PERSON, seed, false, 1487.25),
                        "{\"player\":\"" + PERSON
                                + "\",\"clientSeed\":\"lucky\",\"starts\":false,"
                                + "\"rating\":1487.25}"),
                Arguments.of(new Event.Left(PERSON), "{\"player\":\"" + PERSON + "\"}"),
                Arguments.of(new Event.Started(), "{}"),
                Arguments.of(new Event.Away(false), "{}"),
                Arguments.of(new Event.Away(true), "{\"forGood\":true}"),
                Arguments.of(new Event.Returned(), "{}"),
                Arguments.of(new Event.Extended(), "{}"),
                Arguments.of(new Event.Aborted(), "{}"));
    }

    private static Event.Body created(Reservations reserved) {
        return new Event.Created(
                PERSON,
                new ClientSeed("lucky"),
                MatchOptions.DEFAULT,
                Visibility.PRIVATE,
                Level.HARD,
                reserved,
                null);
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void isWrittenLikeThisAndReadAgain(Event.Body body, String text) {
        Event event = new Event(2, Instant.EPOCH, By.PERSON, Seat.RED, body);
        assertEquals(text, EventBodies.write(event));
        assertEquals(body, EventBodies.read(event.type(), text, null));
    }

    @Test
    void anUnknownKindIsAFaultOfTheLog() {
        assertThrows(IllegalStateException.class, () -> EventBodies.read("danced", "{}", null));
    }
}
