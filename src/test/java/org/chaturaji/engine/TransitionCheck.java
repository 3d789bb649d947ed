package org.chaturaji.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;

/** What holds between a state, a command and the state after it. */
final class TransitionCheck {

    private static final int CHATURAJI_POINTS = 54;

    private final Game game;
    private final Position before;
    private final Action action;
    private final Game afterGame;
    private final Position after;
    private final Seat mover;
    private final Map<String, LongAdder> seen;

    TransitionCheck(Game game, Action action, Game after, Map<String, LongAdder> seen) {
        this.game = game;
        this.before = game.position();
        this.action = action;
        this.afterGame = after;
        this.after = after.position();
        this.mover = before.turn().orElseThrow();
        this.seen = seen;
    }

    /** Checks that a command is refused just when the check says so, and then changes nothing. */
    static void checkRefusal(Game game, Action action, Map<String, LongAdder> seen) {
        Optional<Illegality> illegality = game.check(action);
        if (illegality.isEmpty()) {
            return;
        }
        Setup before = game.position().setup();
        IllegalActionException refusal =
                assertThrows(IllegalActionException.class, () -> game.play(action));
        assertEquals(illegality.get(), refusal.illegality());
        assertEquals(before, game.position().setup());
        count(seen, "refused");
    }

    void check() {
        if (action instanceof Move move) {
            checkMove(move);
        } else {
            assertEquals(before.pieces(), after.pieces());
            assertEquals(points(before), points(after));
        }
        checkResigned();
        checkEnd();
        if (after.roll().isEmpty()) {
            checkLastTurn();
        } else {
            assertEquals(game.lastTurn(), afterGame.lastTurn());
        }
        checkTurn();
    }

    /** Points account for every capture and every throne. */
    private void checkMove(Move move) {
        assertEquals(NaiveMove.piecesAfter(before, move), after.pieces());
        Effects effects = Effects.of(before, move, after);
        Set<Seat> kings = EnumSet.noneOf(Seat.class);
        kings.addAll(before.kingsCaptured(mover));
        int scored = 0;
        for (Capture capture : effects.captures()) {
            assertEquals(Optional.of(capture.piece()), before.pieceAt(capture.square()));
            assertTrue(capture.piece().seat() != mover);
            scored += capture.piece().type().value();
            if (capture.piece().type() == PieceType.KING) {
                kings.add(capture.piece().seat());
            }
        }
        assertEquals(kings, after.kingsCaptured(mover));
        scored += effects.throne().isPresent() ? 5 : 0;
        assertEquals(scored, effects.points());
        int points = before.points(mover) + scored;
        boolean chaturaji = termination().equals(Optional.of(Termination.CHATURAJI));
        assertEquals(
                points(before).with(mover, chaturaji ? Math.max(points, CHATURAJI_POINTS) : points),
                points(after));
        assertEquals(
                before.pieces().size() - effects.captures().size(),
                after.pieces().size());
        assertEquals(Optional.of(mover), after.pieceAt(move.to()).map(Piece::seat));
        for (Promoted promoted : effects.promotions()) {
            assertEquals(
                    Geometry.promotion(promoted.piece().seat(), promoted.square()),
                    Optional.of(promoted.piece().type()));
            count(seen, "promotion");
        }
        count(seen, effects.triumph() ? "triumph" : "no triumph");
        count(seen, effects.throne().isPresent() ? "throne" : "no throne");
    }

    private static BySeat<Integer> points(Position position) {
        return BySeat.of(position::points);
    }

    private Optional<Termination> termination() {
        return afterGame.result().map(Result::termination);
    }

    private void checkResigned() {
        Set<Seat> resigned = EnumSet.noneOf(Seat.class);
        resigned.addAll(before.resigned());
        if (action instanceof Resign resign) {
            resigned.add(resign.seat());
        }
        assertEquals(resigned, after.resigned());
    }

