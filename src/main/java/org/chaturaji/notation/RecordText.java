package org.chaturaji.notation;

/** The record text: a whole game with its tags (NOTATION.md 3). */
public final class RecordText {

    private RecordText() {}

    /** Returns the text of a record: lines of at most 78 columns but for tags, each ended by LF. */
    public static String write(GameRecord record) {
        return new RecordWriter(record).write();
    }

    /**
     * Returns the record that a text holds, having played it.
     *
     * <p>Beside what {@link #write} gives are read: tags in another order or left out (option tags
     * then have their defaults, First is r, players are not known), lines that end with CR LF or CR,
     * any white space (space, tab, line ends) between tokens and lines, comments, and no or not all
     * rounds. Everything else is refused, a byte order mark included.
     *
     * @throws NotationException with the first thing that is wrong; with everything that is when it
     *     is the {@code Position}
     */
    public static GameRecord read(String text) {
        return new RecordReader(text).read();
    }
}
