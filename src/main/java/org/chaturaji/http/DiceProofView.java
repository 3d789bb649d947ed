package org.chaturaji.http;

import org.chaturaji.dice.ClientSeed;
import org.chaturaji.dice.MatchDice;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.DiceTally;
import org.chaturaji.match.Event;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchLog;
import org.chaturaji.match.ThrownDice;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The rolls of a match, and what they were made from (DICE.md).
 *
 * @param serverSeed null until the match is over
 * @param counts how often each face came
 * @param chiSquare how far the counts are from even; null before the first roll
 * @param people how the dice fell that the people of the seats threw
 * @param computers how those fell that the computer threw
 */
record DiceProofView(
        String commitment,
        String dice,
        @Nullable String serverSeed,
        BySeat<String> clientSeeds,
        List<RollView> rolls,
        Map<Integer, Integer> counts,
        @Nullable Double chiSquare,
        BySeat<DiceTallyView> people,
        DiceTallyView computers) {

    /**
     * A roll.
     *
     * @param n its number in the match, from 1
     * @param message the text that it is computed from
     */
    record RollView(int n, int seq, String seat, List<Integer> faces, String message) {}

    static DiceProofView of(MatchLog log) {
        Match match = log.match();
        List<RollView> rolls = rolls(log, match.clientSeeds());
        ThrownDice thrown = ThrownDice.of(log);
        DiceTally all = thrown.all();
        return new DiceProofView(
                match.facts().serverSeed().commitment(),
                match.options().rules().dice().code(),
                match.isOver() ? match.facts().serverSeed().hex() : null,
                match.seats().map(seat -> seat.clientSeed().text()),
                rolls,
                DiceTallyView.counts(all),
                DiceTallyView.orNull(all.chiSquare()),
                thrown.people().map(DiceTallyView::of),
                DiceTallyView.of(thrown.computers()));
    }

    private static List<RollView> rolls(MatchLog log, List<ClientSeed> clientSeeds) {
        List<RollView> rolls = new ArrayList<>();
        for (Event event : log.events()) {
            Seat seat = event.seat();
            if (seat != null
                    && event.body() instanceof Event.Played played
                    && played.action() instanceof Roll roll) {
                int n = rolls.size() + 1;
                rolls.add(new RollView(
                        n,
                        event.seq(),
                        seat.code(),
                        List.of(roll.first(), roll.second()),
                        MatchDice.message(log.facts().id(), n, clientSeeds)));
            }
        }
        return rolls;
    }
}
