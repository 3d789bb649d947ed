package org.chaturaji.notation;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.util.Locale;
import java.util.Optional;

/** The dates of records, {@code YYYY.MM.DD}. */
final class RecordDate {

    private static final DateTimeFormatter FORM = new DateTimeFormatterBuilder()
            .appendValue(ChronoField.YEAR, 4)
            .appendLiteral('.')
            .appendValue(ChronoField.MONTH_OF_YEAR, 2)
            .appendLiteral('.')
            .appendValue(ChronoField.DAY_OF_MONTH, 2)
            .toFormatter(Locale.ROOT)
            .withResolverStyle(ResolverStyle.STRICT);

    private RecordDate() {}

    /** Returns whether four digits hold the year. */
    static boolean fits(LocalDate date) {
        return date.getYear() >= 0 && date.getYear() <= 9999;
    }

    static String write(LocalDate date) {
        return FORM.format(date);
    }

    static Optional<LocalDate> parse(String text) {
        try {
            return Optional.of(LocalDate.parse(text, FORM));
        } catch (DateTimeException noDate) {
            return Optional.empty();
        }
    }
}
