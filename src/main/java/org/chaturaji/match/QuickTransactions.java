package org.chaturaji.match;

import io.opentelemetry.instrumentation.annotations.WithSpan;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import java.util.Optional;
import java.util.UUID;

/**
 * A seat in the first match that will do, in one transaction. First it waits to be the only one
 * that searches: of two people who find nothing, the second finds what the first has made. Then it
 * locks the matches that it tries, one after the other. It waits for none of them: what others
 * keep, even for long, keeps nobody from playing elsewhere.
 */
@ApplicationScoped
class QuickTransactions {

    private final OpenMatches open;
    private final MatchStore store;
    private final MatchWriter writer;
    private final EarlierAnswers earlier;

    QuickTransactions(
            OpenMatches open, MatchStore store, MatchWriter writer, EarlierAnswers earlier) {
        this.open = open;
        this.store = store;
        this.writer = writer;
        this.earlier = earlier;
    }

    /** Returns the match in which the person now sits; the answer has no event if they sat there. */
    @WithSpan("match.transaction")
    @Transactional
    Answer quick(UUID person, Wish wish, Optional<RequestKey> key) {
        open.searchAlone();
        Optional<Answer> before = earlier.find(person, person, key);
        if (before.isPresent()) {
            return before.get();
        }
        Answer answer = seated(person, wish)
                .or(() -> sitDown(person, wish))
                .orElseGet(() -> make(person, wish));
        earlier.keep(person, person, key, answer);
        return answer;
    }

    private Optional<Answer> seated(UUID person, Wish wish) {
        return open.seatedIn(person, wish)
                .flatMap(store::find)
                .map(MatchLog::match)
                .map(Answer::unchanged);
    }

    /** The next one is tried when somebody who did not search was faster at the last seat. */
    private Optional<Answer> sitDown(UUID person, Wish wish) {
        Command.Sit sit = new Command.Sit(wish.seat(), wish.clientSeed());
        Optional<UUID> next = open.lockOldest(person, wish, Optional.empty());
        while (next.isPresent()) {
            Optional<Answer> answer = store.lock(next.get())
                    .map(MatchLog::match)
                    .flatMap(match -> writer.seat(match, person, sit));
            if (answer.isPresent()) {
                return answer;
            }
            next = open.lockOldest(person, wish, next);
        }
        return Optional.empty();
    }

    private Answer make(UUID person, Wish wish) {
        Creation creation = wish.creation();
        return writer.create(
                writer.newGroup(creation.ranked()),
                creation.seat(),
                creation.by(person, Reservations.NONE));
    }
}
