package org.chaturaji.match;

import io.opentelemetry.instrumentation.annotations.WithSpan;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;

import org.chaturaji.engine.Seat;
import org.chaturaji.match.Refusal.Code;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * A rematch, in one transaction. Everybody who asks after the same match waits for the lock on its
 * row: the first one makes the next match, the others find it. Rows are locked from old to new
 * along the group, never the other way, so that nobody waits in a ring.
 */
@ApplicationScoped
class RematchTransactions {

    private final MatchStore store;
    private final Groups groups;
    private final MatchWriter writer;
    private final EarlierAnswers earlier;

    RematchTransactions(
            MatchStore store, Groups groups, MatchWriter writer, EarlierAnswers earlier) {
        this.store = store;
        this.groups = groups;
        this.writer = writer;
        this.earlier = earlier;
    }

    /** Returns the next match; the order of the checks is that of SERVICE.md 3. */
    @WithSpan("match.transaction")
    @Transactional
    Answer rematch(Rematch rematch) {
        UUID asker = rematch.asker();
        Match old = lock(rematch.match());
        if (!old.isVisibleTo(asker, rematch.joinCode().orElse(null))) {
            throw new Refusal(Code.NOT_FOUND);
        }
        Optional<Answer> before = earlier.find(old.id(), asker, rematch.key());
        if (before.isPresent()) {
            return before.get();
        }
        Seat own = new NextGame(old)
                .people()
                .seatOf(asker)
                .orElseThrow(() -> new Refusal(Code.NOT_YOUR_SEAT));
        if (!old.isOver()) {
            throw new Refusal(Code.NOT_OVER);
        }
        Match last = lastAfter(old);
        boolean isThere = !last.id().equals(old.id()) && last.status() != Status.ABORTED;
        Answer answer = isThere ? join(last, own, rematch) : make(old, last, own, rematch);
        earlier.keep(old.id(), asker, rematch.key(), answer);
        return answer;
    }

    /**
     * Returns the rematch of {@code old}; where that was aborted, the one after it, and so on.
     * Without any it is {@code old} itself, and where all were aborted, the last one of them.
     */
    private Match lastAfter(Match old) {
        Match last = old;
        Optional<UUID> next = groups.rematchOf(old.id());
        while (next.isPresent()) {
            last = lock(next.get());
            boolean aborted = last.status() == Status.ABORTED;
            next = aborted ? groups.rematchOf(last.id()) : Optional.empty();
        }
        return last;
    }

    /** Makes the next match; whoever asks after {@code old} or {@code last} from now on joins it. */
    private Answer make(Match old, Match last, Seat own, Rematch rematch) {
        UUID asker = rematch.asker();
        NextGame game = new NextGame(old);
        Reservations others = game.people().only(person -> !person.equals(asker));
        Reservations reserved = others.only(groups.stillHere(others.all())::contains);
        Creation creation = rematch.wish().over(old, own);
        Answer made = writer.create(
                writer.nextIn(old.facts().group(), game.first(), creation.ranked()),
                own,
                creation.by(asker, reserved));
        groups.setRematch(List.of(old.id(), last.id()), made.match().id());
        return made;
    }

    /** Seats the asker where they sat, unless they sit already or the seat is not to be had. */
    private Answer join(Match next, Seat own, Rematch rematch) {
        UUID asker = rematch.asker();
        if (!next.isVisibleTo(asker, null)) {
            throw new Refusal(Code.NOT_FOUND);
        }
        Optional<Seat> seat = next.isSeated(asker) ? Optional.empty() : Optional.of(own);
        return writer.seat(next, asker, new Command.Sit(seat, rematch.wish().clientSeed()))
                .orElse(Answer.unchanged(next));
    }

    private Match lock(UUID match) {
        return store.lock(match)
                .map(MatchLog::match)
                .orElseThrow(() -> new Refusal(Code.NOT_FOUND));
    }
}
