package org.chaturaji.match;

import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.SmallRyeConfigBuilder;

import org.chaturaji.cpu.Level;
import org.chaturaji.dice.ClientSeed;
import org.chaturaji.dice.ServerSeed;
import org.chaturaji.engine.BySeat;
import org.chaturaji.engine.DiceUse;
import org.chaturaji.engine.Rules;
import org.chaturaji.engine.Seat;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** A match that a test drives by hand: commands in, events kept, the time as the test says. */
final class Matches {

    static final Instant NOON = Instant.parse("2026-01-02T12:00:00Z");
    static final MatchSettings SETTINGS = new SmallRyeConfigBuilder()
            .withConverter(Duration.class, 200, new DurationConverter())
            .withMapping(MatchSettings.class)
            .build()
            .getConfigMapping(MatchSettings.class);
    static final UUID ANNA = new UUID(1, 1);
    static final UUID BEN = new UUID(1, 2);
    static final UUID CAROL = new UUID(1, 3);
    static final UUID DAVID = new UUID(1, 4);
    static final UUID EVE = new UUID(1, 5);

    private static final String SEED =
            "b5ad45dc932b245a2f88f729ce30a4a0" + "98c868bd549de8bf8d8641b37a5e8501";
    private static final UUID ID = new UUID(0x0192f0c47a317c55L, 0x9d1e000000000000L);

    final List<Event> log = new ArrayList<>();
    Match match;
    Instant now = NOON;

    /** When the person to move was last seen. */
    @Nullable
    Instant seen;

    private Matches(
            boolean ranked, MatchOptions options, Visibility visibility, Reservations reserved) {
        MatchFacts facts =
                new MatchFacts(ID, ID, Seat.RED, ranked, ServerSeed.ofHex(SEED), "0A1B2C3D");
        Event created = new Event(
                1,
                now,
                By.PERSON,
                Seat.RED,
                new Event.Created(
                        ANNA, ClientSeed.NONE, options, visibility, Level.EASY, reserved, null));
        log.add(created);
        match = Match.created(facts, created);
    }

    /** Returns an open match that Anna made, sitting at Red. */
    static Matches open() {
        return open(MatchOptions.DEFAULT);
    }

    static Matches open(MatchOptions options) {
        return new Matches(false, options, Visibility.PUBLIC, Reservations.NONE);
    }

    static Matches openPrivate() {
        return new Matches(false, MatchOptions.DEFAULT, Visibility.PRIVATE, Reservations.NONE);
    }

    /** Returns an open private match that Anna made, with a seat kept for somebody. */
    static Matches openWithSeatFor(UUID person, Seat seat) {
        BySeat<Optional<UUID>> nobody = BySeat.all(Optional.empty());
        Reservations reserved = new Reservations(nobody.with(seat, Optional.of(person)));
        return new Matches(false, MatchOptions.DEFAULT, Visibility.PRIVATE, reserved);
    }

    /** Returns an open match for ratings that Anna made, sitting at Red. */
    static Matches openRanked() {
        return new Matches(true, MatchOptions.DEFAULT, Visibility.PUBLIC, Reservations.NONE);
    }

    /** Returns a match for ratings that the four have begun. */
    static Matches ranked() {
        return begun(openRanked());
    }

    /** Returns a match that Anna, Ben, Carol and David have begun, in this order from Red. */
    static Matches ofFour(MatchOptions options) {
        return begun(open(options));
    }

    private static Matches begun(Matches four) {
        for (UUID person : List.of(BEN, CAROL, DAVID)) {
            four.command(person, new Command.Sit(Optional.empty(), Optional.empty()));
        }
        return four;
    }

    static MatchOptions withTurnTime(int seconds) {
        return new MatchOptions(
                MatchOptions.DEFAULT.rules(), MatchOptions.DEFAULT.firstSeat(), seconds);
    }

    static MatchOptions withRounds(int limit) {
        return with(Rules.DEFAULT.diceUse(), limit);
    }

    static MatchOptions with(DiceUse diceUse, int roundLimit) {
        Rules rules = Rules.DEFAULT;
        return new MatchOptions(
                new Rules(
                        rules.dice(),
                        rules.promotion(),
                        rules.boatTriumph(),
                        rules.thronePoints(),
                        diceUse,
                        roundLimit),
                MatchOptions.DEFAULT.firstSeat(),
                0);
    }

    Optional<Event> command(UUID person, Command command) {
        return command(new Actor.Person(person), command);
    }

    Optional<Event> computer(Command command) {
        return command(new Actor.Computer(), command);
    }

    Optional<Event> service(Command command) {
        return command(new Actor.Service(), command);
    }

    private Optional<Event> command(Actor actor, Command command) {
        Optional<Event> event = new Decisions(match, actor, now, seen, SETTINGS).decide(command);
        event.ifPresent(it -> {
            log.add(it);
            match = match.after(it);
        });
        return event;
    }

    /** Returns the code of the refusal that a command meets. */
    Refusal.Code refusal(UUID person, Command command) {
        try {
            command(person, command);
        } catch (Refusal refusal) {
            return refusal.code();
        }
        throw new AssertionError("accepted: " + command);
    }

    void passes(long seconds) {
        now = now.plusSeconds(seconds);
    }
}
