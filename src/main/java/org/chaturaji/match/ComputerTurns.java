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
 * Plays for seats without a person, one step at a time. The due time in the store is the only timer:
 * a step that fails, or whose replica dies, comes due again after the lease. Each step expects the
 * version it was thought for, so it counts once however many replicas try.
 */
@ApplicationScoped
class ComputerTurns {

    private static final Logger LOG = Logger.getLogger(ComputerTurns.class);
    private static final int CLAIM = 16;

    private final MatchTransactions transactions;
    private final MatchService service;
    private final MatchStore store;
    private final ComputerPlayer player = new GreedyPlayer();

    ComputerTurns(MatchTransactions transactions, MatchService service, MatchStore store) {
        this.transactions = transactions;
        this.service = service;
        this.store = store;
    }

    /** Plays one step in every match where one is due, and returns in how many. */
    int playDue() {
        List<UUID> due = transactions.claimDue(CLAIM);
        due.forEach(this::playSafely);
        return due.size();
    }

    private void playSafely(UUID id) {
        try {
            store.find(id)
                    .map(MatchLog::replay)
                    .filter(Match::awaitsComputer)
                    .ifPresent(this::play);
        } catch (Refusal refusal) {
            // Somebody was faster, or has the match just now: the due time brings it back if
            // needed.
            LOG.debugf("step in match %s dropped: %s", id, refusal.code().code());
        } catch (RuntimeException e) {
            LOG.warnf(e, "step in match %s failed and is tried again", id);
        }
    }

    private void play(Match match) {
        service.execute(Submission.at(match, new Actor.Computer(), choose(match)));
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
