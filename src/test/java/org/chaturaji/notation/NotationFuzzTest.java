package org.chaturaji.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;

import org.chaturaji.engine.Position;
import org.chaturaji.engine.Rules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Mutated texts give a value or a {@link NotationException}, never another exception; and a value
 * is written so that reading gives it back.
 */
@Tag("slow")
class NotationFuzzTest {

    private static final int POSITIONS = 70_000;
    private static final int RECORDS = 30_000;
    private static final String SEED = "notation.fuzz.seed";

    /** What mutations put in: what the notations are made of, and what they are not. */
    private static final List<String> PIECES = List.of(
            " ",
            "  ",
            "\n",
            "\r",
            "\r\n",
            "\t",
            "-",
            "x",
            "c",
            "0",
            "1",
            "9",
            "12",
            "r",
            "b",
            "y",
            "g",
            "K",
            "P",
            "Q",
            "/",
            ",",
            ":",
            "*",
            ".",
            "[",
            "]",
            "{",
            "}",
            "\"",
            "\\",
            "rx",
            "r35",
            "b1c3",
            "g77",
            "3.",
            "1:2:3:4",
            "9999999999",
            "-1",
            "\0",
            "\ud83d",
            "\ude00",
            "😀",
            "\ufeff",
            "\u2028",
            "٣",
            "[Red \"x\"]\n",
            "[First \"b\"]\n",
            "{x}");

    @Test
    void aMutatedPositionTextIsReadOrRefused() {
        List<Rules> rules = NotationVectors.lines("positions.jsonl").stream()
                .map(NotationVectors::rules)
                .distinct()
                .toList();
        List<String> texts = Stream.concat(
                        texts("positions.jsonl", "position"), texts("positions.jsonl", "rolled"))
                .toList();
        int[] read = new int[1];
        fuzz(POSITIONS, texts, List::of, (text, random) -> {
            Rules chosen = rules.get(random.nextInt(rules.size()));
            Position position = PositionText.read(text, chosen);
            assertEquals(text, PositionText.write(position));
            read[0]++;
        });
        assertTrue(read[0] > 100, "hardly a mutated text was read: " + read[0]);
    }

    @Test
    void aMutatedRecordTextIsReadOrRefused() {
        List<String> texts = texts("records.jsonl", "record").toList();
        int[] read = new int[1];
        fuzz(RECORDS, texts, NotationFuzzTest::lines, (text, random) -> {
            GameRecord record = RecordText.read(text);
            String written = RecordText.write(record);
            assertEquals(record, RecordText.read(written));
            assertEquals(written, RecordText.write(RecordText.read(written)));
            read[0]++;
        });
        assertTrue(read[0] > 100, "hardly a mutated text was read: " + read[0]);
    }

    private static Stream<String> texts(String file, String field) {
        return NotationVectors.lines(file).stream()
                .map((JsonNode line) -> line.get(field).asText());
    }

    private interface Reading {
        void read(String text, Random random);
    }

    private static void fuzz(
            int many, List<String> texts, Function<String, List<String>> lines, Reading reading) {
        long first = Long.getLong(SEED, 1);
        long count = System.getProperty(SEED) == null ? many : 1;
        for (long seed = first; seed < first + count; seed++) {
            Random random = new Random(seed);
            String text = mutate(texts.get(random.nextInt(texts.size())), random);
            try {
                reading.read(text, random);
            } catch (NotationException refused) {
                checkPlaces(refused, lines.apply(text), seed);
            } catch (RuntimeException | Error other) {
                throw new AssertionError(
                        "-D" + SEED + "=" + seed + ": " + Excerpt.quoted(text), other);
            }
        }
    }

    /** Every reason points into the text, or right behind it. */
    private static void checkPlaces(NotationException refused, List<String> lines, long seed) {
        assertFalse(refused.reasons().isEmpty(), () -> "seed " + seed);
        for (Reason reason : refused.reasons()) {
            String line = lines.get(reason.line() - 1);
            int end = line.codePointCount(0, line.length()) + 1;
            assertTrue(
                    reason.column() >= 1 && reason.column() <= end,
                    () -> "seed " + seed + ": " + reason);
        }
    }

    private static List<String> lines(String text) {
        return List.of(text.split("\r\n|\r|\n", -1));
    }

    private static String mutate(String text, Random random) {
        String mutated = text;
        int mutations = 1 + random.nextInt(3);
        for (int i = 0; i < mutations; i++) {
            mutated = mutateOnce(mutated, random);
        }
        return mutated;
    }

    private static String mutateOnce(String text, Random random) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(random.nextInt(8) == 0 ? 200 : 4));
        String before = text.substring(0, from);
        String after = text.substring(to);
        String piece = PIECES.get(random.nextInt(PIECES.size()));
        return switch (random.nextInt(6)) {
            case 0 -> before + after;
            case 1 -> before + piece + text.substring(from);
            case 2 -> before + piece + after;
            case 3 -> before + text.substring(from, to) + text.substring(from);
            case 4 -> swapWords(text, random);
            default -> before + (char) random.nextInt(0x3000) + after;
        };
    }

    private static String swapWords(String text, Random random) {
        List<String> words = new ArrayList<>(List.of(text.split("(?<=\\s)|(?=\\s)", -1)));
        IntStream.range(0, 2)
                .forEach(i -> words.add(
                        random.nextInt(words.size()), words.remove(random.nextInt(words.size()))));
        return String.join("", words);
    }
}
