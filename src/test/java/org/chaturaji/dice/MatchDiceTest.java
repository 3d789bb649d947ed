package org.chaturaji.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

class MatchDiceTest {

    private static final UUID MATCH = UUID.fromString("0192F0C4-7A31-7C55-9D1E-00000000000A");
    private static final ServerSeed SECRET = ServerSeed.ofHex("0123456789abcdef".repeat(4));
    private static final List<ClientSeed> NO_SEEDS =
            List.of(ClientSeed.NONE, ClientSeed.NONE, ClientSeed.NONE, ClientSeed.NONE);

    static Stream<JsonNode> vectors() throws IOException {
        try (InputStream in = MatchDiceTest.class.getResourceAsStream("/vectors/dice.json")) {
            JsonNode all = new ObjectMapper().readTree(Objects.requireNonNull(in));
            List<JsonNode> list = new ArrayList<>();
            all.forEach(list::add);
            return list.stream();
        }
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void everyVectorIsDerived(JsonNode vector) {
        ServerSeed secret = ServerSeed.ofHex(vector.get("serverSeed").asText());
        List<ClientSeed> seeds = new ArrayList<>();
        vector.get("clientSeeds").forEach(seed -> seeds.add(new ClientSeed(seed.asText())));
        MatchDice dice = new MatchDice(
                secret,
                UUID.fromString(vector.get("matchId").asText()),
                seeds,
                DieShape.ofCode(vector.get("dice").asText()).orElseThrow());

        List<String> expected = new ArrayList<>();
        List<String> derived = new ArrayList<>();
        for (JsonNode roll : vector.get("rolls")) {
            expected.add(roll.asText());
            derived.add(dice.roll(derived.size() + 1).toString());
        }
        assertEquals(40, derived.size());
        assertEquals(expected, derived);
        assertEquals(vector.get("commitment").asText(), secret.commitment());
    }

    @Test
    void messageNamesMatchRollAndSeedsInSeatOrder() {
        List<ClientSeed> seeds = List.of(
                new ClientSeed("r"),
                ClientSeed.NONE,
                new ClientSeed("жёлтый"),
                new ClientSeed("g"));
        assertEquals(
                "0192f0c4-7a31-7c55-9d1e-00000000000a:7:r,,жёлтый,g",
                MatchDice.message(MATCH, 7, seeds));
    }

    @Test
    void cubicSkipsBytesFrom252() {
        assertEquals("66", read(DieShape.CUBIC, 252, 255, 251, 253, 5));
        assertEquals("16", read(DieShape.CUBIC, 0, 251));
        assertEquals("21", read(DieShape.CUBIC, 7, 252, 254, 246));
    }

    @Test
    void longSkipsNoByte() {
        assertEquals("25", read(DieShape.LONG, 252, 255));
        assertEquals("34", read(DieShape.LONG, 253, 254));
    }

    @Test
    void firstFaceIsKeptWhenTheSecondComesFromALaterBlock() {
        byte[] oneFace = filled(255);
        oneFace[31] = 3;
        byte[] next = filled(255);
        next[0] = 4;
        byte[][] blocks = {oneFace, filled(254), next};
        assertEquals("45", MatchDice.read(DieShape.CUBIC, n -> blocks[n]).toString());
    }

    @Test
    void blocksGoOnUntilTwoFacesAreFound() {
        byte[] both = {9, 8};
        byte[][] blocks = {filled(252), filled(253), filled(255), both};
        assertEquals("43", MatchDice.read(DieShape.CUBIC, n -> blocks[n]).toString());
    }

    @Test
    void sameRollAskedTwiceIsTheSame() {
        MatchDice dice = new MatchDice(SECRET, MATCH, NO_SEEDS, DieShape.CUBIC);
        for (int n = 1; n <= 100; n++) {
            assertEquals(dice.roll(n), dice.roll(n));
        }
    }

    @Test
    void diceDifferByMatchSecretAndSeed() {
        List<ClientSeed> seeded =
                List.of(ClientSeed.NONE, ClientSeed.NONE, ClientSeed.NONE, new ClientSeed("x"));
        List<ClientSeed> seededElsewhere =
                List.of(new ClientSeed("x"), ClientSeed.NONE, ClientSeed.NONE, ClientSeed.NONE);
        UUID otherMatch = new UUID(MATCH.getMostSignificantBits(), 1L << 63 | 11);
        ServerSeed otherSecret = ServerSeed.ofHex("1".repeat(64));
        Set<String> sequences = new HashSet<>(List.of(
                rolls(SECRET, MATCH, NO_SEEDS),
                rolls(SECRET, MATCH, seeded),
                rolls(SECRET, MATCH, seededElsewhere),
                rolls(SECRET, otherMatch, NO_SEEDS),
                rolls(otherSecret, MATCH, NO_SEEDS)));
        assertEquals(5, sequences.size());
    }

    @Test
    void cubicFacesAreEven() {
        // 10 000 rolls; the 0.999 quantile of chi-square with 35 degrees of freedom is 66.6.
        assertTrue(chiSquareOfPairs(DieShape.CUBIC, 1, 6) < 66.6);
    }

    @Test
    void longFacesAreEven() {
        // The 0.999 quantile of chi-square with 15 degrees of freedom is 37.7.
        assertTrue(chiSquareOfPairs(DieShape.LONG, 2, 5) < 37.7);
    }

    @Test
    void rollsAreNumberedFromOne() {
        MatchDice dice = new MatchDice(SECRET, MATCH, NO_SEEDS, DieShape.CUBIC);
        assertThrows(IllegalArgumentException.class, () -> dice.roll(0));
        assertNotEquals("", dice.roll(Integer.MAX_VALUE).toString());
    }

    @Test
    void threeSeedsAreRefused() {
        List<ClientSeed> three = NO_SEEDS.subList(0, 3);
        assertThrows(
                IllegalArgumentException.class,
                () -> new MatchDice(SECRET, MATCH, three, DieShape.CUBIC));
        assertThrows(IllegalArgumentException.class, () -> MatchDice.message(MATCH, 1, three));
    }

    @Test
    void textDoesNotShowTheSecret() {
        String text = new MatchDice(SECRET, MATCH, NO_SEEDS, DieShape.LONG).toString();
        assertEquals("MatchDice[0192f0c4-7a31-7c55-9d1e-00000000000a, long]", text);
    }

    private static double chiSquareOfPairs(DieShape shape, int lowest, int highest) {
        int rolls = 10_000;
        int faces = highest - lowest + 1;
        int[] counts = new int[faces * faces];
        MatchDice dice = new MatchDice(SECRET, MATCH, NO_SEEDS, shape);
        for (int n = 1; n <= rolls; n++) {
            FacePair roll = dice.roll(n);
            counts[(roll.first() - lowest) * faces + roll.second() - lowest]++;
        }
        double expected = (double) rolls / counts.length;
        return Arrays.stream(counts)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
    }

    private static String rolls(ServerSeed secret, UUID match, List<ClientSeed> seeds) {
        MatchDice dice = new MatchDice(secret, match, seeds, DieShape.CUBIC);
        StringBuilder text = new StringBuilder();
        for (int n = 1; n <= 20; n++) {
            text.append(dice.roll(n));
        }
        return text.toString();
    }

    private static String read(DieShape shape, int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return MatchDice.read(shape, block -> bytes).toString();
    }

    private static byte[] filled(int value) {
        byte[] bytes = new byte[32];
        Arrays.fill(bytes, (byte) value);
        return bytes;
    }
}
