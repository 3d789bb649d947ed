package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.SetupFault.Field;
import org.chaturaji.player.PlayerName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The keys that the service asks for, and those that have a text, are the same. */
class TextKeysTest {

    private static final Pattern KEY = Pattern.compile(
            "\"((?:body|command|fault|position|problem|rules|writing)\\.[^\" ]*)\"");

    private static final Set<String> TEXTS =
            ResourceBundle.getBundle("org.chaturaji.http.texts", Locale.ROOT).keySet();

    /** Returns the keys that stand in the sources; one that goes on at run time ends with a dot. */
    private static Set<String> asked() {
        try (Stream<Path> files = Files.list(Path.of("src/main/java/org/chaturaji/http"))) {
            return files.flatMap(file -> KEY.matcher(read(file)).results())
                    .map(it -> it.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void everyKeyAskedForHasAText() {
        Set<String> asked = asked();
        assertTrue(asked.size() > 30, asked::toString);
        for (String key : asked) {
            assertTrue(
                    key.endsWith(".")
                            ? TEXTS.stream().anyMatch(text -> text.startsWith(key))
                            : TEXTS.contains(key),
                    key);
        }
    }

    @Test
    void everyTextIsAskedFor() {
        Set<String> asked = asked();
        for (String text : TEXTS) {
            assertTrue(
                    asked.contains(text.replaceFirst("\\.at$", ""))
                            || asked.stream()
                                    .anyMatch(key -> key.endsWith(".") && text.startsWith(key)),
                    text);
        }
    }

    @Test
    void everyTextOfAProblemIsOfACode() {
        for (String text : TEXTS) {
            if (text.startsWith("problem.")) {
                String code = List.of(text.split("\\.", -1)).get(1);
                assertTrue(ProblemCode.ofCode(code).isPresent(), text);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyFaultOfANameHasAText(PlayerName.Fault fault) {
        told("It " + fault.reason() + ".", fault.code(), PlayerName.MAX_CODE_POINTS);
    }

    @ParameterizedTest
    @EnumSource
    void everyFaultOfAClientSeedHasAText(ClientSeed.Fault fault) {
        told("It " + fault.reason() + ".", fault.code(), ClientSeed.MAX_CODE_POINTS);
    }

    private static void told(String text, String code, int most) {
        assertEquals(text, Message.of("fault.text." + code, most).in(Language.ENGLISH));
    }

    @ParameterizedTest
    @EnumSource
    void everyFieldOfAPositionHasAName(Field field) {
        String key = "position.field." + field.label().replace(' ', '-');
        assertFalse(Message.of(key).in(Language.ENGLISH).isEmpty());
    }
}
