package org.chaturaji.http;

import org.chaturaji.engine.BySeat;
import org.chaturaji.notation.GameRecord;
import org.chaturaji.notation.Header;
import org.chaturaji.notation.PositionText;
import org.jspecify.annotations.Nullable;

/**
 * What a record that is right holds, and where it leads.
 *
 * @param players the names, null where the record has none
 * @param plies how many commands it holds
 */
record CheckedRecordView(
        OptionsView options,
        String first,
        NamesView players,
        @Nullable ResultView result,
        String position,
        int plies) {

    /** The names of players as far as they are known. */
    record NamesView(
            @Nullable String red,
            @Nullable String blue,
            @Nullable String yellow,
            @Nullable String green) {

        static NamesView of(BySeat<String> names) {
            return new NamesView(
                    known(names.red()),
                    known(names.blue()),
                    known(names.yellow()),
                    known(names.green()));
        }

        private static @Nullable String known(String name) {
            return name.equals(Header.UNKNOWN) ? null : name;
        }
    }

    static CheckedRecordView of(GameRecord record) {
        return new CheckedRecordView(
                OptionsView.of(record.rules()),
                record.start().first().code(),
                NamesView.of(record.header().players()),
                record.game().result().map(ResultView::of).orElse(null),
                PositionText.write(record.game().position()),
                record.actions().size());
    }
}
