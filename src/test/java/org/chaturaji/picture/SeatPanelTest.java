package org.chaturaji.picture;

import static org.chaturaji.picture.Drawn.below;
import static org.chaturaji.picture.Drawn.labels;
import static org.chaturaji.picture.Drawn.paths;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.picture.Scene.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

import java.util.List;
import java.util.Locale;

class SeatPanelTest {

    private static final Rules LONG =
            new Rules(DiceKind.LONG, Promotion.ALWAYS, true, true, DiceUse.OPTIONAL, 30);

    @Test
    void seatToMoveHasTheDice() {
        Drawn drawn = Drawn.of(Scenes.played("46 41"), Seat.RED);
        Element dice = drawn.byId("dice");
        assertTrue(below(drawn.byId("blue"), "g").contains(dice));
        assertEquals(List.of(4, 1), faces(dice));
        assertEquals(List.of(Sign.BAR), paths(dice));
    }

    @Test
    void diceOfTheTurnBeforeStayWithTheirSeat() {
        Drawn drawn = Drawn.of(Scenes.played("46 41"), Seat.RED);
        Element dice = drawn.byId("last-dice");
        assertTrue(below(drawn.byId("red"), "g").contains(dice));
        assertEquals(List.of(4, 6), faces(dice));
        assertEquals(List.of(Sign.BAR, Sign.BAR), paths(dice));
        Drawn declined = Drawn.of(Scenes.played("25 a1c3 -"), Seat.RED);
        assertEquals(List.of(Sign.CHECK, Sign.SKIP), paths(declined.byId("last-dice")));
    }

    @Test
    void diceToBeRolledAreEmpty() {
        Element dice = Drawn.of(Scenes.played("46"), Seat.RED).byId("dice");
        assertEquals(2, below(dice, "rect").size());
        assertEquals(List.of(0, 0), faces(dice));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void facesHaveTheirPips(int face) {
        Scene rolled = Scenes.played(face + "5");
        assertEquals(List.of(face, 5), faces(Drawn.of(rolled, Seat.RED).byId("dice")));
    }

    @Test
    void diceWithoutPieceAndThoseTheGameLeftAreMarked() {
        // Red takes the last but one king with the first die of two.
        Game end = Scenes.from("8/8/8/8/8/8/8/rKgK6 r - 0,0,0,0 -,-,-,- -,-,-,- - r 5 0");
        Drawn over = Drawn.of(Scenes.played(end, "13 a1b1"), Seat.RED);
        assertEquals(List.of(Sign.CHECK, Sign.STOP), paths(over.byId("last-dice")));
        assertTrue(over.find("dice").isEmpty());
        Drawn playing = Drawn.of(Scenes.played(end, "13"), Seat.RED);
        assertEquals(List.of(Sign.CROSS), paths(playing.byId("dice")));
    }

    /** The pips of the dice in a row. */
    private static List<Integer> faces(Element row) {
        return Drawn.children(row).stream()
                .map(die -> (int) below(die, "circle").stream()
                        .filter(it -> it.getAttribute("r").equals("3.6"))
                        .count())
                .toList();
    }

    @Test
    void longDiceHaveThePictureOfCubicOnes() {
        Scene cubic = Scenes.played("25 a1c3");
        Scene longDice = Scenes.played(Game.start(LONG, Seat.RED), "25 a1c3");
        assertEquals(diceOf(cubic), diceOf(longDice));
        assertEquals(List.of(2, 5), faces(Drawn.of(longDice, Seat.RED).byId("dice")));
    }

    private static String diceOf(Scene scene) {
        String svg = BoardPicture.draw(scene, Seat.RED, Phrases.in(Locale.ENGLISH));
        return svg.substring(svg.indexOf("id=\"dice\""), svg.indexOf("id=\"blue\""));
    }

    @Test
    void seatsShowPointsKingsAndResignation() {
        Game game = Scenes.from("8/8/8/8/8/8/8/rKgK2bK3 g - 7,11,0,2 y,-,-,- -,-,-,- b r 5 0");
        Drawn drawn = Drawn.of(new Scene(game, Stage.PLAYING, null), Seat.RED);
        assertEquals(List.of("Red", "7"), labels(drawn.byId("red")));
        assertEquals(List.of("Blue", "11"), labels(drawn.byId("blue")));
        assertTrue(paths(drawn.byId("blue")).contains(Sign.FLAG));
        assertFalse(paths(drawn.byId("red")).contains(Sign.FLAG));
        assertTrue(paths(drawn.byId("red")).contains(SeatMark.of(Seat.YELLOW).path()));
        assertEquals("#king", below(drawn.byId("red"), "use").get(0).getAttribute("href"));
        assertNotEquals("", drawn.byId("blue-king").getAttribute("stroke-dasharray"));
        assertEquals("", drawn.byId("red-king").getAttribute("stroke-dasharray"));
    }

    @Test
    void finishedGameShowsThePlaces() {
        Scene over = Scenes.played("bx yx gx");
        Drawn drawn = Drawn.of(over, Seat.RED);
        var places = over.game().result().orElseThrow().places();
        places.forEach((seat, place) -> assertEquals(
                String.valueOf(place), labels(drawn.byId(seat.code())).get(2)));
    }

    @Test
    void matchThatIsNotPlayedHasNobodyToMove() {
        Game start = Game.start(Rules.DEFAULT, Seat.RED);
        for (Stage stage : Stage.values()) {
            Drawn drawn = Drawn.of(new Scene(start, stage, null), Seat.RED);
            assertEquals(stage == Stage.PLAYING, drawn.find("dice").isPresent());
        }
    }
}
