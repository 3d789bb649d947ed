package org.chaturaji.player;

import java.time.Duration;
import java.util.concurrent.CompletionStage;

/** What is left of the budgets of people and addresses, the same for all replicas. */
public interface Budgets {

    /**
     * Takes a token, if there is one, without blocking. Never fails.
     *
     * @param owner whose budget it is, such as an address
     */
    CompletionStage<Taken> take(Budget budget, String owner);

    /**
     * What came of it.
     *
     * @param granted whether there was a token
     * @param left how many tokens there are still
     * @param pause until there is a token again; zero while there is one
     */
    record Taken(boolean granted, int left, Duration pause) {}
}
