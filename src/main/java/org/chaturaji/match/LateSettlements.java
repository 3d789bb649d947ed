package org.chaturaji.match;

import jakarta.enterprise.context.ApplicationScoped;

import org.jboss.logging.Logger;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Notes the results of matches that ended where nobody noted any: on an older release. */
@ApplicationScoped
class LateSettlements {

    private static final Logger LOG = Logger.getLogger(LateSettlements.class);
    private static final int AT_ONCE = 100;

    private final ResultStore results;
    private final MatchTransactions transactions;

    LateSettlements(ResultStore results, MatchTransactions transactions) {
        this.results = results;
        this.transactions = transactions;
    }

    /** Goes through all of them, each in a transaction of its own: a bad one holds up no other. */
    void settle() {
        Optional<UUID> last = Optional.empty();
        List<UUID> found;
        do {
            found = results.unsettled(last, AT_ONCE);
            found.forEach(this::settle);
            last = found.isEmpty() ? last : Optional.of(found.get(found.size() - 1));
        } while (found.size() == AT_ONCE);
    }

    private void settle(UUID match) {
        try {
            transactions.settle(match);
        } catch (RuntimeException e) {
            LOG.warnf(e, "the result of match %s cannot be noted", match);
        }
    }
}
