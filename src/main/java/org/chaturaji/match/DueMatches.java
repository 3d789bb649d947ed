package org.chaturaji.match;

import io.micrometer.core.instrument.MeterRegistry;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.cpu.ComputerPlayer;
import org.chaturaji.cpu.GreedyPlayer;
import org.chaturaji.engine.Action;
import org.chaturaji.engine.Move;
import org.jboss.logging.Logger;
import org.jboss.logging.MDC;

import java.time.Duration;
import java.util.UUID;

/**
 * Does what nobody asks for: plays for seats without a person, one step at a time, takes over from
 * people who are out of time or out of sight, and gives up matches that stay open. The due time in
 * the store is the only timer: a step that fails, or whose replica dies, comes due again after the
 * lease. Each step expects the version it was thought for, so it counts once however many replicas
 * try.
 */
@ApplicationScoped
class DueMatches {

    private static final Logger LOG = Logger.getLogger(DueMatches.class);
    private static final Duration BUSY_AGAIN = Duration.ofMillis(250);
    private static final String MDC_KEY = "match";

    private final MatchTransactions transactions;
    private final MatchService service;
    private final MatchStore store;
    private final MeterRegistry metrics;
    private final ComputerPlayer player = new GreedyPlayer();

    DueMatches(
            MatchTransactions transactions,
            MatchService service,
            MatchStore store,
            MeterRegistry metrics) {
        this.transactions = transactions;
        this.service = service;
        this.store = store;
        this.metrics = metrics;
    }

    /** Takes the step that is due in a match; whatever comes of it is counted, nothing is thrown. */
    void act(UUID match) {
        MDC.put(MDC_KEY, match.toString());
        try {
            store.find(match).map(MatchLog::match).ifPresent(this::act);
            count("done");
        } catch (Refusal refusal) {
            LOG.debugf("step dropped: %s", refusal.code().code());
            dropped(match, refusal);
        } catch (RuntimeException e) {
            LOG.warn("a step failed and is taken again after the lease", e);
            count("failed");
        } finally {
            MDC.remove(MDC_KEY);
        }
    }

    private void act(Match match) {
        if (match.awaitsComputer()) {
            service.execute(Submission.at(match, new Actor.Computer(), choose(match)));
        } else if (match.status() == Status.OPEN) {
            service.execute(Submission.at(match, new Actor.Service(), new Command.Abort()));
        } else if (match.awaited().isPresent()) {
            service.execute(Submission.at(match, new Actor.Service(), new Command.TimeOut()));
        }
    }

    /** Whoever was faster has set the due time anew; who has the match just now soon has it not. */
    private void dropped(UUID match, Refusal refusal) {
        count("dropped");
        if (refusal.code() == Refusal.Code.BUSY) {
            transactions.comeDueIn(match, BUSY_AGAIN);
        }
    }

    private void count(String outcome) {
        metrics.counter("chaturaji.match.steps", "outcome", outcome).increment();
    }

    private Command choose(Match match) {
        if (match.game().position().roll().isEmpty()) {
            return new Command.Roll();
        }
        long seed = match.id().getLeastSignificantBits() + match.version();
        Action choice = player.choose(match.game().position(), seed);
        return choice instanceof Move move ? new Command.Move(move) : new Command.EndTurn();
    }
}
