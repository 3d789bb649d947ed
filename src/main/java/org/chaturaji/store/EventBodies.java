package org.chaturaji.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.Event;
import org.chaturaji.match.Reservations;
import org.chaturaji.match.Visibility;
import org.chaturaji.notation.ActionToken;
import org.chaturaji.rating.RatingChange;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * The bodies of events as they stand in the log: {@code r35}, {@code b1c3}, {@code -} and {@code bx}
 * for what happens in the game, a small JSON for the rest. What has once been written must stay
 * readable for ever.
 */
final class EventBodies {

    /** A later release may add to what this one reads. */
    private static final ObjectMapper JSON =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    private static final String NOTHING = "{}";

    private EventBodies() {}

    static String write(Event event) {
        Event.Body body = event.body();
        if (body instanceof Event.Played played) {
            return ActionToken.write(seat(event), played.action());
        } else if (body instanceof Event.Created created) {
            return json(new CreatedJson(
                    created.player(),
                    created.clientSeed().text(),
                    OptionsJson.of(created.options()),
                    created.visibility().code(),
                    created.level().code(),
                    reserved(created.reserved()),
                    created.rating()));
        } else if (body instanceof Event.Changed changed) {
            return json(new ChangedJson(
                    OptionsJson.of(changed.options()),
                    changed.visibility().code(),
                    changed.level().code()));
        } else if (body instanceof Event.Seated seated) {
            return json(new SeatedJson(
                    seated.player(), seated.clientSeed().text(), seated.starts(), seated.rating()));
        } else if (body instanceof Event.Left left) {
            return json(new LeftJson(left.player()));
        } else if (body instanceof Event.Away away && away.forGood()) {
            return json(new AwayJson(true));
        }
        return NOTHING;
    }

    /**
     * Returns what stands in a row.
     *
     * @param ratings what it made of everybody's ratings, null for nothing
     */
    static Event.Body read(String kind, String body, @Nullable BySeat<RatingChange> ratings) {
        return switch (kind) {
            case "created" -> read(body, CreatedJson.class).body();
            case "changed" -> read(body, ChangedJson.class).body();
            case "seated" -> read(body, SeatedJson.class).body();
            case "left" -> new Event.Left(read(body, LeftJson.class).player());
            case "started" -> new Event.Started();
            case "away" -> new Event.Away(read(body, AwayJson.class).forGood());
            case "returned" -> new Event.Returned();
            case "extended" -> new Event.Extended();
            case "aborted" -> new Event.Aborted();
            case "rolled", "moved", "turn-ended", "resigned" ->
                new Event.Played(ActionToken.read(body).action(), ratings);
            default -> throw new IllegalStateException("no such kind of event: " + kind);
        };
    }

    private static Seat seat(Event event) {
        Seat seat = event.seat();
        if (seat == null) {
            throw new IllegalArgumentException(event.type() + " has a seat");
        }
        return seat;
    }

    private static String json(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an event cannot be written", e);
        }
    }

    private static <T> T read(String body, Class<T> type) {
        try {
            return JSON.readValue(body, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the log holds a body that is no " + type, e);
        }
    }

    private static @Nullable Map<String, UUID> reserved(Reservations reserved) {
        Map<String, UUID> people = new LinkedHashMap<>();
        reserved.forEach((seat, person) -> people.put(seat.code(), person));
        return people.isEmpty() ? null : people;
    }

    /**
     * {@code created}.
     *
     * @param reserved people by seat; absent where no seat was kept for anybody
     * @param rating absent where an earlier release wrote it; so in the others
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record CreatedJson(
            UUID player,
            String clientSeed,
            OptionsJson options,
            String visibility,
            String cpuLevel,
            @Nullable Map<String, UUID> reserved,
            @Nullable Double rating) {

        Event.Created body() {
            return new Event.Created(
                    player,
                    new ClientSeed(clientSeed),
                    options.options(),
                    Visibility.ofCode(visibility).orElseThrow(),
                    Level.ofCode(cpuLevel).orElseThrow(),
                    reservations(),
                    rating);
        }

        private Reservations reservations() {
            Map<String, UUID> people = reserved == null ? Map.of() : reserved;
            return new Reservations(
                    BySeat.of(seat -> Optional.ofNullable(people.get(seat.code()))));
        }
    }

    record ChangedJson(OptionsJson options, String visibility, String cpuLevel) {

        Event.Changed body() {
            return new Event.Changed(
                    options.options(),
                    Visibility.ofCode(visibility).orElseThrow(),
                    Level.ofCode(cpuLevel).orElseThrow());
        }
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record SeatedJson(
            UUID player,
            String clientSeed,
            boolean starts,
            @Nullable Double rating) {

        Event.Seated body() {
            return new Event.Seated(player, new ClientSeed(clientSeed), starts, rating);
        }
    }

    record LeftJson(UUID player) {}

    record AwayJson(boolean forGood) {}
}
