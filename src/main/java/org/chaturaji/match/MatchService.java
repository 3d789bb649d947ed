package org.chaturaji.match;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.match.Refusal.Code;
import org.jboss.logging.Logger;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Everything that can be done with matches. A command travels: lock of the match, transaction, row
 * lock, {@link Decisions}, log, commit. Thread-safe.
 */
@ApplicationScoped
public class MatchService {

    private static final Logger LOG = Logger.getLogger(MatchService.class);

    /** Stands for no match: those who search for one wait in this line. */
    private static final UUID SEARCH = new UUID(0, 0);

    private final MatchTransactions transactions;
    private final QuickTransactions quick;
    private final RematchTransactions rematches;
    private final MatchStore store;
    private final MatchLists lists;
    private final MatchLock lock;
    private final MatchFeed feed;
    private final MatchMetrics metrics;

    MatchService(
            MatchTransactions transactions,
            QuickTransactions quick,
            RematchTransactions rematches,
            MatchStore store,
            MatchLists lists,
            MatchLock lock,
            MatchFeed feed,
            MatchMetrics metrics) {
        this.transactions = transactions;
        this.quick = quick;
        this.rematches = rematches;
        this.store = store;
        this.lists = lists;
        this.lock = lock;
        this.feed = feed;
        this.metrics = metrics;
    }

    /** Returns the match made for {@code creator}, or the one that the same request made before. */
    public Answer create(UUID creator, Creation creation, Optional<RequestKey> key) {
        return told(metrics.command(
                "create", By.PERSON, () -> transactions.create(creator, creation, key)));
    }

    /**
     * Carries a command out, at most once. People wait for each other outside the database; what the
     * service does itself goes ahead of their line.
     *
     * @throws Refusal when it is not allowed; nothing has changed
     */
    public Answer execute(Submission submission) {
        Answer answer = metrics.command(
                submission.command().kind(), submission.actor().by(), () -> carryOut(submission));
        LOG.debugf(
                "%s by %s: version %d of match %s",
                submission.command(),
                submission.actor().by().code(),
                answer.match().version(),
                submission.match());
        return told(answer);
    }

    private Answer carryOut(Submission submission) {
        return submission.actor() instanceof Actor.Person
                ? lock.whileHolding(submission.match(), () -> transactions.execute(submission))
                : transactions.execute(submission);
    }

    /**
     * Returns an open public match in which the person sits and all is as wished: one in which they
     * sat already, else the oldest that has a seat for them, else a new one.
     *
     * @param wish private is none of it
     */
    public Answer quick(UUID person, Wish wish, Optional<RequestKey> key) {
        return told(metrics.command(
                "quick",
                By.PERSON,
                () -> lock.whileHolding(SEARCH, () -> quick.quick(person, wish, key))));
    }

    /**
     * Returns the next match of a group: made for who asks first, the same for all who ask later.
     * Whoever asks takes the seat that they had, if it is to be had.
     *
     * @throws Refusal when it is not allowed; nothing has changed
     */
    public Answer rematch(Rematch rematch) {
        return told(metrics.command(
                "rematch",
                By.PERSON,
                () -> lock.whileHolding(rematch.match(), () -> rematches.rematch(rematch))));
    }

    /** Ends a person's part in all matches: see {@link Command.Withdraw}. */
    public void withdrawFromAll(UUID player) {
        for (Seating seating : store.unfinishedOf(List.of(player))) {
            execute(Submission.of(
                    seating.match(), new Actor.Service(), new Command.Withdraw(player)));
        }
    }

    /**
     * Returns a match with its log.
     *
     * @throws Refusal {@link Code#NOT_FOUND} when there is none that the viewer may see
     */
    public MatchLog find(UUID match, Optional<UUID> viewer, Optional<String> joinCode) {
        return store.find(match)
                .filter(log -> log.match().isVisibleTo(viewer.orElse(null), joinCode.orElse(null)))
                .orElseThrow(() -> new Refusal(Code.NOT_FOUND));
    }

    /** Returns the matches that a filter lets through, newest first. */
    public List<MatchSummary> list(MatchFilter filter) {
        return lists.list(filter.withMeantJoinCode());
    }

    /** Lets everybody know what has just happened, once it has. */
    private Answer told(Answer answer) {
        if (answer.seq().isPresent() && !answer.replayed()) {
            feed.tell(News.of(answer.match()));
        }
        return answer;
    }
}