    /** The game is over exactly when RULES.md 7.2, 7.3 or 7.5 say so; for rounds see below. */
    private void checkEnd() {
        assertEquals(after.turn().isEmpty(), termination().isPresent());
        Optional<Termination> expected = Optional.empty();
        long kings = after.pieces().values().stream()
                .filter(piece -> piece.type() == PieceType.KING)
                .count();
        if (action instanceof Move) {
            boolean keepsKing = after.pieces().containsValue(new Piece(mover, PieceType.KING));
            if (keepsKing && after.kingsCaptured(mover).size() == 3) {
                expected = Optional.of(Termination.CHATURAJI);
            } else if (kings <= 1) {
                expected = Optional.of(Termination.LAST_KING);
            }
        } else if (action instanceof Resign) {
            boolean nobody = Seat.ALL.stream().noneMatch(this::canPlay);
            if (after.resigned().size() >= 3 || nobody) {
                expected = Optional.of(Termination.RESIGNATIONS);
            }
        }
        assertEquals(expected, termination().filter(Termination::isWithinTurn));
    }

    /** The table of RULES.md 2.3. */
    private void checkLastTurn() {
        Roll roll = action instanceof Roll rolled ? rolled : before.roll().orElse(null);
        if (roll == null) {
            assertEquals(game.lastTurn(), afterGame.lastTurn());
            return;
        }
        NaiveBoard board = new NaiveBoard(after.pieces());
        boolean cutShort = termination().filter(Termination::isWithinTurn).isPresent();
        LastTurn last = afterGame.lastTurn().orElseThrow();
        List<PlayedDie> expected = new ArrayList<>();
        for (int die = 0; die < 2; die++) {
            boolean used = before.isUsed(die)
                    || (action instanceof Move move && before.dieFor(move) == die);
            DieFate fate = switch (board.status(mover, roll.face(die))) {
                case NO_PIECE -> DieFate.NO_PIECE;
                case BLOCKED -> DieFate.BLOCKED;
                default -> DieFate.DECLINED;
            };
            expected.add(new PlayedDie(
                    roll.face(die), used ? DieFate.USED : cutShort ? DieFate.UNPLAYED : fate));
        }
        assertEquals(expected, last.dice());
        assertEquals(mover, last.seat());
        expected.forEach(die -> count(seen, die.fate().code()));
        long used = expected.stream().filter(die -> die.fate() == DieFate.USED).count();
        assertEquals(used, last.moves().size());
    }

    /** The turn passes clockwise to who can play, and rounds close as it passes the first seat. */
    private void checkTurn() {
        boolean turnOver = before.roll().isPresent() || action instanceof Roll;
        boolean passes = (turnOver && after.roll().isEmpty())
                || (action instanceof Resign resign && resign.seat() == mover);
        if (termination().filter(Termination::isWithinTurn).isPresent()) {
            assertEquals(before.round(), after.round());
            return;
        } else if (!passes) {
            assertEquals(before.turn(), after.turn());
            assertEquals(before.round(), after.round());
            return;
        }
        boolean capture = before.captureThisRound()
                || (action instanceof Move
                        && before.pieces().size() > after.pieces().size());
        int round = before.round();
        int quiet = capture ? 0 : before.quietRounds();
        Seat turn = mover;
        do {
            turn = turn.next();
            if (turn == before.first()) {
                quiet = capture ? 0 : quiet + 1;
                capture = false;
                Optional<Termination> end = quiet == 12
                        ? Optional.of(Termination.NO_CAPTURE)
                        : Optional.of(Termination.ROUND_LIMIT)
                                .filter(it -> after.round() == after.rules().roundLimit());
                if (after.turn().isEmpty()) {
                    assertEquals(end, termination());
                    assertEquals(round, after.round());
                    assertEquals(quiet, after.quietRounds());
                    return;
                }
                round++;
            }
        } while (!canPlay(turn));
        assertEquals(Optional.of(turn), after.turn());
        assertEquals(round, after.round());
        assertEquals(quiet, after.quietRounds());
        assertEquals(capture, after.captureThisRound());
    }

    private boolean canPlay(Seat seat) {
        return !after.resigned().contains(seat)
                && after.pieces().values().stream().anyMatch(piece -> piece.seat() == seat);
    }

    static void count(Map<String, LongAdder> seen, String what) {
        seen.computeIfAbsent(what, key -> new LongAdder()).increment();
    }
}
