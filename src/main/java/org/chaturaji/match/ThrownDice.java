package org.chaturaji.match;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.DieFate;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.LastTurn;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;

import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The dice of a match by who threw them.
 *
 * @param people what the people of the seats threw themselves
 * @param computers what the computer threw, for empty seats and for people who were away
 */
public record ThrownDice(BySeat<DiceTally> people, DiceTally computers) {

    private static final Set<DieFate> UNUSABLE = Set.of(DieFate.BLOCKED, DieFate.NO_PIECE);

    /** Returns the dice of a match so far; the game is played through once, in microseconds. */
    public static ThrownDice of(MatchLog log) {
        Rules rules = log.match().options().rules();
        Game game = Game.start(rules, log.facts().first());
        DiceTally none = DiceTally.none(rules.dice());
        ThrownDice thrown = new ThrownDice(BySeat.all(none), none);
        Event rolled = null;
        for (Event event : log.events()) {
            if (!(event.body() instanceof Event.Played played)) {
                continue;
            }
            game = game.play(played.action());
            if (played.action() instanceof Roll roll) {
                rolled = event;
                thrown = thrown.plus(
                        rolled, it -> it.plusFace(roll.first()).plusFace(roll.second()));
            }
            boolean turnOver = game.position().roll().isEmpty();
            if (rolled != null && turnOver) {
                int unusable = unusable(game.lastTurn().orElseThrow());
                thrown = thrown.plus(rolled, it -> it.plusUnusable(unusable));
                rolled = null;
            }
        }
        return thrown;
    }

    /** Returns all the dice together. */
    public DiceTally all() {
        return people.toList().stream().reduce(computers, DiceTally::plus);
    }

    /** Returns these dice with the tally of whoever made that roll changed. */
    private ThrownDice plus(Event roll, UnaryOperator<DiceTally> change) {
        if (roll.by() == By.COMPUTER) {
            return new ThrownDice(people, change.apply(computers));
        }
        Seat seat = Objects.requireNonNull(roll.seat());
        return new ThrownDice(people.with(seat, change.apply(people.get(seat))), computers);
    }

    private static int unusable(LastTurn turn) {
        return (int) turn.dice().stream()
                .filter(die -> UNUSABLE.contains(die.fate()))
                .count();
    }
}
