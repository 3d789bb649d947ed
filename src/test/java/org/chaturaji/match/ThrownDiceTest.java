package org.chaturaji.match;

import static org.chaturaji.match.Matches.ANNA;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.EndTurn;
import org.chaturaji.engine.LegalMove;
import org.chaturaji.engine.Move;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Resign;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.engine.Square;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Anna sits at Red, the computer plays all else. In the usual set-up all elephants are blocked. */
class ThrownDiceTest {

    private final Matches it = Matches.open();

    @BeforeEach
    void start() {
        it.command(ANNA, new Command.Start());
    }

    @Test
    void diceAreTheirsWhoThrewThem() {
        happens(By.PERSON, Seat.RED, new Roll(4, 6));
        happens(By.COMPUTER, Seat.BLUE, new Roll(4, 2));
        happens(By.COMPUTER, Seat.BLUE, new EndTurn());
        happens(By.COMPUTER, Seat.YELLOW, new Roll(6, 6));
        ThrownDice dice = thrown();
        assertEquals(tally(List.of(0, 0, 0, 1, 0, 1), 2), dice.people().red());
        assertEquals(tally(List.of(0, 1, 0, 1, 0, 2), 3), dice.computers());
        assertEquals(tally(List.of(0, 1, 0, 2, 0, 3), 5), dice.all());
        assertEquals(DiceTally.none(DiceKind.CUBIC), dice.people().blue());
    }

    /** Anna throws and leaves the rest to the computer, which throws for her the next time. */
    @Test
    void whoIsAwayThrowsNothing() {
        happens(By.PERSON, Seat.RED, new Roll(1, 4));
        it.command(ANNA, new Command.Presence(Seat.RED, true));
        happens(By.COMPUTER, Seat.RED, new EndTurn());
        for (Seat seat : Seat.ALL.subList(1, 4)) {
            happens(By.COMPUTER, seat, new Roll(6, 4));
        }
        happens(By.COMPUTER, Seat.RED, new Roll(4, 4));
        assertEquals(tally(List.of(1, 0, 0, 1, 0, 0), 1), thrown().people().red());
        assertEquals(tally(List.of(0, 0, 0, 5, 0, 3), 8), thrown().computers());
    }

    @Test
    void diceThatLieCanStillBecomeUsable() {
        happens(By.PERSON, Seat.RED, new Roll(4, 2));
        assertEquals(tally(List.of(0, 1, 0, 1, 0, 0), 0), thrown().people().red());
    }

    /** What cuts a game short is no bad luck, and who resigns out of turn has no dice. */
    @Test
    void theEndOfTheGameIsNoBadLuck() {
        happens(By.PERSON, Seat.RED, new Roll(4, 2));
        for (Seat seat : Seat.ALL.subList(1, 4)) {
            happens(By.PERSON, seat, new Resign(seat));
        }
        assertEquals(Status.FINISHED, it.match.status());
        assertEquals(tally(List.of(0, 1, 0, 1, 0, 0), 0), thrown().all());
    }

    /**
     * Two have resigned, and Red's knight takes all that Green has, so that Red plays on alone. Its
     * elephant goes where the knight stood, the king beside it, and so it is blocked again:
     *
     * <pre>
     *  2  P P P P
     *  1  B E K .
     *     a b c d
     * </pre>
     */
    @Test
    void twoTurnsThatAreTheSameAreTwo() {
        happens(By.PERSON, Seat.RED, new Roll(4, 4));
        happens(By.COMPUTER, Seat.BLUE, new Resign(Seat.BLUE));
        happens(By.COMPUTER, Seat.YELLOW, new Resign(Seat.YELLOW));
        while (!green().isEmpty()) {
            if (position().turn().equals(Optional.of(Seat.GREEN))) {
                waits();
            } else {
                hunts();
            }
        }
        happens(By.PERSON, Seat.RED, new Roll(4, 1));
        happens(By.PERSON, Seat.RED, new Move(Square.C1, Square.B1));
        happens(By.PERSON, Seat.RED, new Move(Square.D1, Square.C1));
        assertEquals(2, thrown().people().red().unusable());
        happens(By.PERSON, Seat.RED, new Roll(4, 4));
        happens(By.PERSON, Seat.RED, new Roll(4, 4));
        assertEquals(6, thrown().people().red().unusable());
    }

    private void waits() {
        happens(By.COMPUTER, Seat.GREEN, new Roll(2, 2));
        if (position().roll().isPresent()) {
            happens(By.COMPUTER, Seat.GREEN, new EndTurn());
        }
    }

    private void hunts() {
        happens(By.PERSON, Seat.RED, new Roll(3, 3));
        while (position().roll().isPresent()) {
            happens(By.PERSON, Seat.RED, nearestToGreen());
        }
    }

    private Move nearestToGreen() {
        return position().legalMoves().stream()
                .map(LegalMove::move)
                .min(Comparator.comparingInt(move -> leapsToGreen(move.to())))
                .orElseThrow();
    }

    private int leapsToGreen(Square from) {
        Set<Square> green = green();
        Set<Square> reached = Set.of(from);
        int leaps = 0;
        while (!green.isEmpty() && Collections.disjoint(reached, green)) {
            reached = reached.stream()
                    .flatMap(square -> Square.ALL.stream().filter(to -> isLeap(square, to)))
                    .collect(Collectors.toSet());
            leaps++;
        }
        return leaps;
    }

    private static boolean isLeap(Square from, Square to) {
        return Math.abs((from.file() - to.file()) * (from.rank() - to.rank())) == 2;
    }

    private Set<Square> green() {
        return Square.ALL.stream()
                .filter(square -> position()
                        .pieceAt(square)
                        .filter(piece -> piece.seat() == Seat.GREEN)
                        .isPresent())
                .collect(Collectors.toSet());
    }

    private Position position() {
        return it.match.game().position();
    }

    /** Throws the dice that a test needs, as the service cannot. */
    private void happens(By by, Seat seat, Action action) {
        Event event =
                new Event(it.match.version() + 1, Matches.NOON, by, seat, new Event.Played(action));
        it.log.add(event);
        it.match = it.match.after(event);
    }

    private ThrownDice thrown() {
        return ThrownDice.of(new MatchLog(it.match.facts(), it.log));
    }

    private static DiceTally tally(List<Integer> counts, int unusable) {
        return new DiceTally(DiceKind.CUBIC, counts, unusable);
    }
}
