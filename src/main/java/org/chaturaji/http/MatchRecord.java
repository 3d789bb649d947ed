package org.chaturaji.http;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Position;
import org.chaturaji.match.Event;
import org.chaturaji.match.Match;
import org.chaturaji.match.MatchLog;
import org.chaturaji.notation.GameRecord;
import org.chaturaji.notation.Header;
import org.chaturaji.notation.RecordText;
import org.chaturaji.player.ShownName;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** The record of a match. */
final class MatchRecord {

    private MatchRecord() {}

    /** Returns the game so far as a record text (NOTATION.md 3). */
    static String write(MatchLog log, Map<UUID, ShownName> names) {
        Match match = log.match();
        BySeat<String> players = match.seats()
                .map(seat ->
                        seat.person().map(names::get).map(ShownName::text).orElse(Header.UNKNOWN));
        LocalDate date = Optional.ofNullable(match.startedAt())
                .orElse(match.createdAt())
                .atZone(ZoneOffset.UTC)
                .toLocalDate();
        Header header = new Header(players, date, match.id().toString(), List.of());
        Position start = Position.initial(match.options().rules(), match.facts().first());
        return RecordText.write(GameRecord.of(header, start, actions(log)));
    }

    private static List<Action> actions(MatchLog log) {
        return log.events().stream()
                .map(Event::body)
                .filter(Event.Played.class::isInstance)
                .map(body -> ((Event.Played) body).action())
                .toList();
    }
}
