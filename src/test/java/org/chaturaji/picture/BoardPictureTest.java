package org.chaturaji.picture;

import static org.chaturaji.picture.Drawn.below;
import static org.chaturaji.picture.Drawn.paths;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.Geometry;
import org.chaturaji.engine.Piece;
import org.chaturaji.engine.PieceType;
import org.chaturaji.engine.Promotion;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;
import org.chaturaji.picture.Scene.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

class BoardPictureTest {

    private static final Rules LONG =
            new Rules(DiceKind.LONG, Promotion.ALWAYS, true, true, DiceUse.OPTIONAL, 30);

    /** All that is drawn: nothing that runs, loads or looks elsewhere. */
    private static final Set<String> ELEMENTS =
            Set.of("svg", "title", "desc", "defs", "g", "path", "rect", "circle", "text", "use");

    private static final Scene START =
            new Scene(Game.start(Rules.DEFAULT, Seat.RED), Stage.PLAYING, null);

    private static final List<Scene> MANY = manyScenes();

    @ParameterizedTest
    @EnumSource
    void everyPieceStandsOnItsSquareInEveryView(Seat view) {
        for (Scene scene : MANY) {
            Map<String, String> expected = new TreeMap<>();
            scene.game()
                    .position()
                    .pieces()
                    .forEach((square, piece) -> expected.put(
                            "#" + piece.seat().code() + "-" + piece.type().code() + " " + square,
                            turned(square, view).toString()));
            Map<String, String> drawn = new TreeMap<>();
            below(Drawn.of(scene, view).byId("pieces"), "use")
                    .forEach(use -> drawn.put(
                            use.getAttribute("href") + " " + use.getAttribute("id"),
                            new Spot(number(use, "x"), number(use, "y")).toString()));
            assertEquals(expected, drawn);
        }
    }

    /** From Red, turned by a quarter for each seat that the viewer sits further clockwise. */
    private static Spot turned(Square square, Seat view) {
        Spot spot = new Spot(square.file() * 60 + 30, (7 - square.rank()) * 60 + 30);
        for (int quarter = 0; quarter < view.index(); quarter++) {
            spot = new Spot(spot.y(), 480 - spot.x());
        }
        return spot;
    }

    @Test
    void namesOnTheRimAreThoseOfTheSquaresBehindThem() {
        for (Seat seat : Seat.ALL) {
            View view = new View(seat);
            for (Square square : Square.ALL) {
                int column = view.column(square);
                int row = view.row(square);
                assertEquals(square, view.square(column, row));
                assertEquals(
                        Set.of(
                                square.toString().substring(0, 1),
                                square.toString().substring(1)),
                        Set.of(view.columnName(column), view.rowName(row)));
            }
        }
        assertEquals("a", new View(Seat.YELLOW).columnName(7));
        assertEquals("8", new View(Seat.BLUE).columnName(0));
    }

    @Test
    void pictureIsSoundAndRefersToNothingOutside() {
        for (Scene scene : MANY) {
            for (Seat view : Seat.ALL) {
                checkSound(Drawn.of(scene, view));
            }
        }
    }

    private static void checkSound(Drawn drawn) {
        Set<String> ids = new HashSet<>();
        Set<String> used = new HashSet<>();
        List<Element> elements = new ArrayList<>(drawn.all());
        elements.add(drawn.root());
        for (Element element : elements) {
            assertTrue(ELEMENTS.contains(element.getTagName()), element.getTagName());
            for (int i = 0; i < element.getAttributes().getLength(); i++) {
                String name = element.getAttributes().item(i).getNodeName();
                String value = element.getAttributes().item(i).getNodeValue();
                assertFalse(name.startsWith("on") || name.equals("style"), name);
                boolean elsewhere = value.contains("url(") || value.contains("//");
                assertTrue(!elsewhere || name.equals("xmlns"), value);
                if (name.equals("href")) {
                    assertTrue(value.startsWith("#"), value);
                    used.add(value.substring(1));
                } else if (name.equals("id")) {
                    assertTrue(ids.add(value), "twice: " + value);
                }
            }
        }
        assertTrue(ids.containsAll(used), "used " + used + ", drawn " + ids);
        assertTrue(ids.containsAll(Set.of("title", "desc")));
        assertEquals("title desc", drawn.root().getAttribute("aria-labelledby"));
        assertEquals("img", drawn.root().getAttribute("role"));
    }

