package org.chaturaji.notation;

import static org.chaturaji.notation.Fault.BAD_POSITION;

import org.chaturaji.engine.SetupFault.Field;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tells the fields of a position text apart. When their number is wrong, the ones at both ends that
 * look like what belongs there are taken for it, so that the reader can still judge them.
 */
final class PositionFields {

    /** A field as it stands in the text, and the index of its first character. */
    record Part(int index, String text) {}

    private static final List<Field> FIELDS = List.of(Field.values());

    /** Parts beyond these are not told apart. */
    private static final int MAX_PARTS = 24;

    /** By field, and loose: a faulty field must still be known for what it is. */
    private static final List<Pattern> SHAPES = Stream.of(
                    "[^/]*+/.*+",
                    "[a-z-]",
                    "-|[0-9]x?[0-9]x?",
                    "-?[0-9]+,[0-9,-]*",
                    "[a-z-]*,[a-z,-]*",
                    "[a-z-]*,[a-z,-]*",
                    "-|[a-z]+",
                    "[a-z]",
                    "-?[0-9]+",
                    "[0-9]+c?")
            .map(Pattern::compile)
            .toList();

    private final String text;
    private final List<Reason> reasons;
    private final Map<Field, Part> found = new EnumMap<>(Field.class);

    private PositionFields(String text, List<Reason> reasons) {
        this.text = text;
        this.reasons = reasons;
    }

    /** Returns the fields that could be told; a reason is added for each that could not. */
    static Map<Field, Part> split(String text, List<Reason> reasons) {
        PositionFields fields = new PositionFields(text, reasons);
        fields.split();
        return fields.found;
    }

    private void split() {
        List<Part> parts = parts();
        if (parts.size() == FIELDS.size()) {
            assign(parts);
            return;
        }
        List<Part> filled =
                parts.stream().filter(part -> !part.text().isEmpty()).toList();
        if (filled.size() == FIELDS.size()) {
            refuseSpaces(parts);
            assign(filled);
        } else {
            align(filled);
        }
    }

    private List<Part> parts() {
        List<Part> parts = new ArrayList<>();
        int index = 0;
        for (String part : text.split(" ", MAX_PARTS)) {
            parts.add(new Part(index, part));
            index += part.length() + 1;
        }
        return parts;
    }

    private void assign(List<Part> parts) {
        for (int i = 0; i < FIELDS.size(); i++) {
            found.put(FIELDS.get(i), parts.get(i));
        }
    }

    /** Names the field before each surplus space. */
    private void refuseSpaces(List<Part> parts) {
        int filled = 0;
        for (Part part : parts) {
            if (!part.text().isEmpty()) {
                filled++;
            } else {
                Field field = FIELDS.get(Math.max(filled - 1, 0));
                String where = filled == 0 ? "before" : "behind";
                refuse(field, part.index(), " ", "a surplus space stands " + where + " it");
            }
        }
    }

    private void align(List<Part> parts) {
        int left = 0;
        while (left < Math.min(parts.size(), FIELDS.size()) && fits(left, parts.get(left))) {
            found.put(FIELDS.get(left), parts.get(left));
            left++;
        }
        int missing = FIELDS.size() - parts.size();
        int right = parts.size();
        while (right > left
                && right + missing > left
                && fits(right + missing - 1, parts.get(right - 1))) {
            right--;
            found.put(FIELDS.get(right + missing), parts.get(right));
        }
        refuseNumber(parts, left, right);
    }

    private static boolean fits(int field, Part part) {
        return SHAPES.get(field).matcher(part.text()).matches();
    }

    /** The parts from {@code left} to {@code right} stand for the fields that were not found. */
    private void refuseNumber(List<Part> parts, int left, int right) {
        List<Field> lost =
                FIELDS.stream().filter(field -> !found.containsKey(field)).toList();
        int index = left < parts.size() ? parts.get(left).index() : text.length();
        String token = left < right ? parts.get(left).text() : "";
        String number = parts.size() < FIELDS.size() ? "too few fields" : "too many fields";
        for (Field field : lost) {
            refuse(
                    field,
                    index,
                    token,
                    left == right ? "is missing" : "cannot be told, " + number + ", 10 are needed");
        }
        if (lost.isEmpty()) {
            Field beside = FIELDS.get(Math.max(left - 1, 0));
            refuse(beside, index, token, "surplus text stands beside it, " + number);
        }
    }

    private void refuse(Field field, int index, String token, String reason) {
        int column = text.codePointCount(0, index) + 1;
        reasons.add(new Reason(BAD_POSITION, field, 1, column, token, reason));
    }
}
