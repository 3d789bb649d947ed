package org.chaturaji.http;

import org.chaturaji.dice.ClientSeed;
import org.chaturaji.dice.MatchDice;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.DiceKind;
import org.chaturaji.engine.Roll;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.Event;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchLog;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The rolls of a match, and what they were made from (DICE.md).
 *
 * @param serverSeed null until the match is over
 * @param counts how often each face came
 * @param chiSquare how far the counts are from even; null before the first roll
 */
record DiceProofView(
        String commitment,
        String dice,
        @Nullable String serverSeed,
        BySeat<String> clientSeeds,
        List<RollView> rolls,
        Map<Integer, Integer> counts,
        @Nullable Double chiSquare) {

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
        Map<Integer, Integer> counts = counts(match.options().rules().dice(), rolls);
        return new DiceProofView(
                match.facts().serverSeed().commitment(),
                match.options().rules().dice().code(),
                match.isOver() ? match.facts().serverSeed().hex() : null,
                match.seats().map(seat -> seat.clientSeed().text()),
                rolls,
                counts,
                rolls.isEmpty() ? null : chiSquare(counts));
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

    private static Map<Integer, Integer> counts(DiceKind dice, List<RollView> rolls) {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int face = dice.lowest(); face <= dice.highest(); face++) {
            counts.put(face, 0);
        }
        rolls.forEach(roll -> roll.faces().forEach(face -> counts.merge(face, 1, Integer::sum)));
        return counts;
    }

    /** The sum of (count − expected)² ÷ expected over the faces. */
    private static double chiSquare(Map<Integer, Integer> counts) {
        double thrown = counts.values().stream().mapToInt(Integer::intValue).sum();
        double expected = thrown / counts.size();
        return counts.values().stream()
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
    }
}
