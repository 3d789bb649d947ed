package org.chaturaji.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Texts that are there in one language besides English are there in all, and say the same. */
class TextsTest {

    private static final Path RESOURCES = Path.of("src/main/resources");
    private static final Pattern TRANSLATION = Pattern.compile("(.+)_[a-z]{2,3}\\.properties");
    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)[^}]*}");

    /** What is written in one way in all languages. */
    private static final Pattern CODE = Pattern.compile("`[^`]*`");

    private static final Pattern NAMES =
            Pattern.compile("\\b(API|ASCII|CPU|ES256|HTTP|JSON|JWT|KiB|RS256|UTF-8|UUID)\\b");
    private static final Pattern LATIN = Pattern.compile("\\p{IsLatin}+");

    /** English words of which no other language has one that looks the same. */
    private static final Pattern ENGLISH =
            Pattern.compile("\\b(the|this|that|is|has|of|and|for|with|must|be)\\b");

    /** The words that other languages share with English. */
    private static final Map<Language, Set<String>> SHARED = Map.of(
            Language.FRENCH, Set.of("position.field.points", "seat.place", "seat.points"),
            Language.FILIPINO, Set.of("dice", "piece.pawn", "position.field.dice"));

    private static final String HTTP = RESOURCES + "/org/chaturaji/http/texts";

    /** The rows of TERMS.md whose words stay as they are in a sentence. */
    private static final List<String> WORDS = List.of(
            "king", "elephant", "knight", "boat", "pawn", "seat", "turn", "round", "promotion");

    /** The rows of TERMS.md that texts quote, with their keys. */
    private static final List<String> TERMS =
            List.of("piece.king", "piece.elephant", "piece.knight", "piece.boat", "piece.pawn");

    /** Returns the bundles that have been translated, without language and ending. */
    private static Set<String> bundles() {
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            return files.map(file -> TRANSLATION.matcher(file.toString()))
                    .filter(it -> it.matches())
                    .map(it -> it.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void picturesAndAnswersAreTranslated() {
        assertTrue(bundles().contains(RESOURCES + "/org/chaturaji/picture/texts"));
        assertTrue(bundles().contains(HTTP));
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageHasEveryTextWithTheSamePlaces(Language language) {
        for (String bundle : bundles()) {
            Properties english = read(bundle, Language.ENGLISH);
            Properties texts = read(bundle, language);
            assertEquals(english.stringPropertyNames(), texts.stringPropertyNames());
            for (String key : english.stringPropertyNames()) {
                assertEquals(places(english, key), places(texts, key), key);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyTextIsWellFormed(Language language) {
        for (String bundle : bundles()) {
            Properties texts = read(bundle, language);
            for (String key : texts.stringPropertyNames()) {
                String text = texts.getProperty(key);
                new MessageFormat(text, Locale.ROOT);
                assertEquals(text.strip(), text, key);
                assertFalse(text.isEmpty() || text.contains("  "), key);
                assertFalse(text.contains("'"), key + ": an apostrophe is typed ’");
            }
        }
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "ENGLISH")
    void noEnglishShowsThrough(Language language) {
        for (String bundle : bundles()) {
            Properties english = read(bundle, Language.ENGLISH);
            Properties texts = read(bundle, language);
            for (String key : english.stringPropertyNames()) {
                String words = words(texts, key);
                boolean shared = SHARED.getOrDefault(language, Set.of()).contains(key);
                boolean same = LATIN.matcher(words).find() && words.equals(words(english, key));
                assertEquals(shared, same, key + ": " + words);
                assertFalse(ENGLISH.matcher(words).find(), key + ": " + words);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BENGALI", "ARABIC"})
    void everyTextIsWrittenInTheScriptOfItsLanguage(Language language) {
        for (String bundle : bundles()) {
            Properties texts = read(bundle, language);
            for (String key : texts.stringPropertyNames()) {
                String words = NAMES.matcher(words(texts, key)).replaceAll("");
                assertFalse(LATIN.matcher(words).find(), key + ": " + words);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatProgramsSendAndGetIsNotTranslated(Language language) {
        Properties english = read(HTTP, Language.ENGLISH);
        Properties texts = read(HTTP, language);
        for (String key : english.stringPropertyNames()) {
            Set<String> code = found(CODE, texts, key);
            assertTrue(code.containsAll(found(CODE, english, key)), key + ": " + code);
            assertEquals(-1, CODE.matcher(texts.getProperty(key)).replaceAll("").indexOf('`'), key);
        }
    }

    @ParameterizedTest
    @EnumSource
    void wordsInSentencesAreThoseOfTheGlossary(Language language) throws IOException {
        List<List<String>> table = glossary();
        int column = table.get(0).indexOf(language.tag());
        Properties english = read(HTTP, Language.ENGLISH);
        Properties texts = read(HTTP, language);
        for (String word : WORDS) {
            Pattern named = Pattern.compile("\\b" + word + "\\b", Pattern.CASE_INSENSITIVE);
            String term = row(table, word).get(column);
            for (String key : english.stringPropertyNames()) {
                if (named.matcher(words(english, key)).find()) {
                    String text = texts.getProperty(key).toLowerCase(language.locale());
                    assertTrue(text.contains(term), key + " without " + term + ": " + text);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void wordsAreThoseOfTheGlossary(Language language) throws IOException {
        List<List<String>> table = glossary();
        int column = table.get(0).indexOf(language.tag());
        Properties texts = read(RESOURCES + "/org/chaturaji/picture/texts", language);
        for (String key : TERMS) {
            String term = key.substring(key.indexOf('.') + 1);
            assertEquals(row(table, term).get(column), texts.getProperty(key));
        }
        assertEquals(
                row(table, "Red ● Blue ▲").get(column).replace('،', ','),
                texts.getProperty("seat.red") + ", " + texts.getProperty("seat.blue"));
        assertEquals(
                row(table, "Yellow ■ Green ◆").get(column).replace('،', ','),
                texts.getProperty("seat.yellow") + ", " + texts.getProperty("seat.green"));
    }

    private static List<List<String>> glossary() throws IOException {
        return Files.readAllLines(Path.of("src/docs/TERMS.md")).stream()
                .filter(line -> line.startsWith("|"))
                .map(line -> Stream.of(line.split("\\|", -1)).map(String::strip).toList())
                .toList();
    }

    private static List<String> row(List<List<String>> table, String term) {
        return table.stream().filter(row -> row.get(1).equals(term)).findFirst().orElseThrow();
    }

    /** Returns what of a text is language; what a program reads is not. */
    private static String words(Properties texts, String key) {
        if (key.startsWith("writing.")) {
            return "";
        }
        String text = CODE.matcher(texts.getProperty(key)).replaceAll("");
        return PLACE.matcher(text).replaceAll("");
    }

    private static Set<String> places(Properties texts, String key) {
        return found(PLACE, texts, key);
    }

    private static Set<String> found(Pattern pattern, Properties texts, String key) {
        return pattern.matcher(texts.getProperty(key))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Properties read(String bundle, Language language) {
        String suffix = language == Language.ENGLISH ? "" : "_" + language.tag();
        Properties texts = new Properties();
        try (Reader reader = Files.newBufferedReader(Path.of(bundle + suffix + ".properties"))) {
            texts.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }
}
