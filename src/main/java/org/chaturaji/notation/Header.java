package org.chaturaji.notation;

import org.chaturaji.engine.BySeat;
import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the tags of a record say beside the game itself (NOTATION.md 3.1).
 *
 * @param players their names, {@link #UNKNOWN} where not known
 * @param date when it was played, in the years 0 to 9999, null when not known
 * @param match the id of the match, null when not known
 * @param others the tags with names that NOTATION.md does not give, each name once, in their order
 */
public record Header(
        BySeat<String> players,
        @Nullable LocalDate date,
        @Nullable String match,
        List<Tag> others) {

    /** The name of a player who is not known. */
    public static final String UNKNOWN = "?";

    /** The header of which nothing is known. */
    public static final Header NONE = new Header(BySeat.all(UNKNOWN), null, null, List.of());

    /** Throws {@link IllegalArgumentException} for what tags cannot hold. */
    public Header {
        players.forEach((seat, name) -> Tag.requireValue(name));
        if (match != null) {
            Tag.requireValue(match);
        }
        if (date != null && !RecordDate.fits(date)) {
            throw new IllegalArgumentException("no year of four digits: " + date);
        }
        others = List.copyOf(others);
        Set<String> names = new HashSet<>();
        for (Tag tag : others) {
            if (KnownTag.ofLabel(tag.name()).isPresent() || !names.add(tag.name())) {
                throw new IllegalArgumentException("no other tag: " + tag.name());
            }
        }
    }
}
