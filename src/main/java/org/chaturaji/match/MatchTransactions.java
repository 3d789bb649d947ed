package org.chaturaji.match;

import io.opentelemetry.instrumentation.annotations.WithSpan;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.match.Refusal.Code;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** What of a command happens inside its one transaction; {@link MatchService} waits outside. */
@ApplicationScoped
class MatchTransactions {

    private final MatchStore store;
    private final MatchWriter writer;
    private final EarlierAnswers earlier;
    private final RequestKeys keys;
    private final MatchSettings settings;

    MatchTransactions(
            MatchStore store,
            MatchWriter writer,
            EarlierAnswers earlier,
            RequestKeys keys,
            MatchSettings settings) {
        this.store = store;
        this.writer = writer;
        this.earlier = earlier;
        this.keys = keys;
        this.settings = settings;
    }

    /** Makes a match; under a key that has made one before, that one is the answer. */
    @WithSpan("match.transaction")
    @Transactional
    Answer create(UUID creator, Creation creation, Optional<RequestKey> key) {
        MatchFacts facts = writer.newGroup(creation.ranked());
        if (key.isPresent()) {
            // There is no lock to wait for yet: the key itself is what the same request waits for.
            KeptAnswer answer = new KeptAnswer(key.get().requestHash(), facts.id(), 1);
            if (!keys.keep(creator, creator, key.get().key(), answer)) {
                store.releaseJoinCode(facts.id());
                return earlier.find(creator, creator, key).orElseThrow();
            }
        }
        return writer.create(facts, creation.seat(), creation.by(creator, Reservations.NONE));
    }

    /** Carries a command out; the order of the checks is that of SERVICE.md 3. */
    @WithSpan("match.transaction")
    @Transactional
    Answer execute(Submission submission) {
        Match match = store.lock(submission.match())
                .map(MatchLog::match)
                .orElseThrow(() -> new Refusal(Code.NOT_FOUND));
        requireAccess(match, submission);
        Optional<UUID> person = submission.person();
        Optional<Answer> before =
                person.flatMap(it -> earlier.find(match.id(), it, submission.key()));
        if (before.isPresent()) {
            return before.get();
        }
        Set<Integer> versions = submission.versions().orElse(Set.of(match.version()));
        if (!versions.contains(match.version())) {
            throw new Refusal(Code.VERSION_CHANGED);
        }
        Answer answer = writer.carryOut(match, submission.actor(), submission.command());
        if (answer.seq().isPresent()) {
            person.ifPresent(it -> earlier.keep(match.id(), it, submission.key(), answer));
        }
        return answer;
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

    /** Lets matches come due that an earlier release has left to wait for ever. */
    @Transactional
    int findForgotten() {
        return store.findForgotten();
    }

    /** Notes the result of a finished match, of which none is noted yet. */
    @Transactional
    void settle(UUID match) {
        store.find(match).ifPresent(writer::settle);
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
