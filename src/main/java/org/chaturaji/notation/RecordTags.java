package org.chaturaji.notation;

import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Position;
import org.chaturaji.engine.Result;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.chaturaji.notation.RecordSource.SourceTag;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the tags of a record, and judges them. */
final class RecordTags {

    private final RecordSource source;
    private final Map<String, SourceTag> tags = new LinkedHashMap<>();

    private RecordTags(RecordSource source) {
        this.source = source;
    }

    /** Returns the tags, each possible by itself. */
    static RecordTags read(RecordSource source) {
        RecordTags tags = new RecordTags(source);
        Optional<SourceTag> next = source.nextTag();
        while (next.isPresent()) {
            tags.add(next.get());
            next = source.nextTag();
        }
        return tags;
    }

    private void add(SourceTag tag) {
        String name = tag.tag().name();
        if (tags.putIfAbsent(name, tag) != null) {
            throw source.refusal(
                    Fault.TAG_TWICE,
                    tag.nameIndex(),
                    name,
                    "the tag " + Excerpt.of(name) + " is there already");
        }
        KnownTag.ofLabel(name)
                .filter(known -> !known.allows(tag.tag().value()))
                .ifPresent(known -> {
                    String reason = known.label() + " is " + known.form();
                    throw refusal(Fault.BAD_TAG_VALUE, tag, reason);
                });
    }

    Header header() {
        List<Tag> others = tags.values().stream()
                .map(SourceTag::tag)
                .filter(tag -> KnownTag.ofLabel(tag.name()).isEmpty())
                .toList();
        return new Header(
                BySeat.of(seat -> value(KnownTag.ofPlayer(seat)).orElse(Header.UNKNOWN)),
                value(KnownTag.DATE).flatMap(RecordDate::parse).orElse(null),
                value(KnownTag.MATCH).orElse(null),
                others);
    }

    private Rules rules() {
        OptionTags options = new OptionTags();
        OptionTags.ALL.forEach(tag -> value(tag).ifPresent(value -> options.put(tag, value)));
        return options.rules();
    }

    /** Returns the position from which the game was played. */
    Position start() {
        Optional<Seat> first = value(KnownTag.FIRST).flatMap(KnownTag::seat);
        SourceTag position = tags.get(KnownTag.POSITION.label());
        if (position == null) {
            return Position.initial(rules(), first.orElse(Seat.RED));
        }
        Position start = position(position, rules());
        if (first.isPresent() && first.get() != start.first()) {
            String seat = start.first().code();
            throw disagreement(KnownTag.FIRST, "by Position " + seat + " opened the game");
        }
        return start;
    }

    /** Reads a position text, with places in the record. */
    private Position position(SourceTag tag, Rules rules) {
        try {
            return PositionText.read(tag.tag().value(), rules);
        } catch (NotationException refused) {
            throw new NotationException(refused.reasons().stream()
                    .map(reason -> inRecord(reason, tag))
                    .toList());
        }
    }

    private Reason inRecord(Reason reason, SourceTag tag) {
        int index = 0;
        for (int column = 1; column < reason.column(); column++) {
            index += tag.raw().charAt(index) == '\\' ? 1 : 0;
            index += Character.charCount(tag.raw().codePointAt(index));
        }
        return new Reason(
                reason.fault(),
                reason.field(),
                source.line(tag.valueIndex()),
                source.column(tag.valueIndex() + index),
                reason.token(),
                reason.text());
    }

    /** Refuses tags that do not agree with how the game stands after the last token. */
    void checkResult(Optional<Result> result) {
        checkResult(KnownTag.TERMINATION, result.map(it -> it.termination().code()));
        checkResult(KnownTag.PLACING, result.map(RecordWriter::placing));
    }

    private void checkResult(KnownTag tag, Optional<String> played) {
        Optional<String> value = value(tag);
        if (value.isPresent() && !value.equals(played)) {
            String what = played.map(it -> "what was played gives " + it)
                    .orElse("what was played has not ended the game");
            throw disagreement(tag, what);
        }
    }

    private NotationException disagreement(KnownTag tag, String reason) {
        SourceTag found = tags.get(tag.label());
        if (found == null) {
            throw new IllegalStateException("no tag " + tag.label());
        }
        return refusal(Fault.TAG_DISAGREES, found, reason);
    }

    private NotationException refusal(Fault fault, SourceTag tag, String reason) {
        return source.refusal(fault, tag.valueIndex(), tag.raw(), reason);
    }

    private Optional<String> value(KnownTag tag) {
        return Optional.ofNullable(tags.get(tag.label()))
                .map(found -> found.tag().value());
    }
}
