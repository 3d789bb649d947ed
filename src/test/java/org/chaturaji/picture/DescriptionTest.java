package org.chaturaji.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.engine.Game;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.picture.Scene.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.Locale;

class DescriptionTest {

    private static final String LATE =
            "8/8/8/2yN5/8/8/1rP1rP4/rKgK2bK3 g - 7,11,0,12 y,-,-,rb -,-,-,- b r 15 0";

    @Test
    void runningGameIsToldAsAWhole() {
        Drawn drawn = Drawn.of(Scenes.played(Scenes.from(LATE), "15 b1c1"), Seat.BLUE);
        assertEquals("Chaturaji, round 15", drawn.text("title"));
        assertEquals(
                "Green is to move. Dice: 1 used, 5 usable. Last move: Green, b1 to c1."
                        + " Red (points 7, kings captured: Yellow): king a1, pawn b2 d2."
                        + " Blue (points 11, resigned): king e1."
                        + " Yellow (points 0): knight c5."
                        + " Green (points 12, kings captured: Red, Blue): king c1."
                        + " Seen from Blue.",
                drawn.text("desc"));
    }

    @Test
    void turnBeforeIsToldWithItsDice() {
        Drawn drawn = Drawn.of(Scenes.played("46"), Seat.RED);
        assertTrue(drawn.text("desc")
                .startsWith("Blue is to roll the dice."
                        + " Dice of the last turn, Red: 4 blocked, 6 blocked. Red (points 0): "));
    }

    @Test
    void endIsToldWithItsReasonAndThePlaces() {
        Drawn drawn = Drawn.of(Scenes.played("bx yx gx"), Seat.RED);
        String text = drawn.text("desc");
        assertEquals("Chaturaji: the game is over", drawn.text("title"));
        assertTrue(
                text.startsWith("The game ended by resignation. Red (place 1, points 0): "), text);
        assertTrue(text.contains(" Green (place 1, points 0, resigned): king h4, "), text);
    }

    @Test
    void matchThatIsNotPlayedIsNobodysTurn() {
        Game start = Game.start(Rules.DEFAULT, Seat.RED);
        Drawn open = Drawn.of(new Scene(start, Stage.OPEN, null), Seat.RED);
        assertEquals("Chaturaji: the game has not begun", open.text("title"));
        assertTrue(open.text("desc").startsWith("Red (points 0): king d1, elephant c1, "));
        Drawn aborted = Drawn.of(new Scene(start, Stage.ABORTED, null), Seat.RED);
        assertEquals("Chaturaji: the match was called off", aborted.text("title"));
    }

    @Test
    void armyWithoutPiecesIsTold() {
        Game game = Scenes.from("8/8/8/8/8/8/8/rKgK6 r - 0,0,0,0 -,-,-,- -,-,-,- - r 5 0");
        Drawn drawn = Drawn.of(new Scene(game, Stage.PLAYING, null), Seat.RED);
        assertTrue(drawn.text("desc").contains("Yellow (points 0): no pieces. "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en  | ltr | Chaturaji, round 15  | Green is to roll the dice. | king a1 | 12",
                "fr  | ltr | Chaturaji, manche 15 | À Vert de lancer les dés.  | roi a1  | 12",
                "fil | ltr | Chaturaji, ikot 15   | Turno ng Berde             | hari a1 | 12",
                "bn  | ltr | চতুরাজি, পর্ব ১৫          | সবুজ: পাশা ফেলার পালা।          | রাজা a1  | ১২",
                "ar  | rtl | شطوراجي، الدورة ١٥    | الدور على أخضر لرمي النرد. | ملك a1  | ١٢"
            })
    void everyLanguageHasItsWordsDigitsAndDirection(
            String language,
            String direction,
            String title,
            String start,
            String king,
            String points) {
        Scene scene = new Scene(Scenes.from(LATE), Stage.PLAYING, null);
        Drawn drawn = Drawn.of(scene, Seat.RED, Locale.forLanguageTag(language));
        assertEquals(language, drawn.root().getAttribute("xml:lang"));
        assertEquals(direction, drawn.root().getAttribute("direction"));
        assertEquals(title, drawn.text("title"));
        String text = drawn.text("desc");
        assertTrue(text.startsWith(start), text);
        assertTrue(text.contains(king), text);
        assertEquals(points, Drawn.labels(drawn.byId("green")).get(1));
    }
}
