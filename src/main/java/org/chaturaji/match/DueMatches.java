package org.chaturaji.match;

import io.opentelemetry.instrumentation.annotations.WithSpan;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.cpu.ComputerPlayer;
import org.chaturaji.engine.Action;
import org.chaturaji.engine.Move;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;

import java.time.Duration;
import java.util.Optional;

/**
 * Does what nobody asks for: plays for seats without a person, one step at a time, takes over from
 * people who are out of time or out of sight, and gives up matches that stay open. The due time in
 * the store is the only timer: a step that fails, or whose replica dies, comes due again after the
 * lease, which grows from one failure to the next. Each step expects the version it was thought for,
 * so it counts once however many replicas try.
 */
@ApplicationScoped
class DueMatches {

    private static final Logger LOG = Logger.getLogger(DueMatches.class);
    private static final Duration BUSY_AGAIN = Duration.ofMillis(250);
    private static final String MDC_KEY = "match";

    /** Somebody else was faster. */
    private static final String DROPPED = "dropped";

    private final MatchTransactions transactions;
    private final MatchService service;
    private final MatchStore store;
    private final MatchMetrics metrics;

    DueMatches(
            MatchTransactions transactions,
            MatchService service,
            MatchStore store,
            MatchMetrics metrics) {
        this.transactions = transactions;
        this.service = service;
        this.store = store;
        this.metrics = metrics;
    }

    /** Takes the step that is due in a match; whatever comes of it is counted, nothing is thrown. */
    @WithSpan("match.step")
    void act(Claim claim) {
        MDC.put(MDC_KEY, claim.match().toString());
        try {
            metrics.step(outcome(claim));
        } catch (RuntimeException e) {
            LOG.warn("a step failed and is taken again after the lease", e);
            metrics.step("failed");
        } finally {
            MDC.remove(MDC_KEY);
        }
    }

    private String outcome(Claim claim) {
        try {
            Match match = store.find(claim.match()).map(MatchLog::match).orElseThrow();
            return next(match).map(this::take).orElse(DROPPED);
        } catch (Refusal refusal) {
            LOG.debugf("step refused: %s", refusal.code().code());
            return refused(claim, refusal);
        }
    }

    /** Returns what the service has to do now, if anything. */
    Optional<Submission> next(Match match) {
        if (match.awaitsComputer()) {
            return Optional.of(Submission.at(match, new Actor.Computer(), choose(match)));
        } else if (match.status() == Status.OPEN) {
            return Optional.of(Submission.at(match, new Actor.Service(), new Command.Abort()));
        }
        return match.awaited()
                .map(person -> Submission.at(match, new Actor.Service(), new Command.TimeOut()));
    }

    private String take(Submission step) {
        return service.execute(step).seq().isPresent() ? "done" : "early";
    }

    /** Whoever was faster has set the due time anew; who has the match just now soon has it not. */
    private String refused(Claim claim, Refusal refusal) {
        return switch (refusal.code()) {
            case VERSION_CHANGED -> DROPPED;
            case BUSY -> {
                transactions.comeDueIn(claim, BUSY_AGAIN);
                yield "busy";
            }
            default -> throw refusal;
        };
    }

    private Command choose(Match match) {
        if (match.game().position().roll().isEmpty()) {
            return new Command.Roll();
        }
        long seed = match.id().getLeastSignificantBits() + match.version();
        Action choice = metrics.thought(
                match.computersLevel(),
                () -> ComputerPlayer.at(match.computersLevel())
                        .choose(match.game().position(), seed));
        return choice instanceof Move move ? new Command.Move(move) : new Command.EndTurn();
    }
}
