package org.chaturaji.match;

import jakarta.enterprise.context.ApplicationScoped;

import org.chaturaji.cpu.ComputerPlayer;
import org.chaturaji.cpu.GreedyPlayer;
import org.chaturaji.engine.Action;
import org.chaturaji.engine.Move;
import org.jboss.logging.Logger;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Does what nobody asks for: plays for seats without a person, one step at a time, ends turns whose
 * time is over, and gives up matches that stay open. The due time in the store is the only timer: a
 * step that fails, or whose replica dies, comes due again after the lease. Each step expects the
 * version it was thought for, so it counts once however many replicas try.
 */
@ApplicationScoped
class DueMatches {

    private static final Logger LOG = Logger.getLogger(DueMatches.class);
    private static final int CLAIM = 16;

    private final MatchTransactions transactions;
    private final MatchService service;
    private final MatchStore store;
    private final ComputerPlayer player = new GreedyPlayer();

    DueMatches(MatchTransactions transactions, MatchService service, MatchStore store) {
        this.transactions = transactions;
        this.service = service;
        this.store = store;
    }

    /** Takes one step in some of the matches where one is due, and returns in how many. */
    int actOnDue() {
        List<UUID> due = transactions.claimDue(CLAIM);
        due.forEach(this::actSafely);
        return due.size();
    }

    private void actSafely(UUID id) {
        try {
            store.find(id).map(MatchLog::replay).ifPresent(this::act);
        } catch (Refusal refusal) {
            // Somebody was faster, or has the match just now: the due time brings it back if
            // needed.
            LOG.debugf("step in match %s dropped: %s", id, refusal.code().code());
        } catch (RuntimeException e) {
            LOG.warnf(e, "step in match %s failed and is tried again", id);
        }
    }

    private void act(Match match) {
        if (match.awaitsComputer()) {
            service.execute(Submission.at(match, new Actor.Computer(), choose(match)));
        } else if (match.status() == Status.OPEN) {
            service.execute(Submission.at(match, new Actor.Service(), new Command.Abort()));
        } else if (match.deadline().isPresent()) {
            service.execute(Submission.at(match, new Actor.Service(), new Command.TimeOut()));
        }
    }

    private Command choose(Match match) {
        if (match.game().position().roll().isEmpty()) {
            return new Command.Roll();
        }
        long seed = match.id().getLeastSignificantBits() + match.version();
        Action choice = player.choose(match.game().position(), seed);
        return Optional.of(choice)
                .filter(Move.class::isInstance)
                .map(move -> (Command) new Command.Move((Move) move))
                .orElse(new Command.EndTurn());
    }
}
