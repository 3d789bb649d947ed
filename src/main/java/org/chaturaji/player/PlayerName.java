package org.chaturaji.player;

import java.text.Normalizer;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The name a person is shown by: 1 to 32 code points in Unicode normalisation form C, without
 * white space at either end (SERVICE.md 1). Names are not unique and identify nobody.
 */
public final class PlayerName {

    /** Most code points in a name, after normalisation and trimming. */
    public static final int MAX_CODE_POINTS = 32;

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    /** Characters; what is longer has too many code points in any form, and costs time to judge. */
    private static final int LONGEST_TO_NORMALISE = 1024;

    // The Unicode property: String.strip() would leave the no-break spaces.
    private static final Predicate<String> WHITE_SPACE =
            Pattern.compile("\\p{IsWhite_Space}").asMatchPredicate();

    private final String text;

    private PlayerName(String text) {
        this.text = text;
    }

    /**
     * Returns the name that a text stands for, normalised and trimmed.
     *
     * @throws InvalidPlayerNameException with every reason, when it is no name
     */
    public static PlayerName of(String given) {
        String trimmed = trim(given);
        if (trimmed.length() > LONGEST_TO_NORMALISE) {
            throw new InvalidPlayerNameException(List.of(Fault.TOO_LONG));
        }
        String text = trim(Normalizer.normalize(trimmed, Normalizer.Form.NFC));
        Set<Fault> faults = faults(text);
        if (!faults.isEmpty()) {
            throw new InvalidPlayerNameException(List.copyOf(faults));
        }
        return new PlayerName(text);
    }

    /**
     * Returns the name that comes nearest to a text which somebody else has made: without what no
     * name holds, cut where it is too long; nothing when nothing visible is left.
     */
    public static Optional<PlayerName> nearest(String given) {
        String usable = given.codePoints()
                .limit(LONGEST_TO_NORMALISE)
                .filter(codePoint -> fault(codePoint).isEmpty())
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        String text = trim(Normalizer.normalize(usable, Normalizer.Form.NFC));
        int most = Math.min(MAX_CODE_POINTS, text.codePointCount(0, text.length()));
        String cut = trim(text.substring(0, text.offsetByCodePoints(0, most)));
        return faults(cut).isEmpty() ? Optional.of(new PlayerName(cut)) : Optional.empty();
    }

    /** Returns the name of a text that was accepted once; what is a name is not judged again. */
    public static PlayerName ofStored(String text) {
        return new PlayerName(text);
    }

    /** Returns the name as it is shown and stored. */
    public String text() {
        return text;
    }

    private static Set<Fault> faults(String text) {
        Set<Fault> faults = EnumSet.noneOf(Fault.class);
        // A name of joiners alone would be as invisible as an empty one.
        if (text.codePoints().allMatch(PlayerName::isJoiner)) {
            faults.add(Fault.BLANK);
        }
        if (text.codePointCount(0, text.length()) > MAX_CODE_POINTS) {
            faults.add(Fault.TOO_LONG);
        }
        text.codePoints().forEach(codePoint -> fault(codePoint).ifPresent(faults::add));
        return faults;
    }

    private static Optional<Fault> fault(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL -> Optional.of(Fault.CONTROL);
            case Character.SURROGATE -> Optional.of(Fault.SURROGATE);
            case Character.FORMAT ->
                isJoiner(codePoint) ? Optional.empty() : Optional.of(Fault.FORMAT);
            default -> Optional.empty();
        };
    }

    private static String trim(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && isWhiteSpace(text.charAt(start))) {
            start++;
        }
        while (start < end && isWhiteSpace(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(start, end);
    }

    /** All white space stands in the basic plane. */
    private static boolean isWhiteSpace(char character) {
        return WHITE_SPACE.test(String.valueOf(character));
    }

    private static boolean isJoiner(int codePoint) {
        return codePoint == ZERO_WIDTH_JOINER || codePoint == ZERO_WIDTH_NON_JOINER;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PlayerName name && name.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** Returns the length only: texts of people are never logged. */
    @Override
    public String toString() {
        return "PlayerName[" + text.codePointCount(0, text.length()) + " code points]";
    }

    /** Why a text is no name. */
    public enum Fault {
        BLANK("blank", "has no visible character"),
        TOO_LONG("too-long", "has more than " + MAX_CODE_POINTS + " code points"),
        CONTROL("control-character", "holds a control character"),
        SURROGATE("lone-surrogate", "holds half of a surrogate pair"),
        FORMAT("format-character", "holds an invisible format character other than a joiner");

        private final String code;
        private final String reason;

        Fault(String code, String reason) {
            this.code = code;
            this.reason = reason;
        }

        /** Returns the stable code of this fault. */
        public String code() {
            return code;
        }

        /** Returns the fault in English, to be read after the name of the field. */
        public String reason() {
            return reason;
        }
    }
}
