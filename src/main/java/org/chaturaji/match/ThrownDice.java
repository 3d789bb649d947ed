package org.chaturaji.match;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.DieFate;
import org.chaturaji.engine.LastTurn;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;

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

    /** Returns the dice of a match so far. */
    public static ThrownDice of(MatchLog log) {
        Match match = Match.created(log.facts(), log.events().get(0));
        DiceKind kind = log.match().options().rules().dice();
        ThrownDice thrown = new ThrownDice(BySeat.all(DiceTally.none(kind)), DiceTally.none(kind));
        By thrower = By.SERVICE;
        for (Event event : log.events().subList(1, log.events().size())) {
            Match before = match;
            match = match.after(event);
            Seat seat = event.seat();
            if (seat != null
                    && event.body() instanceof Event.Played played
                    && played.action() instanceof Roll roll) {
                thrower = event.by();
                thrown = thrown.plus(
                        thrower, seat, it -> it.plusFace(roll.first()).plusFace(roll.second()));
            }
            LastTurn ended = match.game().lastTurn().orElse(null);
            if (ended != null && !ended.equals(before.game().lastTurn().orElse(null))) {
                thrown = thrown.plus(thrower, ended.seat(), it -> it.plusUnusable(unusable(ended)));
            }
        }
        return thrown;
    }

    /** Returns all the dice together. */
    public DiceTally all() {
        return people.toList().stream().reduce(computers, DiceTally::plus);
    }

    private ThrownDice plus(By thrower, Seat seat, UnaryOperator<DiceTally> change) {
        return thrower == By.PERSON
                ? new ThrownDice(people.with(seat, change.apply(people.get(seat))), computers)
                : new ThrownDice(people, change.apply(computers));
    }

    private static int unusable(LastTurn turn) {
        return (int) turn.dice().stream()
                .filter(die -> UNUSABLE.contains(die.fate()))
                .count();
    }
}