    /** Every seat has a shape and every type an outline, so that nothing depends on colours. */
    @Test
    void piecesAreToldApartByTheirPaths() {
        Drawn drawn = Drawn.of(START, Seat.RED);
        Set<List<String>> seen = new HashSet<>();
        for (Seat seat : Seat.ALL) {
            for (PieceType type : PieceType.ALL) {
                Element piece = drawn.byId(PieceLayer.name(new Piece(seat, type)));
                List<String> paths = new ArrayList<>(paths(drawn.byId(type.code())));
                assertEquals("#" + type.code(), below(piece, "use").get(0).getAttribute("href"));
                paths.addAll(paths(piece));
                assertTrue(paths.contains(SeatMark.of(seat).path()));
                assertTrue(seen.add(paths), piece.getAttribute("id"));
            }
            assertTrue(paths(drawn.byId(seat.code())).contains(SeatMark.of(seat).path()));
        }
        assertEquals(20, seen.size());
    }

    @ParameterizedTest
    @EnumSource
    void pawnsPointToTheirFarEdge(Seat seat) {
        for (Seat view : Seat.ALL) {
            Element pawn = Drawn.of(START, view).byId(seat.code() + "-pawn");
            Element arrow = below(pawn, "path").get(0);
            int quarters = (seat.index() - view.index() + 4) % 4;
            assertEquals(Sign.PAWN_ARROW, arrow.getAttribute("d"));
            assertEquals("rotate(" + 90 * quarters + ")", arrow.getAttribute("transform"));
        }
    }

    /** Beyond each square of an edge: two heads that point outwards, and what a pawn becomes. */
    @ParameterizedTest
    @EnumSource
    void edgeSquaresSayWhatPawnsBecomeThere(Seat view) {
        Map<String, String> expected = new TreeMap<>();
        for (Seat seat : Seat.ALL) {
            for (Square square : Square.ALL) {
                Geometry.promotion(seat, square)
                        .ifPresent(type -> expected.put(
                                seat + " " + turned(square, view).translation(),
                                "#" + type.code()));
            }
        }
        Map<String, String> drawn = new TreeMap<>();
        for (Element sign : Drawn.children(Drawn.of(START, view).byId("promotions"))) {
            String place = sign.getAttribute("transform");
            int quarters = Integer.parseInt(place.replaceAll(".* rotate\\(|\\)$", "")) / 90;
            Seat seat = Seat.ALL.get((view.index() + quarters) % 4);
            assertEquals(List.of(Sign.PROMOTION), paths(sign));
            drawn.put(
                    seat + " " + place.replaceAll(" rotate.*", ""),
                    below(sign, "use").get(0).getAttribute("href"));
        }
        assertEquals(32, drawn.size());
        assertEquals(expected, drawn);
    }

    @ParameterizedTest
    @EnumSource
    void thronesHaveTheMarkOfTheirSeat(Seat view) {
        List<Element> thrones = Drawn.children(Drawn.of(START, view).byId("thrones"));
        for (Seat seat : Seat.ALL) {
            Element throne = thrones.get(seat.index());
            assertEquals(
                    turned(Geometry.throne(seat), view).translation(),
                    throne.getAttribute("transform"));
            assertEquals(Set.of(SeatMark.of(seat).path()), Set.copyOf(paths(throne)));
        }
    }

    @Test
    void lastMoveIsMarkedOnBothItsSquares() {
        assertTrue(Drawn.of(START, Seat.RED).find("last-move").isEmpty());
        Element mark = Drawn.of(Scenes.played("25 a1c3"), Seat.RED).byId("last-move");
        List<String> squares = below(mark, "rect").stream()
                .map(it -> it.getAttribute("transform"))
                .toList();
        assertEquals(List.of("translate(30 450)", "translate(150 330)"), squares);
        String arrow = below(mark, "path").get(0).getAttribute("transform");
        assertEquals("translate(30 450) rotate(-45)", arrow);
    }

    /** Some scenes of two games, and their ends. */
    private static List<Scene> manyScenes() {
        List<Scene> all = new ArrayList<>(List.of(START));
        for (Rules rules : List.of(Rules.DEFAULT, LONG)) {
            List<Scene> game = Scenes.random(7, rules);
            IntStream.range(0, game.size())
                    .filter(i -> i % 29 == 0 || i == game.size() - 1)
                    .forEach(i -> all.add(game.get(i)));
        }
        return all;
    }

    private static int number(Element element, String attribute) {
        return Integer.parseInt(element.getAttribute(attribute));
    }
}
