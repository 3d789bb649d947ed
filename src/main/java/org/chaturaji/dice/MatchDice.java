package org.chaturaji.dice;

import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * All rolls of one match: roll n is a function of the secret, the match, n and the client seeds,
 * and of nothing else (DICE.md 3). Asked twice for a roll it gives the same one, so that neither
 * a refused command nor a retry changes the dice. Immutable; a roll costs some microseconds.
 */
public final class MatchDice {

    private static final int SEATS = 4;

    private final ServerSeed serverSeed;
    private final UUID matchId;
    private final List<ClientSeed> clientSeeds;
    private final DieShape shape;

    /**
     * @param clientSeeds in seat order, red to green; {@link ClientSeed#NONE} for a seat without
     * @throws IllegalArgumentException unless there are four client seeds
     */
    public MatchDice(
            ServerSeed serverSeed, UUID matchId, List<ClientSeed> clientSeeds, DieShape shape) {
        requireAllSeats(clientSeeds);
        this.serverSeed = serverSeed;
        this.matchId = matchId;
        this.clientSeeds = List.copyOf(clientSeeds);
        this.shape = shape;
    }

    /**
     * Returns roll number n of the match.
     *
     * @param n 1 for the first roll of the match; every roll counts
     * @throws IllegalArgumentException when n is below 1
     */
    public FacePair roll(int n) {
        String message = message(matchId, n, clientSeeds);
        return read(shape, block -> serverSeed.hmac(block == 0 ? message : message + ":" + block));
    }

    /**
     * Returns the text whose HMAC under the secret gives roll n:
     * {@code <matchId>:<n>:<r>,<b>,<y>,<g>}. Holds no secret; anybody may see it at any time.
     *
     * @param n 1 for the first roll of the match
     * @param clientSeeds in seat order, red to green
     * @throws IllegalArgumentException when n is below 1, or unless there are four client seeds
     */
    public static String message(UUID matchId, int n, List<ClientSeed> clientSeeds) {
        requireAllSeats(clientSeeds);
        if (n < 1) {
            throw new IllegalArgumentException("rolls are numbered from 1: " + n);
        }
        return clientSeeds.stream()
                .map(ClientSeed::text)
                .collect(Collectors.joining(",", matchId + ":" + n + ":", ""));
    }

    /** Returns the first two faces found in block 0, and in 1, 2, … when it has not enough. */
    static FacePair read(DieShape shape, IntFunction<byte[]> blocks) {
        int first = 0;
        for (int block = 0; ; block++) {
            for (byte value : blocks.apply(block)) {
                OptionalInt face = shape.face(value);
                if (face.isPresent() && first != 0) {
                    return new FacePair(first, face.getAsInt());
                }
                first = face.orElse(first);
            }
        }
    }

    private static void requireAllSeats(List<ClientSeed> clientSeeds) {
        if (clientSeeds.size() != SEATS) {
            throw new IllegalArgumentException("a match has four seats, not " + clientSeeds.size());
        }
    }

    /** Returns which match this is about, without the secret. */
    @Override
    public String toString() {
        return "MatchDice[" + matchId + ", " + shape.code() + "]";
    }
}
