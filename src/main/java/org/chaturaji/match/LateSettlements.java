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

    /** Takes some 50 ms: due matches can wait that long. */
    static final int AT_ONCE = 20;

    private final ResultStore results;
    private final MatchTransactions transactions;
    private Optional<UUID> last = Optional.empty();

    LateSettlements(ResultStore results, MatchTransactions transactions) {
        this.results = results;
        this.transactions = transactions;
    }

    /**
     * Notes those of the next few matches, each in a transaction of its own: a bad one holds up no
     * other. Only one thread may call it.
     *
     * @return whether there may be more; if not, the next call begins anew
     */
    boolean settleSome() {
        List<UUID> found = results.unsettled(last, AT_ONCE);
        found.forEach(this::settle);
        boolean more = found.size() == AT_ONCE;
        last = more ? Optional.of(found.get(AT_ONCE - 1)) : Optional.empty();
        return more;
    }

    private void settle(UUID match) {
        try {
            transactions.settle(match);
        } catch (RuntimeException e) {
            LOG.warnf(e, "the result of match %s cannot be noted", match);
        }
    }
}
