package org.chaturaji.notation;

import org.chaturaji.engine.Action;
import org.chaturaji.engine.Game;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Result;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.jspecify.annotations.Nullable;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes one record (NOTATION.md 3.1, 3.2). */
final class RecordWriter {

    static final String GOING_ON = "*";

    private static final int COLUMNS = 78;

    private final GameRecord record;
    private final StringBuilder text = new StringBuilder();

    RecordWriter(GameRecord record) {
        this.record = record;
    }

    String write() {
        for (KnownTag tag : KnownTag.values()) {
            String value = value(tag);
            if (value != null) {
                append(new Tag(tag.label(), value));
            }
        }
        record.header().others().forEach(this::append);
        text.append('\n');
        wrap(tokens());
        return text.toString();
    }

    /** Returns the last token: the points of a game that is over, else {@code *}. */
    static String result(Position position) {
        return position.turn().isPresent()
                ? GOING_ON
                : Seat.ALL.stream()
                        .map(seat -> String.valueOf(position.points(seat)))
                        .collect(Collectors.joining(":"));
    }

    /** Returns the value of {@code Placing}. */
    static String placing(Result result) {
        return result.places().toList().stream()
                .map(String::valueOf)
                .collect(Collectors.joining(","));
    }

    /** Returns what the record says for a tag, null where it says nothing. */
    private @Nullable String value(KnownTag tag) {
        Header header = record.header();
        Rules rules = record.rules();
        return switch (tag) {
            case VARIANT -> "Chaturaji";
            case RED -> header.players().red();
            case BLUE -> header.players().blue();
            case YELLOW -> header.players().yellow();
            case GREEN -> header.players().green();
            case DATE -> date(header.date());
            case MATCH -> header.match();
            case FIRST -> String.valueOf(record.start().first().letter());
            case DICE -> rules.dice().code();
            case PROMOTION -> rules.promotion().code();
            case BOAT_TRIUMPH -> rules.boatTriumph() ? KnownTag.ON : KnownTag.OFF;
            case THRONE_POINTS -> rules.thronePoints() ? KnownTag.ON : KnownTag.OFF;
            case DICE_USE -> rules.diceUse().code();
            case ROUND_LIMIT -> String.valueOf(rules.roundLimit());
            case POSITION -> position();
            case TERMINATION ->
                record.game().result().map(it -> it.termination().code()).orElse(null);
            case PLACING -> record.game().result().map(RecordWriter::placing).orElse(null);
        };
    }

    private static @Nullable String date(@Nullable LocalDate date) {
        return date == null ? null : RecordDate.write(date);
    }

    private @Nullable String position() {
        Position start = record.start();
        boolean usual = start.equals(Position.initial(start.rules(), start.first()));
        return usual ? null : PositionText.write(start);
    }

    private void append(Tag tag) {
        text.append(tag.line()).append('\n');
    }

    private List<String> tokens() {
        List<String> tokens = new ArrayList<>();
        Game game = Game.from(record.start());
        int begun = 0;
        for (Action action : record.actions()) {
            Position position = game.position();
            if (position.round() != begun) {
                begun = position.round();
                tokens.add(begun + ".");
            }
            tokens.add(ActionToken.write(position.turn().orElseThrow(), action));
            game = game.play(action);
        }
        tokens.add(result(game.position()));
        return tokens;
    }

    private void wrap(List<String> tokens) {
        int column = 0;
        for (String token : tokens) {
            if (column > 0 && column + 1 + token.length() > COLUMNS) {
                text.append('\n');
                column = 0;
            } else if (column > 0) {
                text.append(' ');
                column++;
            }
            text.append(token);
            column += token.length();
        }
        text.append('\n');
    }
}
