package org.chaturaji.match;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.match.Refusal.Code;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;

/** What of a command happens inside its one transaction; {@link MatchService} waits outside. */
@ApplicationScoped
class MatchTransactions {

    private final MatchStore store;
    private final RequestKeys keys;
    private final SightingStore sightings;
    private final MatchSettings settings;

    MatchTransactions(
            MatchStore store, RequestKeys keys, SightingStore sightings, MatchSettings settings) {
        this.store = store;
        this.keys = keys;
        this.sightings = sightings;
        this.settings = settings;
    }

    /**
     * Makes a match; under a key that has made one before, that one is the answer.
     *
     * @param facts draws the facts of a new match, asked again while its join code is taken
     */
    @Transactional
    Answer create(
            Supplier<MatchFacts> facts, UUID creator, Creation creation, Optional<RequestKey> key) {
        MatchFacts made = facts.get();
        while (!store.reserveJoinCode(made.joinCode(), made.id())) {
            made = facts.get();
        }
        if (key.isPresent()) {
            KeptAnswer answer = new KeptAnswer(key.get().requestHash(), made.id(), 1);
            if (!keys.keep(creator, creator, key.get().key(), answer)) {
                store.releaseJoinCode(made.id());
                return replay(creator, creator, key.get()).orElseThrow();
            }
        }
        Event created = new Event(
                1,
                store.now(),
                By.PERSON,
                creation.seat(),
                new Event.Created(
                        creator,
                        creation.clientSeed(),
                        creation.options(),
                        creation.visibility(),
                        creation.level()));
        Match match = Match.created(made, created);
        store.insert(match, created, match.dueAt(null, settings).orElseThrow());
        return new Answer(match, OptionalInt.of(1), false);
    }

    /** Carries a command out; the order of the checks is that of SERVICE.md 3. */
    @Transactional
    Answer execute(Submission submission) {
        Match match = store.lock(submission.match())
                .map(MatchLog::match)
                .orElseThrow(() -> new Refusal(Code.NOT_FOUND));
        Instant now = store.now();
        requireAccess(match, submission);
        Optional<Answer> earlier = earlier(match, submission);
        if (earlier.isPresent()) {
            return earlier.get();
        }
        Set<Integer> versions = submission.versions().orElse(Set.of(match.version()));
        if (!versions.contains(match.version())) {
            throw new Refusal(Code.VERSION_CHANGED);
        }
        Instant seen = moverSeen(match, submission.command());
        return new Decisions(match, submission.actor(), now, seen, settings)
                .decide(submission.command())
                .map(event -> append(match, event, submission))
                .orElseGet(() -> unchanged(match, seen, submission.command()));
    }

    /** Claims matches on which the service has to act, in a transaction of its own. */
    @Transactional
    List<Claim> claimDue(int limit) {
        return store.claimDue(settings.lease(), limit);
    }

    /** Lets a match come due again before its lease is over. */
    @Transactional
    void comeDueIn(Claim claim, Duration delay) {
        store.comeDueIn(claim, delay);
    }

    @Transactional
    int dropOldKeys() {
        return keys.dropOld();
    }

    private Answer append(Match match, Event event, Submission submission) {
        Match after = match.after(event);
        store.append(event, after, after.dueAt(null, settings).orElse(null));
        if (submission.actor() instanceof Actor.Person person) {
            submission
                    .key()
                    .ifPresent(key -> keys.keep(
                            match.id(),
                            person.id(),
                            key.key(),
                            new KeptAnswer(key.requestHash(), match.id(), event.seq())));
        }
        if (after.status() != Status.OPEN && match.status() == Status.OPEN) {
            store.releaseJoinCode(match.id());
        }
        return new Answer(after, OptionalInt.of(event.seq()), false);
    }

    /** What comes too early comes again when it can be time, and not before. */
    private Answer unchanged(Match match, @Nullable Instant seen, Command command) {
        if (command instanceof Command.TimeOut) {
            store.comeDueAt(match.id(), match.dueAt(seen, settings).orElse(null));
        }
        return new Answer(match, OptionalInt.empty(), false);
    }

    private @Nullable Instant moverSeen(Match match, Command command) {
        return command instanceof Command.TimeOut
                ? match.awaited()
                        .flatMap(person -> sightings.lastSeen(match.id(), person))
                        .orElse(null)
                : null;
    }

    private Optional<Answer> earlier(Match match, Submission submission) {
        return submission.actor() instanceof Actor.Person person
                ? submission.key().flatMap(key -> replay(match.id(), person.id(), key))
                : Optional.empty();
    }

    /** Returns the answer that a request has had before under its key. */
    private Optional<Answer> replay(UUID scope, UUID player, RequestKey key) {
        return keys.find(scope, player, key.key()).map(kept -> {
            if (!kept.requestHash().equals(key.requestHash())) {
                throw new Refusal(Code.KEY_REUSED);
            }
            Match now = store.find(kept.match()).map(MatchLog::match).orElseThrow();
            return new Answer(now, OptionalInt.of(kept.seq()), true);
        });
    }

    /** Whoever may not see a match is told that there is none, unless a code was tried to sit. */
    private static void requireAccess(Match match, Submission submission) {
        if (!(submission.actor() instanceof Actor.Person person)
                || match.isVisibleTo(person.id(), submission.joinCode().orElse(null))) {
            return;
        }
        boolean triedToSit = submission.command() instanceof Command.Sit
                && submission.joinCode().isPresent();
        throw new Refusal(triedToSit ? Code.WRONG_JOIN_CODE : Code.NOT_FOUND);
    }
}
