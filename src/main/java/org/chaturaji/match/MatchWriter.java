package org.chaturaji.match;

import io.opentelemetry.instrumentation.annotations.WithSpan;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.dice.ServerSeed;
import org.chaturaji.engine.Seat;
import org.chaturaji.match.Refusal.Code;
import org.jspecify.annotations.Nullable;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Supplier;

/** Writes matches and events, with what follows from each. Belongs into a transaction. */
@ApplicationScoped
class MatchWriter {

    private final MatchStore store;
    private final SightingStore sightings;
    private final Ratings ratings;
    private final ResultStore results;
    private final MatchSettings settings;
    private final Supplier<UUID> ids;
    private final SecureRandom random;

    MatchWriter(
            MatchStore store,
            SightingStore sightings,
            Ratings ratings,
            ResultStore results,
            MatchSettings settings,
            Supplier<UUID> ids,
            SecureRandom random) {
        this.store = store;
        this.sightings = sightings;
        this.ratings = ratings;
        this.results = results;
        this.settings = settings;
        this.ids = ids;
        this.random = random;
    }

    /** Returns what is fixed of a match that opens a group: its first game is opened by Red. */
    MatchFacts newGroup(boolean ranked) {
        UUID id = ids.get();
        return draw(id, id, Seat.RED, ranked);
    }

    /** Returns what is fixed of a further match of a group. */
    MatchFacts nextIn(UUID group, Seat first, boolean ranked) {
        return draw(ids.get(), group, first, ranked);
    }

    /** Draws what nobody may foresee, and reserves the join code. */
    private MatchFacts draw(UUID id, UUID group, Seat first, boolean ranked) {
        String joinCode = JoinCode.draw(random);
        while (!store.reserveJoinCode(joinCode, id)) {
            joinCode = JoinCode.draw(random);
        }
        return new MatchFacts(id, group, first, ranked, ServerSeed.draw(random), joinCode);
    }

    /** Makes a match, in which the creator has a seat. */
    Answer create(MatchFacts facts, Seat seat, Event.Created body) {
        double rating = ratings.toSitDown(body.player(), facts.ranked());
        Event created = new Event(1, store.now(), By.PERSON, seat, body.ratedAt(rating));
        Match match = Match.created(facts, created);
        store.insert(match, created, match.dueAt(null, settings).orElseThrow());
        return new Answer(match, OptionalInt.of(created.seq()), false);
    }

    /**
     * Carries a command out on a locked match. The time is read now, under the lock.
     *
     * @throws Refusal when it is not allowed; nothing was written
     */
    @WithSpan("match.decide")
    Answer carryOut(Match match, Actor actor, Command command) {
        Instant now = store.now();
        Instant seen = moverSeen(match, command);
        return new Decisions(match, actor, now, seen, settings)
                .decide(command)
                .map(event -> append(match, rated(match, event)))
                .orElseGet(() -> unchanged(match, seen, command));
    }

    /** Seats a person in a locked match; empty when there is no such seat to be had (any more). */
    Optional<Answer> seat(Match match, UUID person, Command.Sit sit) {
        try {
            return Optional.of(carryOut(match, new Actor.Person(person), sit));
        } catch (Refusal refusal) {
            if (refusal.code() == Code.SEAT_TAKEN || refusal.code() == Code.NOT_OPEN) {
                return Optional.empty();
            }
            throw refusal;
        }
    }

    private @Nullable Instant moverSeen(Match match, Command command) {
        return command instanceof Command.TimeOut
                ? match.awaited()
                        .flatMap(person -> sightings.lastSeen(match.id(), person))
                        .orElse(null)
                : null;
    }

    /** Returns the event with the ratings that it notes, or changes. */
    private Event rated(Match match, Event event) {
        if (event.body() instanceof Event.Seated seated) {
            double rating = ratings.toSitDown(seated.player(), match.isRanked());
            return event.with(seated.ratedAt(rating));
        } else if (event.body() instanceof Event.Played played) {
            Match after = match.after(event);
            return after.isToBeRated() ? event.with(played.rated(ratings.rate(after))) : event;
        }
        return event;
    }

    private Answer append(Match match, Event event) {
        Match after = match.after(event);
        store.append(event, after, after.dueAt(null, settings).orElse(null));
        if (after.status() != Status.OPEN && match.status() == Status.OPEN) {
            store.releaseJoinCode(match.id());
        }
        if (after.status() == Status.FINISHED) {
            settle(new MatchLog(match.facts(), store.eventsAfter(match.id(), 0)));
        }
        return new Answer(after, OptionalInt.of(event.seq()), false);
    }

    /** Notes what there is to count of a finished match. */
    void settle(MatchLog log) {
        results.add(MatchResult.of(log));
    }

    /** What comes too early comes again when it can be time, and not before. */
    private Answer unchanged(Match match, @Nullable Instant seen, Command command) {
        if (command instanceof Command.TimeOut) {
            store.comeDueAt(match.id(), match.dueAt(seen, settings).orElse(null));
        }
        return Answer.unchanged(match);
    }
}
